import { BOARD_NAMES, BOARDS, type Board } from '@jobapply/core/jobs/boards'
import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { grant, grantedBoards, withdraw } from '#platform/grants'

/** Each board is off until the person grants it here: the browser asks only after a click in a page of the extension. */
export function Boards() {
  const [granted, setGranted] = useState<readonly Board[]>([])
  const asked = new URLSearchParams(location.search).get('platform')

  useEffect(() => {
    const read = () => void grantedBoards().then(setGranted)
    read()
    browser.permissions.onAdded.addListener(read)
    browser.permissions.onRemoved.addListener(read)
    return () => {
      browser.permissions.onAdded.removeListener(read)
      browser.permissions.onRemoved.removeListener(read)
    }
  }, [])

  return (
    <section>
      <h2>Boards</h2>
      <p className="quiet">
        The terms of boards such as LinkedIn, Indeed and Glassdoor don't allow automated access. Your accounts are yours, and so
        is the risk. We read slowly, and only while our search page is open.
      </p>
      <ul className="card rows" aria-label="Boards">
        {BOARD_NAMES.map((board) => {
          const isOn = granted.includes(board)
          return (
            <li key={board} data-asked={board === asked && !isOn ? '' : undefined}>
              <strong>{BOARDS[board]}</strong>
              <button
                type="button"
                className={isOn ? 'button' : 'button primary'}
                aria-label={`${isOn ? 'Turn off' : 'Enable'} ${BOARDS[board]}`}
                onClick={() => void (isOn ? withdraw(board) : grant(board))}
              >
                {isOn ? 'Turn off' : 'Enable'}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { useEffect, useState } from 'react'
import { readKey, watchKept } from '#platform/kept'
import { unpair } from '#platform/server'

type State = 'unknown' | 'paired' | 'unpaired' | 'forgotten here'

/** Whether this browser works for an account, and the way to end that from here. */
export function Pairing({ site }: { site: string }) {
  const [state, setState] = useState<State>('unknown')
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const read = async () => {
      const key = await readKey()
      setState((before) => (key !== undefined ? 'paired' : before === 'forgotten here' ? before : 'unpaired'))
    }
    void read()
    return watchKept(() => void read())
  }, [])

  async function end() {
    setIsBusy(true)
    setState((await unpair()) ? 'unpaired' : 'forgotten here')
    setIsBusy(false)
  }

  if (state === 'unknown') return null
  return (
    <section>
      <h2>This browser</h2>
      <ul className="card rows" aria-label="This browser">
        <li>
          <div role="status">
            <strong>{state === 'paired' ? 'Paired with your account' : 'Not paired'}</strong>
            <p className="quiet">
              {state === 'forgotten here'
                ? 'The key is deleted here, but the site could not be reached. Revoke this browser under Settings > Account > Devices.'
                : `It speaks with ${site} and with no other site of ours.`}
            </p>
          </div>
          {state === 'paired' ? (
            <button type="button" className="button" disabled={isBusy} onClick={() => void end()}>
              Unpair
            </button>
          ) : (
            <a className="button primary" href={`${site}/extension`} target="_blank" rel="noreferrer">
              Pair
            </a>
          )}
        </li>
      </ul>
    </section>
  )
}

import { DEVICE_REVOKED } from '@jobapply/core/auth/constants'
import { useEffect, useState } from 'react'
import { type PairingState, readPairing, watchKept } from '#platform/kept'
import { unpair } from '#platform/server'

type State = 'unknown' | PairingState | 'forgotten here'

/** Whether this browser works for an account, and the way to end that from here. */
export function Pairing({ site }: { site: string }) {
  const [state, setState] = useState<State>('unknown')
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const read = async () => {
      const pairing = await readPairing()
      setState((before) => (pairing === 'unpaired' && before === 'forgotten here' ? before : pairing))
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
                : state === 'revoked'
                  ? DEVICE_REVOKED
                  : `It talks to ${site} and no other site.`}
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

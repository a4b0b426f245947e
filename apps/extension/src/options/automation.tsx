import type { ExtensionState } from '@jobapply/core/applications/extension-schema'
import { UNATTENDED_PACE } from '@jobapply/core/applications/unattended/constants'
import { UNATTENDED_PLATFORMS } from '@jobapply/core/applications/unattended/rules'
import { BOARDS } from '@jobapply/core/jobs/boards'
import { useEffect, useState } from 'react'
import { ask } from '#panel/ask'
import { readKey, watchKept } from '#platform/kept'

type State = Pick<ExtensionState, 'fullAutomation' | 'stoppedAt' | 'usage'>

async function readState(): Promise<State | 'away' | 'unpaired'> {
  if ((await readKey()) === undefined) return 'unpaired'
  return ((await ask({ type: 'apply.automation' })) as State | undefined) ?? 'away'
}

/** The account's setting, with what it risks. It counts in every paired browser that is running. */
export function Automation({ site }: { site: string }) {
  const [state, setState] = useState<State | 'away' | 'unpaired'>()
  useEffect(() => {
    const load = () => void readState().then(setState)
    load()
    return watchKept(load)
  }, [])

  async function change(platform: (typeof UNATTENDED_PLATFORMS)[number], isOn: boolean) {
    const after = (await ask({ type: 'apply.automate', platform, isOn })) as Pick<State, 'fullAutomation'> | undefined
    setState((before) => (after && typeof before === 'object' ? { ...before, ...after } : 'away'))
  }

  return (
    <section>
      <h2>Full automation</h2>
      <p className="quiet">
        On platforms you switch on here, queued applications are sent without a click from you while this browser is running, but
        only if automation is on for the profile, the posting's conditions are met, and every required answer is certain and was
        read back from the page. Your resume goes to the employer as soon as it is attached. Consents, signatures, checks,
        questions that only you can answer and jobs that a program queued with your API key always wait for you.
      </p>
      <p className="quiet">
        <strong>The risk is yours:</strong> these platforms do not allow automated use in their terms and may limit or close your
        account, and what was sent cannot be called back. LinkedIn is never automated.
      </p>
      <p className="quiet">
        At most {UNATTENDED_PACE.aDay} a day, one after the other, at least {UNATTENDED_PACE.spacingSeconds} seconds apart, within
        your plan and the limit under <a href={`${site}/auto-apply`}>Auto Apply</a>. Stop everything ends it at once.
      </p>
      {state === 'unpaired' && <p className="quiet">Pair this browser first.</p>}
      {state === 'away' && (
        <div className="card calm" role="alert">
          <p>We couldn't reach your settings.</p>
          <button type="button" className="button" onClick={() => void readState().then(setState)}>
            Retry
          </button>
        </div>
      )}
      {typeof state === 'object' && (
        <>
          <p role="status" className="quiet">
            {stateInWords(state)}
          </p>
          <ul className="card rows" aria-label="Full automation">
            {UNATTENDED_PLATFORMS.map((platform) => (
              <li key={platform}>
                <label className="line grow">
                  <strong>{BOARDS[platform]}</strong>
                  <input
                    type="checkbox"
                    checked={state.fullAutomation.includes(platform)}
                    onChange={({ target }) => void change(platform, target.checked)}
                  />
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

export function stateInWords({ fullAutomation, stoppedAt, usage }: State): string {
  const on = UNATTENDED_PLATFORMS.filter((platform) => fullAutomation.includes(platform)).map((platform) => BOARDS[platform])
  if (on.length === 0) return 'Off: you press Submit for each application.'
  if (stoppedAt !== null) return 'Everything is stopped. Nothing is sent until you continue.'
  if (!usage.mayAutomate) return "Your plan doesn't include automation: you press Submit for each application."
  return `On for ${on.join(', ')}.`
}

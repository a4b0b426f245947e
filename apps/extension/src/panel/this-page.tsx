import { ALREADY_APPLIED, STOPPED, TOO_MANY_SAVED_JOBS } from '@jobapply/core/applications/faults'
import type { FormProfiles } from '@jobapply/core/applications/here-schema'
import { type FormEvent, useEffect, useState } from 'react'
import type { Look } from '#applications/here/here'
import { type Here, readHere } from '#applications/here/here-tab'
import { watchRun } from '#applications/kept-run'
import { grantSite } from '#platform/grants'
import { ask } from './ask.ts'

type Profiles = FormProfiles['profiles']
type State = { look: Look; profiles: Profiles } | 'closed' | 'away' | undefined

const REFUSED: Readonly<Record<string, string>> = {
  ALREADY_APPLIED: ALREADY_APPLIED.message,
  STOPPED: STOPPED.message,
  TOO_MANY_SAVED_JOBS: TOO_MANY_SAVED_JOBS.message,
  BAD_INPUT: "The server didn't accept this job. Check its title and company.",
}
const AWAY = "We couldn't reach the server. Nothing was filled in. Try again."

/** 'Fill this form', for the page on which the person clicked the toolbar's button. */
export function ThisPage() {
  const [here, setHere] = useState<Here>()
  useEffect(() => {
    const read = () => void readHere().then((found) => setHere((old) => (old?.at === found?.at ? old : found)))
    read()
    return watchRun(read)
  }, [])
  return here ? <Page key={here.at} tab={here.tab} /> : null
}

function Page({ tab }: { tab: number }) {
  const [state, setState] = useState<State>()
  useEffect(() => void load(tab).then(setState), [tab])
  const again = () => void load(tab).then(setState)
  return (
    <section aria-label="This page">
      <h1>This page</h1>
      {state === undefined && <p className="quiet">Reading the page</p>}
      {state === 'closed' && (
        <p className="card calm">
          The browser doesn't let extensions read this page. Open the application form, then click our button.
        </p>
      )}
      {state === 'away' && <p className="card calm">{AWAY}</p>}
      {typeof state === 'object' &&
        (state.look.fields > 0 ? <Job tab={tab} {...state} /> : <NoForm {...state.look} onAgain={again} />)}
    </section>
  )
}

async function load(tab: number): Promise<State> {
  const look = (await ask({ type: 'apply.look', tab })) as Look | undefined
  if (!look) return 'closed'
  const told = (await ask({ type: 'apply.profiles' })) as FormProfiles | undefined
  return told ? { look, profiles: told.profiles } : 'away'
}

/** A form that stands in another site's frame can be read when the person opens that one site. */
function NoForm({ frames, why, onAgain }: Pick<Look, 'frames' | 'why'> & { onAgain(): void }) {
  return (
    <div className="card calm">
      <p>{why || "We don't see an application form here. Open it on the page, then look again."}</p>
      {frames.length > 0 && <p>The form may be in a part of the page that another site provides:</p>}
      <div className="buttons">
        {frames.map((origin) => (
          <button
            key={origin}
            type="button"
            className="button"
            onClick={() => void grantSite(origin).then((isGranted) => isGranted && onAgain())}
          >
            Allow {new URL(origin).host}
          </button>
        ))}
        <button type="button" className="button" onClick={onAgain}>
          Look again
        </button>
      </div>
    </div>
  )
}

function Job({ tab, look, profiles }: { tab: number; look: Look; profiles: Profiles }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const primary = profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0]
  if (!primary) return <p className="card calm">You have no profile yet. Create one in the web app, then look again.</p>

  async function fill(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const [title, company] = [text('title'), text('company')]
    if (!title || !company) return setProblem('Type the job title and the company.')
    setBusy(true)
    const { address, location } = look
    const job = { title, company, location, address }
    const code = (await ask({ type: 'apply.here', tab, job, profileId: text('profile') || primary?.id || '' })) as
      | string
      | undefined
    setBusy(false)
    setProblem(code ? (REFUSED[code] ?? AWAY) : '')
  }
  return (
    <form className="card stack" onSubmit={(event) => void fill(event)} noValidate>
      <label>
        Job title
        <input name="title" defaultValue={look.title} maxLength={300} required />
      </label>
      <label>
        Company
        <input name="company" defaultValue={look.company} maxLength={300} required />
      </label>
      {profiles.length > 1 && (
        <label>
          Profile
          <select name="profile" defaultValue={primary.id}>
            {profiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      <button type="submit" className="button primary" disabled={isBusy}>
        Fill this form
      </button>
      <p className="quiet">
        {look.fields === 1 ? '1 field' : `${look.fields} fields`}. You see every value first, and you send it. It counts against
        your limit only when it was sent.
      </p>
    </form>
  )
}

import type { ExtensionState, QueuedJob } from '@jobapply/core/applications/extension-schema'
import { BOARDS } from '@jobapply/core/jobs/boards'
import { useEffect, useState } from 'react'
import { nextPlace, type Run } from '#applications/run'
import { readSetAside, type SetAside } from '#applications/set-aside'
import { grantForm } from '#platform/grants'
import { ask } from './ask.ts'

type Answer = { state: ExtensionState; jobs: QueuedJob[] }

/** Approved applications whose form can be filled in now. The browser asks for the employer's site when one is opened. */
export function Queue({ last, site }: { last: Run | undefined; site: string }) {
  const [answer, setAnswer] = useState<Answer | 'away'>()
  const [aside, setAside] = useState<SetAside>([])
  const load = () => {
    void ask({ type: 'apply.queue' }).then((told) => setAnswer((told as Answer | undefined) ?? 'away'))
    void readSetAside().then(setAside)
  }
  useEffect(load, [])

  if (!answer) return <p className="quiet">Loading your approved applications</p>
  if (answer === 'away')
    return (
      <section className="card calm">
        <p>We couldn't load your approved applications.</p>
        <button type="button" className="button" onClick={load}>
          Retry
        </button>
      </section>
    )
  const { state, jobs } = answer
  return (
    <section>
      <h2>Approved applications</h2>
      {state.stoppedAt !== null && (
        <div className="card calm">
          <p>Everything is stopped. No form is filled until you continue.</p>
          <button type="button" className="button" onClick={() => void ask({ type: 'apply.go-on' }).then(load)}>
            Go on
          </button>
        </div>
      )}
      {state.stoppedAt === null && state.fullAutomation.length > 0 && (
        <div className="line">
          <p className="quiet">Full automation is on for {state.fullAutomation.map((board) => BOARDS[board]).join(', ')}.</p>
          <button type="button" className="button danger" onClick={() => void ask({ type: 'apply.stop' }).then(load)}>
            Stop everything
          </button>
        </div>
      )}
      {jobs.length === 0 && (
        <p className="quiet">
          Nothing waiting. Approve jobs under{' '}
          <a href={`${site}/auto-apply`} target="_blank" rel="noreferrer">
            Auto Apply
          </a>
          .{state.needsYou > 0 && ` ${state.needsYou} wait there under Needs you.`}
        </p>
      )}
      {Object.values(state.usage.details).map((sentence) => (
        <p key={sentence} className="quiet">
          {sentence}
        </p>
      ))}
      <ul className="card rows" aria-label="Approved applications" hidden={jobs.length === 0}>
        {jobs.map((job) => (
          <li key={job.id}>
            <div>
              <strong>{job.job_title}</strong>
              <p className="quiet">{[job.company, job.location].filter(Boolean).join(' · ')}</p>
              {aside.some(({ id }) => id === job.id) && (
                <p className="quiet">Left to you: {aside.find(({ id }) => id === job.id)?.reason}</p>
              )}
            </div>
            <button
              type="button"
              className="button"
              aria-label={`Open form of ${job.job_title}`}
              disabled={state.stoppedAt !== null}
              onClick={() => void open(job, nextPlace(last, jobs.length))}
            >
              Open form
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function open(job: QueuedJob, place: Run['place']) {
  const { id, job_title: title, company, location, application_url, job_url } = job
  const address = application_url ?? job_url
  if (address && (await grantForm(address)))
    await ask({ type: 'apply.start', job: { id, title, company, location, address, place } })
}

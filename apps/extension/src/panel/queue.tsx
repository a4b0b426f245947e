import type { ExtensionState, QueuedJob } from '@jobapply/core/applications/extension-schema'
import { useEffect, useState } from 'react'
import { grantForm } from '#platform/grants'
import { ask } from './ask.ts'

type Answer = { state: ExtensionState; jobs: QueuedJob[] }

/** Approved applications whose form can be filled in now. The browser asks for the employer's site when one is opened. */
export function Queue() {
  const [answer, setAnswer] = useState<Answer | 'away'>()
  const load = () => void ask({ type: 'apply.queue' }).then((told) => setAnswer((told as Answer | undefined) ?? 'away'))
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
          <p>Everything is stopped. No form is filled until you go on.</p>
          <button type="button" className="button" onClick={() => void ask({ type: 'apply.go-on' }).then(load)}>
            Go on
          </button>
        </div>
      )}
      {jobs.length === 0 && <p className="quiet">None waits. Approve jobs under Auto Apply.</p>}
      <ul className="card rows" aria-label="Approved applications" hidden={jobs.length === 0}>
        {jobs.map((job) => (
          <li key={job.id}>
            <div>
              <strong>{job.job_title}</strong>
              <p className="quiet">{[job.company, job.location].filter(Boolean).join(' · ')}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={`Open the form of ${job.job_title}`}
              disabled={state.stoppedAt !== null}
              onClick={() => void open(job)}
            >
              Open form
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function open({ id, job_title: title, company, location, application_url, job_url }: QueuedJob) {
  const address = application_url ?? job_url
  if (address && (await grantForm(address))) await ask({ type: 'apply.start', job: { id, title, company, location, address } })
}

import { useEffect, useState } from 'react'
import { readRun, watchRun } from '#applications/kept-run'
import { isOver, type Run } from '#applications/run'
import { ask, wakeWorker } from './ask.ts'
import { Outcome } from './outcome.tsx'
import { Queue } from './queue.tsx'
import { Review } from './review.tsx'
import { ThisPage } from './this-page.tsx'

/** The application that is worked on, and the approved ones that wait. */
export function Applications({ site }: { site: string }) {
  const [run, setRun] = useState<Run>()
  const [changes, setChanges] = useState(0)
  const noteChange = () => setChanges((count) => count + 1)

  useEffect(() => {
    const read = () => void readRun().then(setRun)
    read()
    void wakeWorker()
    return watchRun(read)
  }, [])

  if (!run || isOver(run))
    return (
      <>
        {run && <Outcome key={run.id} run={run} site={site} onChange={noteChange} />}
        <ThisPage />
        <Queue key={`${run?.id} ${run?.phase} ${changes}`} last={run} site={site} />
      </>
    )
  return (
    <section aria-label="Application">
      <div className="line">
        <p className="quiet">
          {[
            run.place && run.place.of > 1 && `Job ${run.place.number} of ${run.place.of}`,
            run.page > 0 && `Page ${run.page + 1} of the form`,
          ]
            .filter(Boolean)
            .join(', ') || 'Application form'}
        </p>
        <button type="button" className="button danger" onClick={() => void ask({ type: 'apply.stop' }).then(noteChange)}>
          Stop everything
        </button>
      </div>
      {run.place && run.place.of > 1 && <progress aria-label="Applications" max={run.place.of} value={run.place.number - 1} />}
      <h1>{run.title}</h1>
      <p>{[run.company, run.location].filter(Boolean).join(' · ')}</p>
      {run.messages.map((message) => (
        <p key={message} role="alert" className="card notice">
          {message}
        </p>
      ))}
      <Review run={run} />
    </section>
  )
}

import type { Application } from '@jobapply/core/applications/schema'
import { Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = { jobs: readonly Application[]; onRemove: (jobId: string) => void; onClose: () => void }

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** The jobs that a person has kept, the newest first; each leads to its posting. */
export default function SavedJobsDialog({ jobs, onRemove, onClose }: Props) {
  return (
    <Dialog title="Saved jobs" onClose={onClose}>
      {jobs.length === 0 ? (
        <p className="text-ink-2">No job is saved yet. 'Save' in the details of a job keeps it here.</p>
      ) : (
        <ul aria-label="Your saved jobs" className="divide-y divide-line border-y border-line">
          {jobs.map((job) => (
            <li key={job.job_id} className="flex items-start justify-between gap-3 py-3">
              <div className="min-w-0">
                <a
                  href={job.application_url ?? job.job_url ?? undefined}
                  target="_blank"
                  rel="noreferrer"
                  className="font-semibold break-words underline-offset-2 hover:underline"
                >
                  {job.job_title}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
                <p className="text-ink-2 break-words">{[job.company, job.location].filter(Boolean).join(' · ')}</p>
                <p className="text-13 text-ink-3">
                  {job.source} · Saved {WHEN.format(new Date(job.created_at))}
                </p>
              </div>
              <Button
                look="quiet"
                size="icon"
                aria-label={`Remove ${job.job_title}, ${job.company}`}
                onClick={() => onRemove(job.job_id)}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

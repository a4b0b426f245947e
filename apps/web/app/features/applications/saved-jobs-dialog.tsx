import type { Application } from '@jobapply/core/applications/schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { PostingClosed } from './posting-closed.tsx'
import { savedPages } from './saved-jobs.ts'

type Remove = (jobId: string) => void
/** The jobs that a person has kept, the newest first; each leads to its posting. */
export default function SavedJobsDialog({ onRemove, onClose }: { onRemove: Remove; onClose: () => void }) {
  const saved = useInfiniteQuery(savedPages)
  const jobs = saved.data?.pages.flatMap(({ rows }) => rows)
  return (
    <Dialog title="Saved jobs" onClose={onClose}>
      {!jobs ? (
        <Loading query={saved} />
      ) : jobs.length === 0 && !saved.hasNextPage ? (
        <p className="text-ink-2">No saved jobs yet. Press 'Save' in a job's details to keep it here.</p>
      ) : (
        <>
          <ul aria-label="Your saved jobs" className="divide-y divide-line border-y border-line">
            {jobs.map((job) => (
              <SavedJob key={job.jobId} job={job} onRemove={onRemove} />
            ))}
          </ul>
          {saved.hasNextPage && (
            <div className="grid pt-4">
              <Button
                busy={saved.isFetchingNextPage}
                disabled={saved.isFetchingNextPage}
                onClick={() => void saved.fetchNextPage()}
              >
                Show more jobs
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}

const SavedJob = ({ job, onRemove }: { job: Application; onRemove: Remove }) => (
  <li className="flex items-start justify-between gap-3 py-3">
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
        {job.source} · Saved {dayText(job.created_at)}
      </p>
      {job.isPostingClosed && <PostingClosed />}
    </div>
    <Button look="quiet" size="icon" aria-label={`Remove ${job.job_title}, ${job.company}`} onClick={() => onRemove(job.jobId)}>
      <Trash2 aria-hidden className="size-4" />
    </Button>
  </li>
)

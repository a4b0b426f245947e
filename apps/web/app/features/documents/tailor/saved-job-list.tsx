import type { InferClientOutputs } from '@orpc/client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api, type Client } from '#platform/api.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

export type SavedJob = InferClientOutputs<Client>['applications']['saved']['list']['rows'][number]

type Props = {
  /** Only jobs that say this. */
  text: string
  isChosen: (jobId: string) => boolean
  /** No more can be chosen. */
  isFull: boolean
  onToggle: (job: SavedJob) => void
}

/** The person's saved jobs, to choose some of them. */
export function SavedJobList({ text, isChosen, isFull, onToggle }: Props) {
  const saved = useInfiniteQuery({
    queryKey: api.applications.saved.list.key({ type: 'infinite', input: { text } }),
    queryFn: ({ pageParam, signal }) => api.applications.saved.list.call({ cursor: pageParam, text }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const jobs = saved.data?.pages.flatMap(({ rows }) => rows)
  if (!jobs) return <Loading query={saved} />
  if (jobs.length === 0) return text ? <p className="text-ink-2">No saved job says "{text}".</p> : <NoSavedJob />
  return (
    <>
      <ul aria-label="Your saved jobs" aria-busy={saved.isPlaceholderData} className="divide-y divide-line border-y border-line">
        {jobs.map((job) => (
          <li key={job.jobId}>
            <label className="flex cursor-pointer gap-3 px-1 py-3 hover:bg-sunk/60 has-disabled:cursor-default has-disabled:opacity-60">
              <input
                type="checkbox"
                checked={isChosen(job.jobId)}
                disabled={isFull && !isChosen(job.jobId)}
                onChange={() => onToggle(job)}
                className="tick mt-0.5"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{job.job_title}</span>
                <span className="block text-ink-2">{[job.company, job.location].filter(Boolean).join(' · ')}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {saved.hasNextPage && (
        <div className="grid pt-4">
          <Button busy={saved.isFetchingNextPage} disabled={saved.isFetchingNextPage} onClick={() => void saved.fetchNextPage()}>
            Show more jobs
          </Button>
        </div>
      )}
    </>
  )
}

const NoSavedJob = () => (
  <EmptyState
    Icon={BookmarkX}
    title="No saved jobs yet"
    action={
      <Link to={PATHS.search} className={buttonClass({ look: 'primary' })}>
        Find jobs
      </Link>
    }
  >
    Save a job while searching, then tailor your resume to it here.
  </EmptyState>
)

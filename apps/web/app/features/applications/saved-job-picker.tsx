import { useInfiniteQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { Link } from 'react-router'
import type { SavedJobPicker as Picker } from '#features/documents/letters/saved-job.ts'
import { PATHS } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { savedPages } from './saved-jobs.ts'

/** One of the saved jobs, the newest first. */
export function SavedJobPicker({ chosen, onChoose }: ComponentProps<Picker>) {
  const saved = useInfiniteQuery(savedPages)
  const name = useId()
  const jobs = saved.data?.pages.flatMap(({ rows }) => rows)
  if (!jobs) return <Loading query={saved} />
  if (jobs.length === 0 && !saved.hasNextPage)
    return (
      <p className="text-ink-2">
        No saved jobs yet. Save one on{' '}
        <Link to={PATHS.search} className="font-medium text-accent underline">
          Job Search
        </Link>
        , or choose 'Another job'.
      </p>
    )
  return (
    <fieldset>
      <legend className="sr-only">Saved jobs</legend>
      <div className="max-h-64 overflow-y-auto rounded-card border border-line">
        {jobs.map(({ jobId, job_title, company, location }) => (
          <label
            key={jobId}
            className="flex cursor-pointer items-start gap-3 border-line px-3.5 py-2.5 not-first:border-t hover:bg-sunk has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={jobId === chosen}
              onChange={() => onChoose({ jobId, title: job_title, company })}
              className="mt-1 accent-accent focus-visible:outline-none"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{job_title}</span>
              <span className="block text-13 text-ink-2">{[company, location].filter(Boolean).join(' · ')}</span>
            </span>
          </label>
        ))}
      </div>
      {saved.hasNextPage && (
        <Button
          size="small"
          busy={saved.isFetchingNextPage}
          disabled={saved.isFetchingNextPage}
          onClick={() => void saved.fetchNextPage()}
          className="mt-2.5"
        >
          Show more jobs
        </Button>
      )}
    </fieldset>
  )
}

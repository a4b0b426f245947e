import { jobCount } from '@jobapply/core/search/rules'
import type { NearSearch, ScoredJob, SearchPreferences } from '@jobapply/core/search/schema'
import { BellPlus, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { nearKey, nearWords } from './near-state.ts'

type Props = {
  near: readonly NearSearch[]
  /** What was searched for, as it was typed. */
  searched: string
  /** So many jobs were found, and stand above. */
  found: number
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: readonly string[]) => void
  onSearch: (filters: SearchPreferences) => void
  onFollow: () => void
  row: (job: ScoredJob) => ReactNode
}

/** Below the documented sentence: what comes close, grouped by how the search was widened. Each word can be left out again. */
export function NearList({ near, searched, found, leftOut, onLeaveOut, onSearch, onFollow, row }: Props) {
  const shown = near.filter((one) => !leftOut.has(nearKey(one)))
  const count = shown.reduce((sum, { total }) => sum + total, 0)
  const isWidened = shown.length > 0
  return (
    <section aria-label="Jobs that come close" className="grid gap-4">
      <div className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <div role="status">
              <h2 className="font-serif text-20 wrap-anywhere">{headline(searched, found, count)}</h2>
            </div>
            {isWidened && (
              <p className="text-13 text-ink-2">We widened your search. Remove a word to drop its jobs from the list.</p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onFollow}>
              <BellPlus aria-hidden className="size-4" />
              Follow this search
            </Button>
            {isWidened && (
              <Button look="quiet" onClick={() => onLeaveOut(near.map(nearKey))}>
                <Undo2 aria-hidden className="size-4" />
                Undo all
              </Button>
            )}
          </div>
        </div>
        {isWidened && (
          <ul aria-label="Added to your search" className="flex flex-wrap gap-2">
            {shown.map((one) => (
              <li
                key={nearKey(one)}
                className="flex min-h-8 items-center gap-2 rounded-full border border-accent bg-accent-wash pl-3 text-13 font-medium text-accent"
              >
                {nearWords(one)}
                <span className="font-normal tabular-nums">{one.total}</span>
                <button
                  type="button"
                  aria-label={`Leave out ${nearWords(one)}`}
                  onClick={() => onLeaveOut([...leftOut, nearKey(one)])}
                  className="grid size-8 place-items-center rounded-full hover:bg-surface"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {shown.map((one) => (
        <section
          key={nearKey(one)}
          aria-label={nearWords(one)}
          className="overflow-hidden rounded-card border border-line bg-surface"
        >
          <header className="flex min-h-11 items-center justify-between gap-3 border-b border-line bg-sunk px-4">
            <h3 className="min-w-0 text-13 font-semibold wrap-anywhere">
              <mark className="bg-mark px-0.5 text-ink">{nearWords(one)}</mark>{' '}
              <span className="font-normal text-ink-3">{jobCount(one.jobs.length, one.total)}</span>
            </h3>
            {one.total > one.jobs.length && (
              <Button look="quiet" size="small" onClick={() => onSearch(one.filters)}>
                Show all {one.total}
              </Button>
            )}
          </header>
          <ul className="divide-y divide-line">
            {one.jobs.map((job) => (
              <li key={job.id}>{row(job)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function headline(searched: string, found: number, count: number) {
  const none = searched ? `No “${searched}” today.` : 'Nothing matches today.'
  const what = found > 0 ? `Only ${found} ${found === 1 ? 'job matches' : 'jobs match'} today.` : none
  if (count === 0) return `${what} Follow this search and we'll tell you about new ones.`
  return `${what} ${count === 1 ? '1 job comes' : `${count} jobs come`} close.`
}

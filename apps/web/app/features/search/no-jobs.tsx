import { HINT_AFTER_SEARCH, HINT_BEFORE_SEARCH, NO_JOBS_FOUND } from '@jobapply/core/search/constants'
import type { SearchAnswer } from '@jobapply/core/search/schema'
import { sayUnwanted } from '@jobapply/core/search/unwanted'
import { SearchX, Telescope } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Props = {
  answer: Pick<SearchAnswer, 'hidden'> | undefined
  /** Repeats the search with its words alone; undefined when no filter is set. */
  onWiden: (() => void) | undefined
  /** Shows the jobs that meet none of the criteria. */
  onUnmatched: () => void
}

/** The empty list, before a search or after one without results. */
export function NoJobs({ answer, onWiden, onUnmatched }: Props) {
  if (!answer)
    return (
      <EmptyState Icon={Telescope} title={NO_JOBS_FOUND}>
        {HINT_BEFORE_SEARCH}
      </EmptyState>
    )
  const { unmatched, companies, unwanted } = answer.hidden
  const notes = [
    HINT_AFTER_SEARCH,
    unmatched ? `${unmatched === 1 ? '1 job matches' : `${unmatched} jobs match`} none of your criteria.` : '',
    companies ? `${companies === 1 ? '1 job is' : `${companies} jobs are`} at companies you have hidden.` : '',
    unwanted ? `${sayUnwanted(unwanted)}. See Job Preferences.` : '',
  ]
  return (
    <EmptyState
      isLow
      Icon={SearchX}
      title={NO_JOBS_FOUND}
      action={
        (onWiden || unmatched > 0) && (
          <div className="flex flex-wrap justify-center gap-2">
            {onWiden && <Button onClick={onWiden}>Search without filters</Button>}
            {unmatched > 0 && <Button onClick={onUnmatched}>Show {unmatched === 1 ? 'it' : `these ${unmatched}`} anyway</Button>}
          </div>
        )
      }
    >
      {notes.filter(Boolean).join(' ')}
    </EmptyState>
  )
}

/** Placeholder of the size of the first jobs. */
export const JobsSkeleton = () => (
  <section role="status" aria-label="Searching" className="overflow-hidden rounded-card border border-line bg-surface">
    <p className="flex h-11 items-center gap-2.5 border-b border-line px-4 text-13 text-ink-2">
      <Spinner />
      Searching…
    </p>
    <div className="divide-y divide-line">
      {['w-72', 'w-56', 'w-64', 'w-52'].map((width) => (
        <div key={width} className="flex gap-4 px-4 py-4">
          <Skeleton className="mt-1 size-4.5 shrink-0" />
          <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2.5">
            <Skeleton className={`h-5 max-w-full ${width}`} />
            <Skeleton className="h-4 w-48 max-w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-1 h-5 w-3/5" />
          </div>
          <Skeleton className="h-11 w-10 shrink-0" />
        </div>
      ))}
    </div>
  </section>
)

import { DEFAULT_SORT, SORTS } from '@jobapply/core/matching/constants'
import { jobCount } from '@jobapply/core/search/rules'
import type { ScoredJob, Sort } from '@jobapply/core/search/schema'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { JobActions } from './actions/job-actions.ts'
import { JobCard } from './job-card.tsx'
import { NearList } from './near/near-list.tsx'
import { JobsSkeleton, NoJobs } from './no-jobs.tsx'
import type { SearchState } from './session/search-state.ts'
import { UnwantedNote } from './unwanted/unwanted-note.tsx'

/** The browser skips lists outside the viewport. It checks each of them at every frame, so a list has many jobs. */
const CHUNK = 20
const chunksOf = <T,>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

type Props = {
  state: SearchState
  openId: string | undefined
  actions: JobActions
  onToggle: (id: string) => void
  onSelectAll: (ids: string[]) => void
  onSort: (sort: Sort) => void
  onDetails: (job: ScoredJob) => void
  onMore: () => void
  onWiden: (() => void) | undefined
  onUnmatched: () => void
  near: Omit<ComponentProps<typeof NearList>, 'near' | 'found' | 'leftOut' | 'row'>
}

export function JobList({ state, openId, actions, onToggle, onSelectAll, onSort, onDetails, onMore, onWiden, ...props }: Props) {
  const { selected, answer, isSearching, previousJobs } = state
  const isPrevious = isSearching && state.jobs.length === 0
  const jobs = isPrevious ? previousJobs : state.jobs
  if (jobs.length === 0 && state.problem) return null
  const row = (job: ScoredJob) => (
    <JobCard
      job={job}
      isSelected={selected.has(job.id)}
      isOpen={job.id === openId}
      actions={actions}
      onToggle={() => onToggle(job.id)}
      onDetails={() => onDetails(job)}
    />
  )
  const near = <NearList near={state.near} found={jobs.length} leftOut={state.leftOut} row={row} {...props.near} />
  if (jobs.length === 0 && isSearching) return <JobsSkeleton />
  if (jobs.length === 0)
    return (
      <div className="grid min-w-0 gap-4">
        <NoJobs answer={answer} onWiden={onWiden} onUnmatched={props.onUnmatched} />
        {answer && near}
      </div>
    )
  const open = jobs.filter((job) => !actions.markOf(job)).map(({ id }) => id)
  const isAllSelected = open.length > 0 && open.every((id) => selected.has(id))
  const list = (
    <section
      aria-label="Jobs found"
      aria-busy={isSearching}
      // `isolate`: a change elsewhere on the page reuses what is painted here, however many jobs are listed.
      className="isolate min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 py-1">
        <div className="flex min-w-0 items-center gap-3 sm:gap-4">
          <Checkbox
            label="Select all"
            checked={isAllSelected}
            disabled={isPrevious}
            onChange={(all) => onSelectAll(all ? open : [])}
          />
          <p role="status" className="flex items-center gap-2 text-13 text-ink-3">
            {isSearching && <Spinner />}
            {isPrevious ? 'Searching…' : jobCount(jobs.length, answer?.total)}
          </p>
        </div>
        <label className="flex shrink-0 items-center gap-2 text-13 text-ink-2">
          <span className="max-sm:sr-only">Sort</span>
          <span className="relative">
            <select
              value={state.submitted?.sort ?? DEFAULT_SORT}
              onChange={(event) => onSort(event.target.value as Sort)}
              className="h-8 appearance-none rounded-control border border-line-strong bg-surface pr-7 pl-2.5 text-14 font-medium text-ink"
            >
              {Object.entries(SORTS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-3"
            />
          </span>
        </label>
      </header>
      {answer?.corrected && (
        <p className="border-b border-line bg-warn-wash px-4 py-2 text-13">Showing jobs for “{answer.corrected}”.</p>
      )}
      <div inert={isPrevious} className={`divide-y divide-line transition-opacity ${isPrevious ? 'opacity-50' : ''}`}>
        {chunksOf(jobs, CHUNK).map((chunk) => (
          <ul key={chunk[0]?.id} className="divide-y divide-line [contain-intrinsic-size:auto_150rem] [content-visibility:auto]">
            {chunk.map((job) => (
              <li key={job.id}>{row(job)}</li>
            ))}
          </ul>
        ))}
      </div>
      {answer && answer.page < answer.pages && (
        <div className="grid border-t border-line p-3">
          <Button busy={state.isLoadingMore} disabled={state.isLoadingMore} onClick={onMore}>
            Show more jobs
          </Button>
        </div>
      )}
      {answer && answer.hidden.unmatched > 0 && answer.page >= answer.pages && (
        <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-2 text-13 text-ink-3">
          {answer.hidden.unmatched === 1 ? '1 more job matches' : `${answer.hidden.unmatched} more jobs match`} none of your
          criteria.
          <Button look="quiet" size="small" onClick={props.onUnmatched}>
            Show anyway
          </Button>
        </p>
      )}
      {answer && answer.hidden.unwanted > 0 && answer.page >= answer.pages && <UnwantedNote count={answer.hidden.unwanted} />}
      {answer?.isCut && answer.page >= answer.pages && (
        <p className="border-t border-line px-4 py-3 text-13 text-ink-3">
          This search finds more jobs than we can list. Add filters to see the rest.
        </p>
      )}
    </section>
  )
  return (
    <div className="grid min-w-0 gap-4">
      {list}
      {!isSearching && state.near.length > 0 && near}
    </div>
  )
}

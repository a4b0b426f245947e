import { countFacetsSet, FACET_KEYS, type FacetKey, toggleFacet } from '@jobapply/core/search/facets'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { SearchAnswer, SearchPreferences } from '@jobapply/core/search/schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SubmittedSearch } from '#features/search/session/search-state.ts'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FacetChips } from './facet-chips.tsx'
import { FacetList } from './facet-list.tsx'

const Drawer = lazy(async () => ({ default: (await import('#ui/dialogs/drawer.tsx')).Drawer }))

type Props = {
  submitted: SubmittedSearch
  /** Nothing is counted before it: the list never waits for the counts. */
  answer: Pick<SearchAnswer, 'corrected'> | undefined
  isBeside: boolean
  onNarrow: (filters: SearchPreferences) => void
}

/** What the listed search can be narrowed by, counted in the index: beside the list, or as a row of chips above it. */
export function Facets({ submitted: { profileId, filters }, answer, isBeside, onNarrow }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const counted = { ...filters, searchTerm: answer?.corrected ?? filters.searchTerm }
  const { data, isError, isFetching, refetch } = useQuery(
    api.search.facets.queryOptions({
      ...{ input: { profileId, filters: counted }, enabled: answer !== undefined },
      // The values keep their places and the keyboard its focus while they are counted anew.
      placeholderData: keepPreviousData,
    }),
  )
  const setCount = countFacetsSet(filters)
  const onToggle = (key: FacetKey, value: string) => onNarrow(toggleFacet(filters, key, value))
  const clear = setCount > 0 && (
    <button
      type="button"
      onClick={() => onNarrow({ ...filters, ...Object.fromEntries(FACET_KEYS.map((key) => [key, NO_FILTERS[key]])) })}
      className="text-13 font-medium text-accent hover:underline pointer-coarse:min-h-11"
    >
      Remove all {setCount}
    </button>
  )
  const list = <FacetList facets={data ?? []} filters={filters} onToggle={onToggle} />
  const isEmpty = setCount === 0 && data?.every(({ values }) => values.every(({ count }) => count === 0))
  if (isError)
    return (
      <div role="alert" className="grid content-start justify-items-start gap-2 text-13 text-ink-2">
        <p>We couldn’t count the filters.</p>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!isBeside)
    return (
      <div aria-busy={isFetching} className="min-h-8 min-w-0 max-md:min-h-11">
        {!data && <Skeleton className="h-8 w-full max-md:h-11" />}
        {data && !isEmpty && (
          <FacetChips facets={data} filters={filters} setCount={setCount} onToggle={onToggle} onOpen={() => setIsOpen(true)} />
        )}
        <Suspense>
          {isOpen && (
            <Drawer title="Filters" onClose={() => setIsOpen(false)} foot={clear}>
              <div className="px-5 pb-6">{list}</div>
            </Drawer>
          )}
        </Suspense>
      </div>
    )
  return (
    <section
      aria-label="Filters with counts"
      aria-busy={isFetching}
      className="sticky top-18 max-h-[calc(100vh-5.5rem)] overflow-y-auto pr-1"
    >
      <header className="mb-2 flex min-h-11 items-center justify-between border-b border-line">
        <h2 className="text-14 font-semibold">Filters</h2>
        {clear}
      </header>
      {!data && <FacetsSkeleton />}
      {isEmpty ? <p className="text-13 text-ink-3">Nothing to narrow down: there are no jobs for this search.</p> : list}
    </section>
  )
}

const FacetsSkeleton = () => (
  <div className="grid gap-3">
    <p className="sr-only">Counting…</p>
    {['w-24', 'w-32', 'w-28', 'w-36', 'w-20', 'w-30'].map((width) => (
      <Skeleton key={width} className={`h-5 ${width}`} />
    ))}
  </div>
)

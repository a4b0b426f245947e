import type { SearchAnswer } from '@jobapply/core/search/schema'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SubmittedSearch } from '#features/search/session/search-state.ts'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { yearly } from './money.ts'

const MarketFigures = lazy(() => import('./market-figures.tsx'))

type Props = { submitted: SubmittedSearch; answer: Pick<SearchAnswer, 'corrected'> | undefined }

/** What the index says about the title that is searched for, in one line that opens. Nothing where there is too little to say. */
export function MarketPanel({ submitted: { profileId, filters }, answer }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const asked = { ...filters, searchTerm: answer?.corrected ?? filters.searchTerm }
  const market = useQuery(api.search.market.queryOptions({ input: { profileId, filters: asked }, enabled: answer !== undefined }))
  if (market.isError)
    return (
      <p role="alert" className="flex items-center gap-3 text-13 text-ink-2">
        We couldn’t load the figures for this title.
        <Button size="small" busy={market.isFetching} onClick={() => void market.refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!market.data) return null
  const { occupation, country, open, pay } = market.data
  return (
    <details
      className="group rounded-card border border-line bg-surface"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 py-1.5 text-13 text-ink-2 hover:text-ink">
        <ChartNoAxesColumn aria-hidden className="size-4 shrink-0 text-ink-3" />
        <span className="font-semibold text-ink wrap-anywhere">
          {capitalize(occupation)}
          {country && `, ${country}`}
        </span>
        <span>{open.toLocaleString('en')} open</span>
        {pay && <span>median {yearly(pay.median, pay.currency)} a year</span>}
        <span className="ml-auto text-accent underline underline-offset-2">
          <span className="group-open:hidden">Show the market</span>
          <span className="hidden group-open:inline">Hide</span>
        </span>
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="m-4 h-40" />}>
          <MarketFigures market={market.data} />
        </Suspense>
      )}
    </details>
  )
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

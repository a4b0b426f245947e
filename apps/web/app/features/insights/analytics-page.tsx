import { PRODUCT } from '@jobapply/core/auth/constants'
import { DEFAULT_RANGE, RANGES, type Range } from '@jobapply/core/insights/constants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { wholeDay } from '#features/insights/analytics/show-day.ts'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AnalyticsTabs, TABS, type Tab } from './analytics/analytics-tabs.tsx'
import { RangeChoice } from './analytics/range-choice.tsx'
import { useAnalyticsKeys } from './analytics/use-analytics-keys.ts'
import { readView, saveView } from './analytics/view.ts'

export const meta = () => [{ title: `Analytics · ${PRODUCT}` }]

const isRange = (text: string): text is Range => Object.hasOwn(RANGES, text)
const isTab = (text: string): text is Tab => Object.hasOwn(TABS, text)

export default function AnalyticsPage() {
  const { user } = useAuth()
  const [address, setAddress] = useSearchParams()
  const [view, setView] = useState(() => readView(user?.id))
  const askedRange = address.get('range') ?? ''
  const askedTab = address.get('tab') ?? ''
  const range = isRange(askedRange) ? askedRange : DEFAULT_RANGE
  const tab = isTab(askedTab) ? askedTab : 'overview'
  const figures = useQuery(api.insights.analytics.queryOptions({ input: { range }, placeholderData: keepPreviousData }))

  function choose(name: 'range' | 'tab', value: string) {
    const query = new URLSearchParams(address)
    query.set(name, value)
    setAddress(query, { replace: true, preventScrollReset: true })
  }
  function show(next: typeof view) {
    setView(next)
    saveView(user?.id, next)
  }
  useAnalyticsKeys({ onRange: (next) => choose('range', next), onToggle: () => show(view === 'chart' ? 'table' : 'chart') })

  const { data } = figures
  return (
    <div className="max-w-[66rem]">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="sr-only">Analytics</h1>
          <p className="min-h-5.5 text-14 text-ink-2">{data && `${wholeDay(data.from)} to ${wholeDay(data.to)}`}</p>
        </div>
        <RangeChoice value={range} onChange={(next) => choose('range', next)} />
      </header>
      <Tabs label="Analytics" tabs={TABS} value={tab} onChange={(next) => choose('tab', next)}>
        <div className="pt-5" aria-busy={figures.isPlaceholderData || undefined}>
          {data ? (
            <AnalyticsTabs figures={data} tab={tab} view={view} onView={show} onRange={(next) => choose('range', next)} />
          ) : figures.isError ? (
            <Loading query={figures} />
          ) : (
            <div role="status" aria-label="Loading your figures" className="grid gap-6">
              <Skeleton className="h-29 w-full" />
              <Skeleton className="h-80 w-full" />
            </div>
          )}
        </div>
      </Tabs>
    </div>
  )
}

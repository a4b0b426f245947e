import { ANALYTICS_NOT_LOADED, MAX_SHOWN_PAYMENTS } from '@jobapply/core/admin/subscriptions-constants'
import type { SubscriptionSummary } from '@jobapply/core/admin/subscriptions-schema'
import { timeText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { BlockFailure } from '#features/admin/table/block-failure.tsx'
import { RowSkeleton } from '#features/admin/table/row-skeleton.tsx'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import { Tabs } from '#ui/tabs.tsx'
import { ExportButton } from './export-button.tsx'
import { PaymentsChart } from './payments-chart.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { SubscriptionsTable } from './subscriptions-table.tsx'
import { SummaryStrip } from './summary-strip.tsx'

type TabName = 'subscriptions' | 'payments'

/** The documented analytics block: figures, chart and the two tabs. */
export function AnalyticsCard() {
  const id = useId()
  const summary = useQuery(api.admin.subscriptions.summary.queryOptions())
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    await queryClient.invalidateQueries({ queryKey: api.admin.subscriptions.key() })
    setRefreshing(false)
  }
  usePageKeys((key) => (key === 'r' ? () => void refresh() : undefined))

  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <div>
          <h2 id={id} className="text-16 font-semibold">
            Subscriptions and revenue
          </h2>
          <p role="status" className="text-13 text-ink-3">
            {summary.data ? `Read at ${timeText(summary.data.asOf)}` : 'Reading'}
          </p>
        </div>
        <Button busy={isRefreshing} disabled={isRefreshing} aria-keyshortcuts="r" onClick={() => void refresh()}>
          {!isRefreshing && <RefreshCw aria-hidden className="size-4" />}
          Refresh
        </Button>
      </header>
      {summary.data ? (
        <Figures summary={summary.data} />
      ) : summary.isError ? (
        <BlockFailure sentence={ANALYTICS_NOT_LOADED} query={summary} />
      ) : (
        <RowSkeleton label="Loading subscription analytics" rows={8} />
      )}
    </section>
  )
}

function Figures({ summary }: { summary: SubscriptionSummary }) {
  const [tab, setTab] = useState<TabName>('subscriptions')
  const tabs = {
    subscriptions: `Subscriptions (${summary.subscriptionCount})`,
    payments: `Payment Events (${summary.paymentCount})`,
  }
  return (
    <>
      <SummaryStrip summary={summary} />
      <PaymentsChart days={summary.days} currency={summary.currency} />
      <div className="relative border-t border-line [&>[role=tablist]]:px-5 [&>[role=tablist]]:pt-4">
        <div className="px-5 pt-3 sm:absolute sm:top-2.5 sm:right-5 sm:p-0">
          <ExportButton kind={tab} />
        </div>
        <Tabs label="Subscriptions and payments" id="analytics" tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'subscriptions' ? <SubscriptionsTable total={summary.subscriptionCount} /> : <PaymentsTable />}
          {tab === 'payments' && summary.paymentCount > MAX_SHOWN_PAYMENTS && (
            <p className="border-t border-line px-5 py-3 text-13 text-ink-3">
              The latest {MAX_SHOWN_PAYMENTS} are shown. The sums and the file cover all.
            </p>
          )}
        </Tabs>
      </div>
    </>
  )
}

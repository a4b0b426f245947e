import { USAGE_EVENTS, USAGE_KEPT_DAYS } from '@jobapply/core/account/constants'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { api } from '#platform/api.ts'
import { HealthCard } from './health-card.tsx'

const WEEK_MS = 7 * 86_400_000

/** Sums over everybody who has switched Analytics on, never a single person's events (ADMIN-007). */
export const UsageCard = () => (
  <HealthCard
    title="Usage"
    hint="What people do, if they allow us to count it: totals only, never individuals."
    query={useQuery(api.account.usage.counts.queryOptions())}
  >
    {(counts) => {
      const since = new Date(Date.now() - WEEK_MS).toISOString().slice(0, 10)
      const sum = (event: string, from: string) =>
        counts.reduce((all, one) => all + (one.event === event && one.day > from ? one.count : 0), 0)
      return (
        <DataTable
          label="Usage"
          rows={USAGE_EVENTS}
          keyOf={(event) => event}
          columns={[
            { label: 'Event', cell: (event) => `${event[0]?.toUpperCase()}${event.slice(1)}` },
            { label: 'Last 7 days', isFigure: true, cell: (event) => sum(event, since) },
            { label: `Last ${USAGE_KEPT_DAYS} days`, isFigure: true, cell: (event) => sum(event, '') },
          ]}
        />
      )
    }}
  </HealthCard>
)

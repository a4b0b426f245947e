import { ANALYTICS_NOT_LOADED } from '@jobapply/core/admin/subscriptions-constants'
import { describeEnd } from '@jobapply/core/admin/subscriptions-rules'
import { dayText, shortDay } from '@jobapply/core/shared/time/show-dates'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BlockFailure } from '#features/admin/table/block-failure.tsx'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { RowSkeleton } from '#features/admin/table/row-skeleton.tsx'
import { MoreButton } from '#features/applications/queue/more-button.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { toneOf } from './status-tone.ts'

const ROWS = 20

export function SubscriptionsTable({ total }: { total: number }) {
  const list = useInfiniteQuery({
    queryKey: api.admin.subscriptions.list.key({ type: 'infinite' }),
    queryFn: ({ pageParam, signal }) => api.admin.subscriptions.list.call({ cursor: pageParam, limit: ROWS }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (!list.data)
    return list.isError ? (
      <BlockFailure sentence={ANALYTICS_NOT_LOADED} query={list} />
    ) : (
      <RowSkeleton label="Loading subscriptions" rows={6} />
    )
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className="px-5 py-8 text-center text-ink-2">No subscriptions yet</p>
  return (
    <>
      <DataTable
        label="Subscriptions"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Email', cell: ({ email }) => email },
          { label: 'Plan', cell: ({ plan_name }) => plan_name },
          { label: 'Status', cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge> },
          { label: 'Created', cell: ({ created_at }) => dayText(created_at) },
          {
            label: 'Period',
            cell: ({ current_period_start, current_period_end }) =>
              `${shortDay(current_period_start)} to ${dayText(current_period_end)}`,
          },
          { label: 'Ends', cell: (row) => describeEnd(row, shortDay) },
        ]}
      />
      {list.hasNextPage && (
        <p className="border-t border-line px-5 pt-3 text-13 text-ink-3">
          {rows.length} of {total} shown
        </p>
      )}
      <MoreButton pages={list} />
    </>
  )
}

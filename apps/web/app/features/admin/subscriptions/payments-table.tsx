import { ANALYTICS_NOT_LOADED } from '@jobapply/core/admin/subscriptions-constants'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { BlockFailure } from '#features/admin/table/block-failure.tsx'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { moneyOf } from '#features/admin/table/money-of.ts'
import { RowSkeleton } from '#features/admin/table/row-skeleton.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'

const toneOf = (status: string) => (status === 'succeeded' ? 'good' : status === 'failed' ? 'bad' : 'plain')

/** The latest events on one page (SUBS-012). */
export function PaymentsTable() {
  const payments = useQuery(api.admin.subscriptions.payments.queryOptions())
  if (!payments.data)
    return payments.isError ? (
      <BlockFailure sentence={ANALYTICS_NOT_LOADED} query={payments} />
    ) : (
      <RowSkeleton label="Loading payment events" rows={6} />
    )
  if (payments.data.length === 0) return <p className="px-5 py-8 text-center text-ink-2">No payment events yet</p>
  return (
    <DataTable
      label="Payment Events"
      rows={payments.data}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Type', cell: ({ event_type }) => event_type },
        { label: 'Amount', cell: ({ amount, currency }) => (amount === null ? 'None' : moneyOf(amount / 100, currency)) },
        { label: 'Status', cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge> },
        { label: 'Created', cell: ({ created_at }) => dayText(created_at) },
        { label: 'User Email', cell: ({ email }) => email ?? 'Deleted account or none' },
        { label: 'Processed', cell: ({ processed }) => (processed ? 'Yes' : 'No') },
      ]}
    />
  )
}

import { DEMO_DATA, ENROLLMENT_NOT_LOADED, TIERS, type Tier } from '@jobapply/core/admin/subscriptions-constants'
import { shownEnrollment, showsDemo } from '@jobapply/core/admin/subscriptions-rules'
import type { Enrollment } from '@jobapply/core/admin/subscriptions-schema'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { BlockFailure } from '#features/admin/table/block-failure.tsx'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { moneyOf } from '#features/admin/table/money-of.ts'
import { RowSkeleton } from '#features/admin/table/row-skeleton.tsx'
import { Badge } from '#ui/badge.tsx'

/** The statistics of each tier (SUBS-032). */
export function EnrollmentCard({ query }: { query: UseQueryResult<Enrollment> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <div>
          <h2 id={id} className="text-16 font-semibold">
            Plan enrollment
          </h2>
          <p className="text-13 text-ink-3">Last 30 days; weeks start on Sunday, months on the 1st</p>
        </div>
        {query.data && showsDemo(query.data) && <Badge tone="warn">{DEMO_DATA}</Badge>}
      </header>
      {query.data ? (
        <Statistics enrollment={query.data} />
      ) : query.isError ? (
        <BlockFailure sentence={ENROLLMENT_NOT_LOADED} query={query} />
      ) : (
        <RowSkeleton label="Loading enrollment statistics" rows={2} />
      )}
    </section>
  )
}

function Statistics({ enrollment }: { enrollment: Enrollment }) {
  const shown = shownEnrollment(enrollment)
  const rows = (Object.keys(TIERS) as Tier[]).map((tier) => ({ tier, ...shown[tier] }))
  return (
    <DataTable
      label="Plan enrollment"
      rows={rows}
      keyOf={({ tier }) => tier}
      columns={[
        { label: 'Plan', cell: ({ tier }) => TIERS[tier] },
        { label: 'Users', isFigure: true, cell: ({ totalUsers }) => totalUsers },
        { label: 'This month', isFigure: true, cell: ({ thisMonth }) => thisMonth },
        { label: 'This week', isFigure: true, cell: ({ thisWeek }) => thisWeek },
        {
          label: 'Revenue per month',
          isFigure: true,
          cell: ({ monthlyRevenue }) => moneyOf(monthlyRevenue, enrollment.currency),
        },
        { label: 'Applications a day', isFigure: true, cell: ({ avgApplicationsPerDay }) => avgApplicationsPerDay },
        { label: 'Retention', isFigure: true, cell: ({ retentionRate }) => `${retentionRate}%` },
      ]}
    />
  )
}

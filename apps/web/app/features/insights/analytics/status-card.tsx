import { STATUSES } from '@jobapply/core/applications/constants'
import { percentOf } from '@jobapply/core/insights/rules'
import { CountBars } from '#ui/chart/bars.tsx'
import { FigureCard } from '#ui/chart/figure-card.tsx'
import { FigureTable } from '#ui/chart/figure-table.tsx'
import type { CardProps } from './card-props.ts'

/** ANALYTICS-006 and ANALYTICS-008: each application once, under its present status. Withdrawn ones are named where there are some. */
export function StatusCard({ figures, view, onView }: CardProps) {
  const rows = figures.statuses.filter(({ status, count }) => status !== 'withdrawn' || count > 0)
  const { sent } = figures.funnel
  return (
    <FigureCard
      title="Where they are now"
      view={view}
      onView={onView}
      chart={
        <CountBars
          bars={rows.map(({ status, count }) => ({ key: status, label: STATUSES[status], value: count, text: String(count) }))}
        />
      }
      table={
        <FigureTable
          caption="Sent applications by their current status"
          head={['Status', 'Now', 'Share']}
          rows={rows.map(({ status, count }) => [STATUSES[status], count, `${percentOf(count, sent)}%`])}
        />
      }
    />
  )
}

import type { Dashboard } from '@jobapply/core/insights/schema'
import { lazy, Suspense, useState } from 'react'
import { weekdayName } from '#features/insights/analytics/show-day.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Columns } from '#ui/chart/columns.tsx'
import { FigureTable } from '#ui/chart/figure-table.tsx'

const GoalDialog = lazy(() => import('./goal-dialog.tsx'))

type Props = { week: Dashboard['week']; today: string }

/** DASH-013: sent since Sunday, the goal, and what remains. */
export function WeekCard({ week: { sent, goal, remaining, days }, today }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="Weekly progress"
      action={
        <Button look="quiet" size="small" className="-mr-2.5 text-accent" onClick={() => setOpen(true)}>
          Change goal
        </Button>
      }
    >
      <p className="mb-4">
        <span className="font-serif text-40 tabular-nums">{sent}</span>{' '}
        <span className="text-13 text-ink-2">
          of {goal}, {remaining === 0 ? 'done' : `${remaining} to go by Saturday`}
        </span>
      </p>
      <Columns
        columns={days.map(({ day, sent: value }) => ({
          ...{ key: day, label: weekdayName(day), value },
          ...{ isNow: day === today, isAhead: day > today },
        }))}
      />
      <div className="sr-only">
        <FigureTable
          caption="Sent this week"
          head={['Day', 'Sent']}
          rows={days.filter(({ day }) => day <= today).map(({ day, sent: value }) => [weekdayName(day), value])}
        />
      </div>
      {isOpen && (
        <Suspense>
          <GoalDialog goal={goal} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

import type { Analytics } from '@jobapply/core/insights/schema'
import { Columns } from '#ui/chart/columns.tsx'
import { FigureCard } from '#ui/chart/figure-card.tsx'
import { FigureTable } from '#ui/chart/figure-table.tsx'
import type { CardProps } from './card-props.ts'
import { shortDay, weekdayName } from './show-day.ts'

const labelOf = ({ unit }: Analytics['trend'], from: string) => (unit === 'day' ? weekdayName(from) : shortDay(from))
const unitName = ({ unit }: Analytics['trend']) => (unit === 'day' ? 'Day' : 'Week from')

export function SentTrendCard({ figures: { trend, goal }, view, onView }: CardProps) {
  const { rows, unit } = trend
  return (
    <FigureCard
      title={unit === 'day' ? 'Sent, by day' : 'Sent, by week'}
      hint={unit === 'week' ? "Weeks begin on Sunday. The first may be incomplete, and the last isn't over yet." : undefined}
      view={view}
      onView={onView}
      chart={
        <Columns
          {...(unit === 'week' && { goal: goal.weeklyGoal })}
          columns={rows.map(({ from, sent }, index) => ({
            ...{ key: from, label: labelOf(trend, from), value: sent },
            isNow: index === rows.length - 1,
          }))}
        />
      }
      table={
        <FigureTable
          caption={unit === 'day' ? 'Sent by day' : 'Sent by week'}
          head={[unitName(trend), 'Sent']}
          rows={rows.map(({ from, sent }) => [labelOf(trend, from), sent])}
        />
      }
    />
  )
}

/** Answers belong to the week in which their application was sent: the latest weeks still wait for theirs. */
export function AnswerTrendCard({ figures: { trend }, view, onView }: CardProps) {
  const { rows, unit } = trend
  return (
    <FigureCard
      title={`Answered, by the ${unit} of sending`}
      hint="The most recent ones are still waiting for a reply."
      view={view}
      onView={onView}
      chart={
        <Columns
          columns={rows.map(({ from, answered }, index) => ({
            ...{ key: from, label: labelOf(trend, from), value: answered },
            isNow: index === rows.length - 1,
          }))}
        />
      }
      table={
        <FigureTable
          caption={`Answered by the ${unit} of sending`}
          head={[unitName(trend), 'Sent', 'Answered', 'Interviews']}
          rows={rows.map(({ from, sent, answered, interviews }) => [labelOf(trend, from), sent, answered, interviews])}
        />
      }
    />
  )
}

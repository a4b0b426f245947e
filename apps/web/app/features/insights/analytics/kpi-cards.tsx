import { ENOUGH, RANGES } from '@jobapply/core/insights/constants'
import { percentOf, rateOf } from '@jobapply/core/insights/rules'
import type { Analytics } from '@jobapply/core/insights/schema'
import { FigureStrip } from '#ui/chart/figure-strip.tsx'

/** ANALYTICS-002: each a figure of the chosen range. */
export function KpiCards({ figures }: { figures: Analytics }) {
  const { funnel, times, statuses, goal, range, sentBefore } = figures
  const { answer } = times
  const rate = rateOf({ sent: funnel.sent, answered: funnel.answered })
  const open = statuses.find(({ status }) => status === 'interview')?.count ?? 0
  const days = answer.median !== null && answer.count >= ENOUGH.median ? Math.round(answer.median) : null
  return (
    <FigureStrip
      label="Key figures"
      figures={[
        { label: 'Sent', value: funnel.sent, note: `${sentBefore} in the ${RANGES[range]} before` },
        rate === null
          ? { label: 'Answered', value: funnel.answered, note: `of ${funnel.sent}, too few for a rate` }
          : {
              label: 'Answered',
              value: `${percentOf(funnel.answered, funnel.sent)}%`,
              note: `${funnel.answered} of ${funnel.sent}`,
            },
        days === null
          ? { label: 'Time to first reply', value: '–', note: 'too few to say' }
          : { label: 'Time to first reply', value: days, unit: days === 1 ? 'day' : 'days', note: `median of ${answer.count}` },
        { label: 'Interviews', value: funnel.interviews, note: `${open} still open` },
        {
          label: 'Weekly goal kept',
          value: goal.kept,
          unit: `of ${goal.weeks} ${goal.weeks === 1 ? 'week' : 'weeks'}`,
          note: `goal ${goal.weeklyGoal} a week`,
        },
      ]}
    />
  )
}

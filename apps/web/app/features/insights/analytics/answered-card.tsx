import { percentOf, rateOf, tooFew } from '@jobapply/core/insights/rules'
import type { Group } from '@jobapply/core/insights/schema'
import { ShareBars } from '#ui/chart/bars.tsx'
import { FigureCard } from '#ui/chart/figure-card.tsx'
import { FigureTable } from '#ui/chart/figure-table.tsx'
import type { CardProps } from './card-props.ts'

type Props = CardProps & { title: string; name: string; groups: readonly Group[] }

/** The share that was answered, by group; a group with too few has no rate. The dashed line is the person's own average. */
export function AnsweredCard({ title, name, groups, figures: { funnel }, view, onView }: Props) {
  const average = rateOf(funnel)
  const shown = groups.filter(({ sent }) => sent > 0)
  return (
    <FigureCard
      title={title}
      view={view}
      onView={onView}
      chart={
        <ShareBars
          average={average}
          averageLabel={`all ${percentOf(funnel.answered, funnel.sent)}%`}
          bars={shown.map((group) => ({
            key: group.label,
            label: group.label,
            share: rateOf(group),
            outline: group.answered / group.sent,
            text: rateText(group),
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          head={[name, 'Sent', 'Answered', 'Rate']}
          rows={shown.map((group) => [
            group.label,
            group.sent,
            group.answered,
            rateOf(group) === null ? 'too few' : percent(group),
          ])}
        />
      }
    />
  )
}

const percent = ({ sent, answered }: Group) => `${percentOf(answered, sent)}%`
const rateText = (group: Group) =>
  rateOf(group) === null ? tooFew(group.sent) : `${percent(group)}, ${group.answered} of ${group.sent}`

import { percentOf, rateOf } from '@jobapply/core/insights/rules'
import { FunnelBars } from '#ui/chart/bars.tsx'
import { FigureCard } from '#ui/chart/figure-card.tsx'
import { FigureTable } from '#ui/chart/figure-table.tsx'
import type { CardProps } from './card-props.ts'

/** Counts before percentages: '13 of 25'. */
export function FunnelCard({ figures: { funnel }, view, onView }: CardProps) {
  const { sent, answered, interviews, offers } = funnel
  const steps = [
    { key: 'sent', label: 'Sent', value: sent },
    {
      key: 'answered',
      label: 'Answered',
      value: answered,
      between: `${answered} of ${sent} were answered, a refusal counts as an answer`,
    },
    { key: 'interview', label: 'Interview', value: interviews, between: `${interviews} of ${answered} led to an interview` },
    { key: 'offer', label: 'Offer', value: offers, between: `${offers} of ${interviews} led to an offer` },
  ]
  /** Of few a count says more than a percentage. */
  const share = (part: number, whole: number) =>
    rateOf({ sent: whole, answered: part }) === null ? `${part} of ${whole}` : `${percentOf(part, whole)}%`
  return (
    <FigureCard
      title="How far they got"
      view={view}
      onView={onView}
      chart={<FunnelBars steps={steps} />}
      table={
        <FigureTable
          caption="How far the applications got"
          head={['Step', 'Applications', 'Of the previous step', 'Of all sent']}
          rows={steps.map(({ label, value }, index) => {
            const before = steps[index - 1]
            return [label, value, before ? share(value, before.value) : '', share(value, sent)]
          })}
        />
      }
    />
  )
}

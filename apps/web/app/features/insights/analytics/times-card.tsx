import { ENOUGH } from '@jobapply/core/insights/constants'
import { daysText } from '@jobapply/core/insights/rules'
import type { StepTime } from '@jobapply/core/insights/schema'
import { FigureCard } from '#ui/chart/figure-card.tsx'
import { FigureTable } from '#ui/chart/figure-table.tsx'
import type { CardProps } from './card-props.ts'

const medianText = ({ median, count }: StepTime) => (median === null || count < ENOUGH.median ? 'too few' : daysText(median))
const middleText = ({ lower, upper, count }: StepTime) =>
  lower === null || upper === null || count < ENOUGH.spread ? 'too few' : `${Math.round(lower)} to ${daysText(upper)}`

export function TimesCard({ figures: { times }, view, onView }: CardProps) {
  const steps = [
    { from: 'Sent', to: 'First answer', name: 'Sent to first answer', time: times.answer },
    { from: 'First answer', to: 'Interview', name: 'Answer to interview', time: times.interview },
    { from: 'Interview', to: 'Decision', name: 'Interview to decision', time: times.decision },
  ]
  return (
    <FigureCard
      title="How long each step takes"
      hint="Medians: half went faster, half slower."
      view={view}
      onView={onView}
      chart={
        <ol className="flex max-sm:flex-col max-sm:gap-4">
          {steps.map(({ from, to, name, time }, index) => (
            <li key={name} className="min-w-0 flex-1 max-sm:border-l-2 max-sm:border-line-strong max-sm:pl-4">
              <p className="sm:text-center">
                <span className="font-serif text-20">{medianText(time)}</span>
                <span className="block text-12 text-ink-3">{time.count} counted</span>
              </p>
              <p aria-hidden className="relative mt-3 h-3 max-sm:hidden">
                <span
                  className={`absolute inset-x-0 top-1/2 border-t-2 ${index === 0 ? 'border-accent' : 'border-line-strong'}`}
                />
                <span className="absolute left-0 size-3 rounded-full border-2 border-line-strong bg-surface" />
                {index === steps.length - 1 && (
                  <span className="absolute right-0 size-3 rounded-full border-2 border-line-strong bg-surface" />
                )}
              </p>
              <p className="mt-1 flex justify-between gap-2 text-13">
                <span>{from}</span>
                <span className={index === steps.length - 1 ? '' : 'sm:hidden'}>{to}</span>
              </p>
            </li>
          ))}
        </ol>
      }
      table={
        <FigureTable
          caption="How long each step takes"
          head={['Step', 'Median', 'Middle half', 'Counted']}
          rows={steps.map(({ name, time }) => [name, medianText(time), middleText(time), time.count])}
        />
      }
    />
  )
}

import type { SubscriptionSummary } from '@jobapply/core/admin/subscriptions-schema'
import { shortDay } from '@jobapply/core/shared/time/show-dates'
import { useState } from 'react'
import { moneyOf } from '#features/admin/table/money-of.ts'

const VIEWS = { chart: 'Chart', table: 'Table' } as const
type View = keyof typeof VIEWS
type Props = Pick<SubscriptionSummary, 'days' | 'currency'>

/** What was received on each of the last 30 days, as bars or as a table. */
export function PaymentsChart({ days, currency }: Props) {
  const [view, setView] = useState<View>('chart')
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-14 font-medium">Payments received by day</h3>
        <div className="flex overflow-hidden rounded-control border border-line-strong">
          {(Object.keys(VIEWS) as View[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => setView(one)}
              className="px-3 py-1 text-13 font-medium text-ink-2 focus-visible:-outline-offset-2 aria-pressed:bg-accent-wash aria-pressed:text-accent"
            >
              {VIEWS[one]}
            </button>
          ))}
        </div>
      </div>
      {view === 'chart' ? <Bars days={days} currency={currency} /> : <DayTable days={days} currency={currency} />}
    </div>
  )
}

function Bars({ days, currency }: Props) {
  const most = Math.max(...days.map(({ amount }) => amount))
  const peak = days.find(({ amount }) => amount === most && most > 0)
  const sentence = peak ? `${moneyOf(peak.amount, currency)} on ${shortDay(peak.day)}` : 'No payments in this period'
  return (
    <div>
      <div role="img" aria-label={`Payments received by day. Highest: ${sentence}.`} className="flex h-24 items-end gap-1">
        {days.map(({ day, amount }) => (
          <span
            key={day}
            title={`${shortDay(day)}: ${moneyOf(amount, currency)}`}
            style={{ height: most > 0 ? `${Math.max(2, (amount / most) * 100)}%` : '2%' }}
            className={`min-w-0 flex-1 rounded-t-xs ${day === peak?.day ? 'bg-accent' : amount > 0 ? 'bg-accent/45' : 'bg-line-strong'}`}
          />
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-3 text-12 text-ink-3">
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span className="font-medium text-ink-2">{peak ? `Highest: ${sentence}` : sentence}</span>
        <span>{shortDay(days.at(-1)?.day ?? '')}</span>
      </p>
    </div>
  )
}

const DayTable = ({ days, currency }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
  <section aria-label="Payments received by day" tabIndex={0} className="max-h-60 overflow-y-auto">
    <table className="w-full text-14">
      <thead className="text-left text-13 text-ink-2">
        <tr>
          <th className="py-1 font-medium">Day</th>
          <th className="py-1 text-right font-medium">Received</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.map(({ day, amount }) => (
          <tr key={day}>
            <td className="py-1">{shortDay(day)}</td>
            <td className="py-1 text-right">{moneyOf(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

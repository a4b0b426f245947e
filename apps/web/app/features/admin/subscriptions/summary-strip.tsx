import type { SubscriptionSummary } from '@jobapply/core/admin/subscriptions-schema'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyOf } from '#features/admin/table/money-of.ts'

/** The four documented figures in one strip (SUBS-009). */
export function SummaryStrip({ summary }: { summary: SubscriptionSummary }) {
  const { total, active, trial, past_due, monthly_revenue, trial_conversion_rate, currency, otherCurrencies } = summary
  const others = otherCurrencies.map((other) => `${moneyOf(other.monthlyRevenue, other.currency)}`)
  return (
    <dl className="grid grid-cols-2 gap-px bg-line md:grid-cols-4">
      <Figure label="Total Subscribers" value={total} note={`${active} active`} />
      <Figure
        label="Monthly Revenue"
        value={moneyOf(monthly_revenue, currency)}
        note={['last 30 days', ...others.map((other) => `and ${other}`)].join(' ')}
      />
      <Figure label="Trial Conversion" value={`${trial_conversion_rate}%`} note={`${trial} on trial`} />
      <Figure
        label="Issues"
        value={past_due}
        isBad={past_due > 0}
        note={<>{past_due > 0 && <TriangleAlert aria-hidden className="mr-1 inline size-3.5 text-warn" />}past due payments</>}
      />
    </dl>
  )
}

type FigureProps = { label: string; value: ReactNode; note: ReactNode; isBad?: boolean }

const Figure = ({ label, value, note, isBad = false }: FigureProps) => (
  <div className="grid min-w-0 content-start bg-surface px-5 py-4">
    <dt className="text-13 text-ink-2">{label}</dt>
    <dd className={`font-serif text-28 wrap-anywhere ${isBad ? 'text-warn' : ''}`}>{value}</dd>
    <dd className="text-13 text-ink-2">{note}</dd>
  </div>
)

import { TRIAL_DAYS } from '@jobapply/core/auth/constants'
import { FREE_LIMITS, TRIAL_LIMITS } from '@jobapply/core/billing/constants'
import { WayIn } from './way-in.tsx'

const ROWS = [
  ['Applications', `up to ${TRIAL_LIMITS.monthly}`],
  ['Card', 'not required'],
  ['Afterwards', `the free plan, ${FREE_LIMITS.monthly} a month, unless you choose another`],
] as const

export const ClosingCall = () => (
  <section
    aria-labelledby="closing-title"
    className="grid items-center gap-10 border-t border-line later-120 lg:later-68 pt-16 lg:grid-cols-[1fr_24rem] lg:pt-24"
  >
    <div>
      <h2 id="closing-title" className="text-balance font-serif text-40 tracking-[-0.02em] sm:text-56">
        Send the next one with proof.
      </h2>
      <WayIn />
    </div>
    <div data-visitor="new" className="torn rounded-t-[3px] bg-line p-px [[hidden]]:hidden">
      <div className="torn rounded-t-[2px] bg-surface px-6 pt-5 pb-8 text-13">
        <p className="flex justify-between border-b border-dashed border-line-strong pb-3 text-12 text-ink-3">
          <span>Your trial</span>
          <span>{TRIAL_DAYS} days</span>
        </p>
        <dl className="divide-y divide-line">
          {ROWS.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6 py-2.5">
              <dt className="text-ink-3">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-6 pt-3">
            <dt className="text-ink-3">To pay today</dt>
            <dd className="font-serif text-28">$0.00</dd>
          </div>
        </dl>
      </div>
    </div>
  </section>
)

import type { PlanInfo } from '@jobapply/core/billing/schema'
import { UPGRADE_NOW } from '@jobapply/core/billing/trial-constants'
import { type TrialBanner as Shown, trialBanner } from '@jobapply/core/billing/trial-rules'
import { Hourglass } from 'lucide-react'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'

const LOOKS = {
  red: 'bg-bad-wash text-bad',
  orange: 'bg-orange-wash text-orange',
  yellow: 'bg-mark text-ink',
}

type Props = { info: PlanInfo; isAdmin: boolean }

/** spec 1 §4: from the third last day of the trial on, and after it. */
export function TrialBanner({ info, isAdmin }: Props) {
  const banner = trialBanner(info, isAdmin, new Date(info.asOf))
  if (!banner) return null
  return (
    <section
      aria-label="Your trial"
      data-colour={banner.colour}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 md:px-7 print:hidden ${LOOKS[banner.colour]}`}
    >
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 font-medium">{sentenceOf(banner, info.subscription_end !== null)}</p>
      <a href={PATHS.pricing} className={buttonClass()}>
        {UPGRADE_NOW}
      </a>
    </section>
  )
}

function sentenceOf({ kind, daysLeft }: Shown, hadPlan: boolean) {
  if (kind === 'ending') return `Your free trial ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`
  return `${hadPlan ? 'Your subscription has ended.' : 'Your free trial has expired.'} Upgrade to keep applying automatically.`
}

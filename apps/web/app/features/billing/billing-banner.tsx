import { BILLING_BANNERS } from '@jobapply/core/billing/constants'
import type { DisplayStatus } from '@jobapply/core/billing/rules'
import { CalendarClock, CircleAlert, Hourglass } from 'lucide-react'

const LOOKS = {
  trial: { Icon: Hourglass, className: 'bg-blue-wash text-blue' },
  canceling: { Icon: CalendarClock, className: 'bg-orange-wash text-orange' },
  expired: { Icon: CircleAlert, className: 'bg-bad-wash text-bad' },
}

/** Says that a trial is running, or that the subscription is being cancelled or has expired (spec 3 §2). */
export function BillingBanner({ banner, daysLeft }: DisplayStatus) {
  if (!banner) return null
  const { Icon, className } = LOOKS[banner]
  return (
    <div role="status" data-banner={banner} className={`flex gap-2.5 rounded-card px-4 py-3 font-medium ${className}`}>
      <Icon aria-hidden className="mt-0.75 size-4 shrink-0" />
      <p>
        {BILLING_BANNERS[banner]}
        {daysLeft !== null && ` ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} remaining.`}
      </p>
    </div>
  )
}

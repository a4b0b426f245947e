import type { DisplayStatus } from '@jobapply/core/billing/rules'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { openPortal } from './payment-page.ts'

type Props = { status: SubscriptionStatus; display: DisplayStatus; mayBuy: boolean }

/** Buttons that open the provider's portal in a new tab (BILLING-002, BILLING-003). */
export function PortalButtons({ status, display, mayBuy }: Props) {
  const [isOpening, setIsOpening] = useState(false)
  const isRunning = status.has_active_subscription
  const isCancelling = status.subscription?.cancel_at_period_end === true

  async function open() {
    setIsOpening(true)
    await openPortal()
    setIsOpening(false)
  }

  const main = isRunning && display.canUpgrade ? 'Upgrade Plan' : 'Manage Subscription'
  const buttons = [
    { label: main, isOff: main === 'Upgrade Plan' && !mayBuy },
    { label: 'Update Payment Method', isOff: false },
    { label: 'Download Invoices', isOff: false },
    ...(isRunning ? [{ label: 'Cancel Subscription', isOff: isCancelling }] : []),
  ]
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 border-t border-dashed border-line-strong pt-5 max-sm:grid">
      {buttons.map(({ label, isOff }) => (
        <Button
          key={label}
          look={label === main ? 'primary' : 'secondary'}
          disabled={isOpening || isOff}
          onClick={() => void open()}
        >
          {label}
          <ExternalLink aria-hidden className="size-4" />
        </Button>
      ))}
    </div>
  )
}

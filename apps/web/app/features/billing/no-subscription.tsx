import { NO_SUBSCRIPTION } from '@jobapply/core/billing/constants'
import type { DisplayStatus } from '@jobapply/core/billing/rules'
import { ExternalLink } from 'lucide-react'
import { PATHS } from '#paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = { display: DisplayStatus; isUnknown: boolean; mayBuy: boolean }

/** What the Billing tab shows to people without a subscription (spec 3 §2). */
export const NoSubscription = ({ display, isUnknown, mayBuy }: Props) => (
  <Card title={NO_SUBSCRIPTION.title} action={isUnknown ? <Badge tone="warn">Unknown</Badge> : <StatusBadge {...display} />}>
    <p className="max-w-[60ch] text-ink-2">{NO_SUBSCRIPTION.message}</p>
    <div className="mt-4">
      <ViewPlans mayBuy={mayBuy} />
    </div>
  </Card>
)

/** In a new tab (BILLING-006). */
export const ViewPlans = ({ mayBuy }: { mayBuy: boolean }) =>
  mayBuy ? (
    <a href={PATHS.pricing} target="_blank" rel="noopener" className={buttonClass()}>
      {NO_SUBSCRIPTION.action}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  ) : (
    <Button disabled>{NO_SUBSCRIPTION.action}</Button>
  )

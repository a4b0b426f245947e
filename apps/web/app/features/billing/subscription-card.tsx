import type { DisplayStatus } from '@jobapply/core/billing/rules'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { Card } from '#ui/card.tsx'
import { applicationLimitText, nextBillingText, planText } from './billing-facts.ts'
import { FactsList } from './facts-list.tsx'
import { PortalButtons } from './portal-buttons.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = { status: SubscriptionStatus; display: DisplayStatus; mayBuy: boolean }

/** The person's plan, trial or ended subscription. */
export const SubscriptionCard = ({ status, display, mayBuy }: Props) => (
  <Card title="Your plan" action={<StatusBadge {...display} />}>
    <p className="mb-4 font-serif text-28">{planText(status)}</p>
    <FactsList
      facts={[
        ['Application limit', applicationLimitText(status)],
        ['Next billing date', nextBillingText(status)],
      ]}
    />
    {status.subscription && <PortalButtons status={status} display={display} mayBuy={mayBuy} />}
  </Card>
)

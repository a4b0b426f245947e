import type { DisplayStatus } from '@jobapply/core/billing/rules'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { applicationLimitText, billingPeriodText, planText, statusText } from './billing-facts.ts'
import { FactsList } from './facts-list.tsx'

type Props = { status: SubscriptionStatus; display: DisplayStatus; isUnknown: boolean }

export const BillingInformation = ({ status, display, isUnknown }: Props) => (
  <Card title="Billing Information" action={isUnknown && <Badge tone="warn">Unknown</Badge>}>
    <FactsList
      facts={[
        ['Plan', planText(status)],
        ['Status', statusText(display)],
        ['Billing period', billingPeriodText(status)],
        ['Application limit', applicationLimitText(status)],
      ]}
    />
  </Card>
)

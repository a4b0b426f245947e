import { ADMIN_HAS_NO_LIMITS, BILLING_HEADING } from '@jobapply/core/billing/constants'
import { displayStatus } from '@jobapply/core/billing/rules'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#platform/auth.tsx'
import { Alert } from '#ui/alert.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AfterCheckout } from './after-checkout.tsx'
import { BillingBanner } from './billing-banner.tsx'
import { BillingInformation } from './billing-information.tsx'
import { BillingSkeleton } from './billing-skeleton.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { type KnownStatus, knownStatus } from './known-status.ts'
import { NoSubscription } from './no-subscription.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { StatusAlert } from './status-alert.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { UsageCard } from './usage-card.tsx'

/** The Billing tab of the settings (spec 3 §2 and §4). */
export function BillingTab() {
  const { user } = useAuth()
  const known = useQuery(knownStatus(user?.id ?? ''))
  const { data, isFetching } = known
  return (
    <div className="grid gap-6">
      <h2 className="font-serif text-20">{BILLING_HEADING}</h2>
      {data && data.source !== 'live' && (
        <StatusAlert isUnknown={data.source === 'unknown'} isAsking={isFetching} onRetry={() => void known.refetch()} />
      )}
      {data ? <Billing {...data} /> : known.isError ? <Loading query={known} /> : <BillingSkeleton />}
    </div>
  )
}

function Billing({ status, source }: KnownStatus) {
  const display = displayStatus(status, new Date(status.asOf))
  const isUnknown = source === 'unknown'
  const mayBuy = source === 'live'
  const hasNothing = !status.has_active_subscription && !status.is_trial && !status.is_expired
  return (
    <>
      <AfterCheckout isPaid={status.has_active_subscription} />
      {status.application_limit === null && <Alert kind="calm">{ADMIN_HAS_NO_LIMITS}</Alert>}
      <BillingBanner {...display} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid gap-6">
          {hasNothing ? (
            <NoSubscription display={display} isUnknown={isUnknown} mayBuy={mayBuy} />
          ) : (
            <SubscriptionCard status={status} display={display} mayBuy={mayBuy} />
          )}
          {!status.has_active_subscription && <PlanChoices mayBuy={mayBuy} offersAll={!hasNothing} />}
          <InvoicesCard />
        </div>
        <div className="grid gap-6">
          <BillingInformation status={status} display={display} isUnknown={isUnknown} />
          <UsageCard />
        </div>
      </div>
    </>
  )
}

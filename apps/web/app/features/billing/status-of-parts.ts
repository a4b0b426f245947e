import { FREE_LIMITS } from '@jobapply/core/billing/constants'
import { isEntitled } from '@jobapply/core/billing/limits'
import type { PlanInfo, Subscription, SubscriptionStatus } from '@jobapply/core/billing/schema'

type Parts = {
  userId: string
  subscription: Subscription | null
  /** Null: no limit. */
  limit: number | null
  /** The trial dates of the account, if they are known. */
  trial: Pick<PlanInfo, 'is_trial_active' | 'trial_end_date'> | undefined
}

/** Composes get-subscription-status from the answers of the two fallback calls (BILLING-019). */
export function statusOfParts({ userId, subscription, limit, trial }: Parts, now: Date): SubscriptionStatus {
  const isActive = subscription !== null && isEntitled(termsOf(subscription), now)
  const isTrialing = isActive && subscription.status === 'trialing' && subscription.trial_end !== null
  const isOnTrial = !isActive && trial?.is_trial_active === true
  return {
    user_id: userId,
    subscription,
    application_limit: limit,
    limit_period: isActive ? subscription.limit_period : 'month',
    has_active_subscription: isActive,
    is_trial: isTrialing || isOnTrial,
    trial_end_date: isTrialing ? subscription.trial_end : isOnTrial ? trial.trial_end_date : null,
    is_expired: subscription !== null && !isActive && !isOnTrial,
    asOf: now.toISOString(),
  }
}

/** Shown, labelled as unknown, when nothing could be read (BILLING-020). */
export const unknownStatus = (userId: string): SubscriptionStatus =>
  statusOfParts({ userId, subscription: null, limit: FREE_LIMITS.monthly, trial: undefined }, new Date(0))

const termsOf = ({ status, cancel_at_period_end, current_period_end }: Subscription) => ({
  status,
  cancelAtPeriodEnd: cancel_at_period_end,
  currentPeriodEnd: new Date(current_period_end),
})

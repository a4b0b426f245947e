import { FREE_PLAN, TRIAL_LIMITS } from '@jobapply/core/billing/constants'
import { type DisplayStatus, limitText } from '@jobapply/core/billing/rules'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'

/** On the trial that every account gets, without a payment. */
export const isOnFreeTrial = (s: SubscriptionStatus) => s.is_trial && !s.has_active_subscription

/** The subscription that the page is about: an ended one counts only until another plan replaces it. */
const shownSubscription = (s: SubscriptionStatus) =>
  !isOnFreeTrial(s) && (s.has_active_subscription || s.is_expired) ? s.subscription : null

export const planText = (s: SubscriptionStatus) => (isOnFreeTrial(s) ? 'Free trial' : (shownSubscription(s)?.plan_name ?? 'Free'))

/** The status 'active' is shown as 'Free Plan'. */
export const statusText = ({ label, status }: DisplayStatus) => (label === FREE_PLAN ? `${label} (${status})` : label)

/** 'N per day' for day plans, 'N per month' for month plans (BILLING-001, BILLING-030); a trial counts as a whole. */
export const applicationLimitText = (s: SubscriptionStatus) =>
  isOnFreeTrial(s)
    ? `${TRIAL_LIMITS.monthly} in the whole trial, ${limitText(TRIAL_LIMITS.daily, 'day')}`
    : limitText(s.application_limit, s.limit_period)

export function nextBillingText({ subscription, has_active_subscription }: SubscriptionStatus): string {
  if (!subscription || !has_active_subscription) return 'None'
  const end = dayText(subscription.current_period_end)
  return subscription.cancel_at_period_end ? `None, ends on ${end}` : end
}

export function billingPeriodText(s: SubscriptionStatus): string {
  const shown = shownSubscription(s)
  return shown ? `${dayText(shown.current_period_start)} to ${dayText(shown.current_period_end)}` : 'None'
}

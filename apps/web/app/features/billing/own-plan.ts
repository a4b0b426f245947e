import { DEFAULT_TIER, FREE_LIMITS } from '@jobapply/core/billing/constants'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'

/** The plan that a signed-in visitor of /pricing has already, and one sentence about it. */
export function ownPlan(s: SubscriptionStatus): { plan: string | undefined; sentence: string } {
  const { subscription, application_limit } = s
  if (subscription && s.has_active_subscription) return { plan: subscription.plan_key, sentence: paidText(subscription) }
  if (application_limit === null)
    return { plan: undefined, sentence: "As an administrator you have no limit and don't need a plan." }
  return { plan: DEFAULT_TIER, sentence: unpaidText(s) }
}

type Subscription = NonNullable<SubscriptionStatus['subscription']>

function paidText({ plan_name, cancel_at_period_end, current_period_end }: Subscription) {
  const end = dayText(current_period_end)
  return cancel_at_period_end ? `You have ${plan_name} until ${end}.` : `You have ${plan_name}. It renews on ${end}.`
}

function unpaidText({ is_trial, trial_end_date, is_expired, subscription }: SubscriptionStatus) {
  const free = `${FREE_LIMITS.monthly} applications a month`
  if (is_trial && trial_end_date) return `Your trial runs until ${dayText(trial_end_date)}. After it you have ${free}, free.`
  if (is_expired && subscription) return `Your ${subscription.plan_name} plan has ended. You have ${free}, free.`
  return `You're on the free plan with ${free}.`
}

import { EXPIRED, FREE_PLAN, LIMIT_PERIODS, PAYMENT_DUE, POPULAR_PLAN } from './constants.ts'
import { isEntitled, isTrialActive, type Paid, type PlanLimit } from './limits.ts'
import type { PlanInfo, PlanOffer, SubscriptionStatus } from './schema.ts'
import { daysUntil } from './trial-rules.ts'

/** The current account status, even if the task that stores it has not run (TRIAL-004, TRIAL-006). */
export function accountStatus(
  trial: { start: Date; end: Date } | null,
  subscription: Pick<Paid, 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'> | null,
  now: Date,
): { subscription_status: PlanInfo['subscription_status']; is_trial_active: boolean } {
  const is_trial_active = trial !== null && isTrialActive(trial, now)
  if (subscription && isEntitled(subscription, now)) return { subscription_status: 'active', is_trial_active }
  if (is_trial_active) return { subscription_status: 'trial', is_trial_active }
  return { subscription_status: trial || subscription ? 'expired' : 'active', is_trial_active }
}

export type DisplayStatus = {
  label: string
  status: string
  colour: 'green' | 'blue' | 'orange' | 'red'
  canUpgrade: boolean
  banner: 'trial' | 'canceling' | 'expired' | null
  daysLeft: number | null
}

/** The Billing tab's status (spec 3 §4). */
export function displayStatus(s: SubscriptionStatus, now: Date): DisplayStatus {
  const show = (label: string, rest: Partial<DisplayStatus>): DisplayStatus => {
    const status = s.subscription?.status ?? 'active'
    const canUpgrade = status === 'active' && !s.subscription?.cancel_at_period_end
    return { label, status, colour: 'green', canUpgrade, banner: null, daysLeft: null, ...rest }
  }
  if (s.is_trial) {
    const daysLeft = daysUntil(s.trial_end_date ?? now, now)
    return show(`Trial (${daysLeft} days left)`, { colour: 'blue', banner: 'trial', daysLeft })
  }
  if (s.is_expired) return show(EXPIRED, { colour: 'red', banner: 'expired', canUpgrade: false })
  const { subscription } = s
  if (!s.has_active_subscription || !subscription) return show(FREE_PLAN, { status: 'active', canUpgrade: true })
  if (subscription.status === 'past_due') return show(PAYMENT_DUE, { colour: 'orange' })
  if (subscription.cancel_at_period_end) {
    const daysLeft = daysUntil(subscription.current_period_end, now)
    return show(`Canceling (${daysLeft} days left)`, { colour: 'orange', banner: 'canceling', daysLeft })
  }
  return show(subscription.status, {})
}

export const isPopular = ({ plan_key }: Pick<PlanOffer, 'plan_key'>) => plan_key === POPULAR_PLAN

const AUTO_APPLY = /^auto-apply to (?:\d+|n) jobs per (?:day|month)$/i

/** Puts the plan's limit into its feature text (PRICING-012, PRICING-013). */
export const shownFeatures = ({ features, auto_apply_limit, limit_period }: Pick<PlanOffer, 'features'> & PlanLimit) =>
  features.map((text) => (AUTO_APPLY.test(text.trim()) ? `Auto-apply to ${auto_apply_limit} jobs per ${limit_period}` : text))

/** '10 per day', '30 per month' (BILLING-001, BILLING-030); null is an admin's. */
export const limitText = (limit: number | null, period: PlanLimit['limit_period']) =>
  limit === null ? 'Unlimited' : `${limit} ${LIMIT_PERIODS[period]}`

export const planNotFound = (key: string) => `Plan configuration not found: ${key}`
export const checkoutFailed = (message: string) => `Failed to create checkout: ${message}`

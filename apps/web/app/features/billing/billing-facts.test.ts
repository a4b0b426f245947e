import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { expect, test } from 'vitest'
import { billingPeriodText, planText } from './billing-facts.ts'

/** Noon of a day in the reader's time zone. */
const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString()

const status: SubscriptionStatus = {
  user_id: '6f1b1e0e-0000-4000-8000-000000000001',
  subscription: {
    plan_key: 'professional',
    plan_name: 'Professional',
    status: 'active',
    current_period_start: noon(11, 1),
    current_period_end: noon(12, 1),
    trial_end: null,
    cancel_at_period_end: false,
    auto_apply_limit: 10,
    limit_period: 'day',
  },
  application_limit: 10,
  limit_period: 'day',
  has_active_subscription: true,
  is_trial: false,
  trial_end_date: null,
  is_expired: false,
  asOf: noon(11, 15),
}

test('BILLING-004 the billing period is that of the plan beside it: a subscription that is over lends none to the trial', () => {
  const facts = (changes: Partial<SubscriptionStatus>) => {
    const shown = { ...status, ...changes }
    return [planText(shown), billingPeriodText(shown)]
  }
  expect(facts({})).toEqual(['Professional', '1 Nov 2026 to 1 Dec 2026'])
  expect(facts({ has_active_subscription: false, is_expired: true })).toEqual(['Professional', '1 Nov 2026 to 1 Dec 2026'])
  expect(facts({ has_active_subscription: false, is_trial: true })).toEqual(['Free trial', 'None'])
  expect(facts({ has_active_subscription: false })).toEqual(['Free', 'None'])
  expect(facts({ has_active_subscription: false, subscription: null })).toEqual(['Free', 'None'])
})

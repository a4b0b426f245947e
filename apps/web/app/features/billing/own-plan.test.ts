import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { expect, test } from 'vitest'
import { ownPlan } from './own-plan.ts'

/** Noon of a day in the reader's time zone. */
const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString()

const free: SubscriptionStatus = {
  user_id: '6f1b1e0e-0000-4000-8000-000000000001',
  subscription: null,
  application_limit: 3,
  limit_period: 'month',
  has_active_subscription: false,
  is_trial: false,
  trial_end_date: null,
  is_expired: false,
  asOf: noon(11, 15),
}
const professional = {
  plan_key: 'professional',
  plan_name: 'Professional',
  status: 'active',
  current_period_start: noon(11, 1),
  current_period_end: noon(12, 1),
  trial_end: null,
  cancel_at_period_end: false,
  auto_apply_limit: 10,
  limit_period: 'day' as const,
}

test('signed-in people read which plan they have, and until when', () => {
  expect(ownPlan(free)).toEqual({ plan: 'starter', sentence: "You're on the free plan with 3 applications a month." })
  expect(ownPlan({ ...free, is_trial: true, trial_end_date: noon(11, 19) })).toEqual({
    plan: 'starter',
    sentence: 'Your trial runs until 19 Nov 2026. After it you have 3 applications a month, free.',
  })
  const paid = { ...free, subscription: professional, has_active_subscription: true, application_limit: 10 }
  expect(ownPlan(paid)).toEqual({ plan: 'professional', sentence: 'You have Professional. It renews on 1 Dec 2026.' })
  const leaving = { ...paid, subscription: { ...professional, cancel_at_period_end: true } }
  expect(ownPlan(leaving).sentence).toBe('You have Professional until 1 Dec 2026.')
  expect(ownPlan({ ...paid, has_active_subscription: false, is_expired: true, application_limit: 3 })).toEqual({
    plan: 'starter',
    sentence: 'Your Professional plan has ended. You have 3 applications a month, free.',
  })
  expect(ownPlan({ ...free, application_limit: null }).plan).toBeUndefined()
})

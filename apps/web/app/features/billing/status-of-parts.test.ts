import type { Subscription } from '@jobapply/core/billing/schema'
import { expect, test } from 'vitest'
import { statusOfParts, unknownStatus } from './status-of-parts.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const userId = '6f1b1e0e-0000-4000-8000-000000000001'
const held: Subscription = {
  plan_key: 'professional',
  plan_name: 'Professional',
  status: 'active',
  current_period_start: '2026-11-01T00:00:00.000Z',
  current_period_end: '2026-12-01T00:00:00.000Z',
  trial_end: null,
  cancel_at_period_end: false,
  auto_apply_limit: 10,
  limit_period: 'day',
}
const of = (subscription: Subscription | null, trial?: { is_trial_active: boolean; trial_end_date: string | null }) =>
  statusOfParts({ userId, subscription, limit: 10, trial }, NOW)

test('a running subscription counts as active, with its own period', () => {
  expect(of(held)).toMatchObject({ has_active_subscription: true, is_expired: false, is_trial: false, limit_period: 'day' })
  expect(of({ ...held, status: 'past_due' })).toMatchObject({ has_active_subscription: true, is_expired: false })
})

test('a subscription that is over is expired, also when it was cancelled and its period has passed', () => {
  expect(of({ ...held, status: 'canceled' })).toMatchObject({ has_active_subscription: false, is_expired: true })
  const passed = { ...held, cancel_at_period_end: true, current_period_end: '2026-11-15T11:00:00.000Z' }
  expect(of(passed)).toMatchObject({ has_active_subscription: false, is_expired: true })
})

test("a trial is the provider's, or the account's where nothing is paid", () => {
  const trial_end = '2026-11-20T00:00:00.000Z'
  expect(of({ ...held, status: 'trialing', trial_end })).toMatchObject({ is_trial: true, trial_end_date: trial_end })
  expect(of(null, { is_trial_active: true, trial_end_date: trial_end })).toMatchObject({
    is_trial: true,
    trial_end_date: trial_end,
    is_expired: false,
  })
  expect(of(held, { is_trial_active: true, trial_end_date: trial_end })).toMatchObject({ is_trial: false, trial_end_date: null })
})

test('what is shown when nothing could be read is the free default of 3 a month', () => {
  expect(unknownStatus(userId)).toEqual({
    user_id: userId,
    subscription: null,
    application_limit: 3,
    limit_period: 'month',
    has_active_subscription: false,
    is_trial: false,
    trial_end_date: null,
    is_expired: false,
    asOf: expect.any(String),
  })
})

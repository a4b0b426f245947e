import { describe, expect, test } from 'vitest'
import { FALLBACK_PLANS } from './constants.ts'
import { accountStatus, checkoutFailed, displayStatus, isPopular, limitText, planNotFound, shownFeatures } from './rules.ts'
import { planOffer, type SubscriptionStatus } from './schema.ts'

const HOUR = 3_600_000
const now = new Date('2026-05-05T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString()

describe('the account', () => {
  const trial = { start: new Date(inHours(-48)), end: new Date(inHours(48)) }
  const over = { start: new Date(inHours(-96)), end: now }
  const active = { status: 'active', cancelAtPeriodEnd: false, currentPeriodEnd: new Date(inHours(240)) }

  test('TRIAL-004 TRIAL-006 the account is in trial, active or expired', () => {
    expect(accountStatus(trial, null, now)).toEqual({ subscription_status: 'trial', is_trial_active: true })
    expect(accountStatus(over, null, now)).toEqual({ subscription_status: 'expired', is_trial_active: false })
    expect(accountStatus(over, active, now)).toEqual({ subscription_status: 'active', is_trial_active: false })
    expect(accountStatus(over, { ...active, status: 'canceled' }, now).subscription_status).toBe('expired')
  })

  test('TRIAL-021 without any record the status is active', () =>
    expect(accountStatus(null, null, now).subscription_status).toBe('active'))
})

describe('the Billing tab', () => {
  const subscription = {
    plan_key: 'professional',
    plan_name: 'Professional',
    status: 'active',
    current_period_start: inHours(-24),
    current_period_end: inHours(240),
    trial_end: null,
    cancel_at_period_end: false,
    auto_apply_limit: 10,
    limit_period: 'day' as const,
  }
  const free: SubscriptionStatus = {
    user_id: '0b9d1f1e-6f0c-4a57-9f43-0d3c1c1a9f11',
    subscription: null,
    application_limit: 3,
    limit_period: 'month',
    has_active_subscription: false,
    is_trial: false,
    trial_end_date: null,
    is_expired: false,
    asOf: now.toISOString(),
  }
  const has = (changes: Partial<typeof subscription>): SubscriptionStatus => ({
    ...free,
    subscription: { ...subscription, ...changes },
    has_active_subscription: true,
  })

  test('BILLING-010 without a subscription shows Free Plan and offers an upgrade', () =>
    expect(displayStatus(free, now)).toMatchObject({ label: 'Free Plan', status: 'active', canUpgrade: true, banner: null }))

  test('BILLING-011 shows a trial in blue with its days', () =>
    expect(displayStatus({ ...free, is_trial: true, trial_end_date: inHours(36) }, now)).toMatchObject({
      label: 'Trial (2 days left)',
      colour: 'blue',
      banner: 'trial',
      daysLeft: 2,
    }))

  test('BILLING-012 shows a subscription that is over in red', () =>
    expect(
      displayStatus({ ...has({ status: 'canceled' }), has_active_subscription: false, is_expired: true }, now),
    ).toMatchObject({
      label: 'Expired',
      colour: 'red',
      banner: 'expired',
      canUpgrade: false,
    }))

  test('BILLING-013 shows a missing payment in orange', () =>
    expect(displayStatus(has({ status: 'past_due' }), now)).toMatchObject({
      label: 'Payment Due',
      colour: 'orange',
      canUpgrade: false,
    }))

  test('BILLING-014 shows a cancellation in orange with the days that are left', () =>
    expect(displayStatus(has({ cancel_at_period_end: true }), now)).toMatchObject({
      label: 'Canceling (10 days left)',
      colour: 'orange',
      banner: 'canceling',
      daysLeft: 10,
    }))

  test('BILLING-015 BILLING-016 shows any other status as it is; only active and not cancelling may upgrade', () => {
    expect(displayStatus(has({}), now)).toMatchObject({ label: 'active', colour: 'green', canUpgrade: true })
    expect(displayStatus(has({ status: 'trialing' }), now)).toMatchObject({
      label: 'trialing',
      colour: 'green',
      canUpgrade: false,
    })
    expect(displayStatus(has({ cancel_at_period_end: true }), now).canUpgrade).toBe(false)
  })

  test('BILLING-030 writes the limit of a day plan per day', () => {
    expect(limitText(10, 'day')).toBe('10 per day')
    expect(limitText(3, 'month')).toBe('3 per month')
    expect(limitText(null, 'month')).toBe('Unlimited')
  })
})

describe('plans', () => {
  const [starter, professional, premium] = FALLBACK_PLANS
  if (!starter || !professional || !premium) throw new Error('three plans are documented')

  test('PRICING-015 PRICING-016 PRICING-017 PRICING-018 the three documented ones', () => {
    expect(starter).toMatchObject({ price_display: 'Free', auto_apply_limit: 5, limit_period: 'day', period_text: 'forever' })
    expect(starter.features.join()).toMatch(/4-day trial.*up to 10 applications/)
    expect(professional).toMatchObject({ price_display: '$99.99', price_amount: 9999, auto_apply_limit: 10, limit_period: 'day' })
    expect(premium).toMatchObject({ price_display: '$149', price_amount: 14900, auto_apply_limit: 15, limit_period: 'day' })
    for (const plan of FALLBACK_PLANS) expect(planOffer.parse(plan)).toEqual(plan)
  })

  test('PRICING-014 only professional is popular', () => {
    expect(FALLBACK_PLANS.map(isPopular)).toEqual([false, true, false])
  })

  test('PRICING-012 PRICING-013 the feature about applying has the limit of the plan', () => {
    const features = ['Auto-apply to 99 jobs per day', 'Auto-apply to N jobs per day', 'Auto-apply to 9 jobs', 'Support']
    expect(shownFeatures({ features, auto_apply_limit: 12, limit_period: 'day' })).toEqual([
      'Auto-apply to 12 jobs per day',
      'Auto-apply to 12 jobs per day',
      'Auto-apply to 9 jobs',
      'Support',
    ])
    expect(shownFeatures({ features, auto_apply_limit: 40, limit_period: 'month' })[0]).toBe('Auto-apply to 40 jobs per month')
  })

  test('PRICING-021 failures use the documented texts', () => {
    expect(checkoutFailed('no card')).toBe('Failed to create checkout: no card')
    expect(planNotFound('gold')).toBe('Plan configuration not found: gold')
  })
})

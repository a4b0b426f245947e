import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { groundOf } from '#testing/colours.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { type PersonName, RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'

const DAY = 86_400_000
const BROKEN = fault('INTERNAL_SERVER_ERROR')
const PORTAL_BUTTONS = ['Upgrade Plan', 'Update Payment Method', 'Download Invoices', 'Cancel Subscription']

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const badge = (page: Page, text: string) => page.locator('section header').getByText(text, { exact: true })
const banner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const fact = (page: Page, name: string, label: string) =>
  card(page, name)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
    .textContent()

const inDays = (days: number) => new Date(RECORDED_AT.getTime() + days * DAY).toISOString()

/** The tab of somebody whose status differs from the recorded one by this. */
async function openBilling(as: PersonName, status: Partial<SubscriptionStatus> = {}) {
  const subscriptionStatus = { ...recorded[as].billing.subscriptionStatus, ...status }
  return shown(mountPage('/settings?tab=billing', { as, answers: { billing: { subscriptionStatus } } }))
}

/** The subscriber's status with these changes of the subscription. */
const subscribed = (changes: Partial<NonNullable<SubscriptionStatus['subscription']>>): Partial<SubscriptionStatus> => {
  const { subscription } = recorded.subscriber.billing.subscriptionStatus
  if (!subscription) throw new Error('The subscriber has no subscription')
  return { subscription: { ...subscription, ...changes } }
}

async function shown(page: Page) {
  await page.getByRole('heading', { name: 'Subscription & Billing' }).waitFor()
  await eventually(() => card(page, 'Billing Information').locator('dl > div').count()).toBeGreaterThan(0)
  return page
}

/** Each state of the tab, as soon as its parts have come. */
test.each<[string, PersonName, Partial<SubscriptionStatus>]>([
  ['a trial', 'newcomer', {}],
  ['the free plan', 'newcomer', { is_trial: false, trial_end_date: inDays(-5), application_limit: 3, limit_period: 'month' }],
  ['an admin', 'admin', {}],
  ['a subscription', 'subscriber', {}],
  ['a cancelled subscription', 'subscriber', subscribed({ cancel_at_period_end: true })],
  ['an expired subscription', 'subscriber', { ...subscribed({ status: 'canceled' }), is_expired: true }],
  ['a due payment', 'subscriber', subscribed({ status: 'past_due' })],
])('assistive technology finds its way with %s', async (_, as, status) => {
  const page = await openBilling(as, status)
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
  await expectAccessible()
})

test('BILLING-001 BILLING-004 the tab shows plan, status, limit and dates of a subscription', async () => {
  const page = await openBilling('subscriber')
  await card(page, 'Your plan').getByText('Professional', { exact: true }).waitFor()
  // proves BILLING-015
  expect(groundOf(badge(page, 'active'))).toBe('green')
  expect(fact(page, 'Your plan', 'Application limit')).toBe('10 per day')
  expect(fact(page, 'Your plan', 'Next billing date')).toBe('16 Dec 2026')
  // proves BILLING-004 BILLING-030
  expect(fact(page, 'Billing Information', 'Plan')).toBe('Professional')
  expect(fact(page, 'Billing Information', 'Status')).toBe('active')
  expect(fact(page, 'Billing Information', 'Billing period')).toBe('16 Nov 2026 to 16 Dec 2026')
  expect(fact(page, 'Billing Information', 'Application limit')).toBe('10 per day')
  expect(page.locator('[data-banner]').count()).toBe(0)
  expect(card(page, 'Upgrade Plan').count()).toBe(0)
  await eventually(() => card(page, 'Invoices').getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/DEMO-.*\$99\.99.*paid/),
  ])
})

test('BILLING-001 a month plan shows its limit per month', async () => {
  const student = subscribed({ plan_name: 'Student', auto_apply_limit: 30, limit_period: 'month' })
  const page = await openBilling('subscriber', { ...student, application_limit: 30, limit_period: 'month' })
  expect(fact(page, 'Your plan', 'Application limit')).toBe('30 per month')
})

test('BILLING-005 BILLING-006 BILLING-010 without a subscription the tab shows the free plan and a link to the plans', async () => {
  const over = { is_trial: false, trial_end_date: inDays(-5), application_limit: 3, limit_period: 'month' } as const
  const page = await openBilling('newcomer', over)
  const block = card(page, 'No Active Subscription')
  await block.getByText("You're currently on the free plan with 3 job applications per month.").waitFor()
  await block.getByText('Free Plan', { exact: true }).waitFor()
  // proves BILLING-010
  expect(fact(page, 'Billing Information', 'Status')).toBe('Free Plan (active)')
  expect(fact(page, 'Billing Information', 'Application limit')).toBe('3 per month')
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
  for (const name of PORTAL_BUTTONS) expect(button(page, name).count(), name).toBe(0)
  // proves BILLING-006
  await block.getByRole('link', { name: 'View Available Plans' }).click()
  expect([page.opened, page.left]).toEqual([['/pricing'], []])
})

test('BILLING-007 BILLING-011 a trial is shown in blue, with the days remaining', async () => {
  const page = await openBilling('newcomer')
  await banner(page, "You're currently on a free trial. 4 days remaining.").waitFor()
  expect(groundOf(badge(page, 'Trial (4 days left)'))).toBe('blue')
  expect(fact(page, 'Your plan', 'Application limit')).toBe('10 in the whole trial, 5 per day')
  expect(fact(page, 'Your plan', 'Next billing date')).toBe('None')
  expect(card(page, 'No Active Subscription').count()).toBe(0)
})

test('BILLING-008 BILLING-014 a cancelled subscription is shown in orange, with the days remaining', async () => {
  const page = await openBilling('subscriber', subscribed({ cancel_at_period_end: true }))
  const sentence = 'Your subscription will be cancelled at the end of the current billing period.'
  await banner(page, `${sentence} 30 days remaining.`).waitFor()
  expect(groundOf(badge(page, 'Canceling (30 days left)'))).toBe('orange')
  expect(fact(page, 'Your plan', 'Next billing date')).toBe('None, ends on 16 Dec 2026')
  // proves BILLING-028
  expect(fact(page, 'Your plan', 'Application limit')).toBe('10 per day')
  // proves BILLING-016
  expect(button(page, 'Upgrade Plan').count()).toBe(0)
  expect(button(page, 'Manage Subscription').isEnabled()).toBe(true)
})

test('BILLING-009 BILLING-012 an expired subscription is shown in red, and can be bought again', async () => {
  const ended = subscribed({ status: 'canceled', current_period_end: inDays(-1) })
  const limit = { application_limit: 3, limit_period: 'month' } as const
  const page = await openBilling('subscriber', { ...ended, ...limit, has_active_subscription: false, is_expired: true })
  await banner(page, 'Your subscription has expired. Please update your payment method or choose a new plan.').waitFor()
  expect(groundOf(badge(page, 'Expired'))).toBe('red')
  // proves BILLING-016
  expect(button(page, 'Upgrade Plan').count()).toBe(0)
  expect(button(page, 'Cancel Subscription').count()).toBe(0)
  expect(button(page, 'Manage Subscription').isEnabled()).toBe(true)
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
})

test('BILLING-013 a due payment is shown in orange', async () => {
  const page = await openBilling('subscriber', subscribed({ status: 'past_due' }))
  expect(groundOf(badge(page, 'Payment Due'))).toBe('orange')
  // proves BILLING-016
  expect(button(page, 'Upgrade Plan').count()).toBe(0)
  expect(button(page, 'Manage Subscription').isEnabled()).toBe(true)
})

test('BILLING-015 any other status is shown as its raw value, in green', async () => {
  const page = await openBilling('subscriber', subscribed({ status: 'incomplete' }))
  expect(groundOf(badge(page, 'incomplete'))).toBe('green')
  expect(button(page, 'Upgrade Plan').count()).toBe(0)
})

test.each([
  [1 / DAY, '1 day'],
  [1.5, '2 days'],
])('BILLING-017 %s days left are shown as %s', async (left, told) => {
  const page = await openBilling('subscriber', subscribed({ cancel_at_period_end: true, current_period_end: inDays(left) }))
  await banner(page, `${told} remaining.`).waitFor()
  await badge(page, `Canceling (${told.split(' ')[0]} days left)`).waitFor()
})

test('BILLING-019 when the status call fails, the status comes from the two fallback calls', async () => {
  const page = await shown(
    mountPage('/settings?tab=billing', { as: 'subscriber', answers: { billing: { subscriptionStatus: BROKEN } } }),
  )
  await seeToast('Failed to fetch subscription status', '')
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to fetch subscription status').waitFor()
  expect(fact(page, 'Billing Information', 'Status')).toBe('active')
  expect(fact(page, 'Billing Information', 'Application limit')).toBe('10 per day')
  expect(button(page, 'Upgrade Plan').isDisabled()).toBe(true)
  expect(button(page, 'Update Payment Method').isEnabled()).toBe(true)
  page.server.forget('billing/subscriptionStatus')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => button(page, 'Upgrade Plan').isEnabled()).toBe(true)
  await alert.waitFor({ state: 'detached' })
})

test('BILLING-019 the fallback also shows the trial of a user without a subscription', async () => {
  const page = await shown(mountPage('/settings?tab=billing', { answers: { billing: { subscriptionStatus: BROKEN } } }))
  await banner(page, "You're currently on a free trial. 4 days remaining.").waitFor()
})

test('BILLING-020 when every call fails, the free default is labelled as unknown and nothing can be bought', async () => {
  const billing = { subscriptionStatus: BROKEN, userSubscription: BROKEN, userApplicationLimit: BROKEN }
  const page = await shown(mountPage('/settings?tab=billing', { as: 'subscriber', answers: { billing } }))
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to fetch subscription status').waitFor()
  await card(page, 'No Active Subscription').getByText('Unknown', { exact: true }).waitFor()
  await card(page, 'Billing Information').getByText('Unknown', { exact: true }).waitFor()
  await expectAccessible()
  expect(fact(page, 'Billing Information', 'Application limit')).toBe('3 per month')
  expect(button(page, 'View Available Plans').isDisabled()).toBe(true)
  const buy = card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' })
  await eventually(() => buy.all().map((each) => each.matches(':disabled'))).toEqual([true, true])

  await alert.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => alert.getByRole('button', { name: 'Retry' }).isEnabled()).toBe(true)
  expect(buy.first().isDisabled()).toBe(true)
  page.server.forget(...Object.keys(billing).map((call) => `billing/${call}`))
  await alert.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => button(page, 'Upgrade Plan').count()).toBe(1)
  await eventually(() => button(page, 'Upgrade Plan').isEnabled()).toBe(true)
})

test('invoices, plans and usage that fail to load say so and can be retried', async () => {
  const broken = fault('BAD_INPUT', 'This does not work right now.')
  const billing = { invoices: broken, plans: broken, usage: broken }
  const page = await shown(mountPage('/settings?tab=billing', { answers: { billing } }))
  for (const name of ['Invoices', 'Applications']) await card(page, name).getByRole('alert').getByText(broken.message).waitFor()
  await card(page, 'Upgrade Plan').getByRole('alert').getByText('Failed to load plan configurations').waitFor()
  await expectAccessible()
  page.server.forget('billing/invoices', 'billing/plans', 'billing/usage')
  for (const name of ['Invoices', 'Applications']) await card(page, name).getByRole('button', { name: 'Try again' }).click()
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Retry' }).click()
  await card(page, 'Invoices').getByText('No invoices yet.').waitFor()
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
  await card(page, 'Applications').getByText('0 of 5 used').waitFor()
})

test('the usage shows what is used and left, and the server is told the time zone once', async () => {
  const page = await openBilling('newcomer')
  const usage = card(page, 'Applications')
  await usage.getByText('5 applications left right now').waitFor()
  expect(usage.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Today0 of 5 used5 left\. Resets on /),
    expect.stringMatching(/^In the trial0 of 10 used10 left\. Ends on /),
  ])
  expect(page.server.sentTo('billing/setTimeZone')).toEqual([{ timeZone: 'UTC' }])
  await eventually(() => localStorage.getItem('timeZone')).toContain('UTC')
  await page.reload()
  await usage.getByText('5 applications left right now').waitFor()
  expect(page.server.sentTo('billing/setTimeZone')).toHaveLength(1)
})

test('the time zone that the server is told is that of the browser', async () => {
  const zone = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
  onTestFinished(() => void vi.restoreAllMocks())
  const page = await openBilling('newcomer')
  await eventually(() => page.server.sentTo('billing/setTimeZone')).toEqual([{ timeZone: 'Asia/Tokyo' }])
})

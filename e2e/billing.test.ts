import { doInPortal } from '@jobapply/server/testing/payments'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  answerStatus,
  badge,
  button,
  cancelling,
  card,
  fact,
  failParts,
  failStatus,
  groundOf,
  newTab,
  PAID,
  PORTAL_BUTTONS,
  payer,
  visitBilling,
  withTrial,
} from './shared/billing.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { DAY } from './shared/days.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const banner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const inTheSentence = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))

test('BILLING-001 BILLING-004 the tab shows plan, status, limit and dates of a subscription', async () => {
  const ann = await payer(product)
  const { subscription } = await ann.call.billing.subscriptionStatus()
  const page = await visitBilling(product, ann)
  const [start, end] = [subscription?.current_period_start ?? '', subscription?.current_period_end ?? ''].map(inTheSentence)
  await card(page, 'Your plan').getByText('Professional', { exact: true }).waitFor()
  // proves BILLING-015
  await eventually(() => groundOf(page, badge(page, 'active'))).toBe('green')
  await eventually(() => fact(page, 'Your plan', 'Application limit')).toBe('10 per day')
  await eventually(() => fact(page, 'Your plan', 'Next billing date')).toBe(end)
  // proves BILLING-004 BILLING-030
  await eventually(() => fact(page, 'Billing Information', 'Plan')).toBe('Professional')
  await eventually(() => fact(page, 'Billing Information', 'Status')).toBe('active')
  await eventually(() => fact(page, 'Billing Information', 'Billing period')).toBe(`${start} to ${end}`)
  await eventually(() => fact(page, 'Billing Information', 'Application limit')).toBe('10 per day')
  expect(await page.locator('[data-banner]').count()).toBe(0)
  expect(await card(page, 'Upgrade Plan').count()).toBe(0)
  const invoices = card(page, 'Invoices').getByRole('listitem')
  await invoices.first().waitFor()
  await eventually(() => invoices.allTextContents()).toEqual([expect.stringMatching(/DEMO-.*\$99\.99.*paid/)])
})

test('BILLING-001 a month plan shows its limit per month', async () => {
  const subscription = { ...PAID, plan_name: 'Student', auto_apply_limit: 30, limit_period: 'month' as const }
  const page = await visitBilling(product, undefined, (page) =>
    answerStatus(page, { subscription, application_limit: 30, limit_period: 'month' }),
  )
  await eventually(() => fact(page, 'Your plan', 'Application limit')).toBe('30 per month')
})

test('BILLING-005 BILLING-006 BILLING-010 without a subscription the tab shows the free plan and a link to the plans', async () => {
  const page = await visitBilling(product, await withTrial(product, await newcomer(product.server), -5 * DAY))
  const block = card(page, 'No Active Subscription')
  await block.getByText("You're currently on the free plan with 3 job applications per month.").waitFor()
  await block.getByText('Free Plan', { exact: true }).waitFor()
  // proves BILLING-010
  await eventually(() => fact(page, 'Billing Information', 'Status')).toBe('Free Plan (active)')
  await eventually(() => fact(page, 'Billing Information', 'Application limit')).toBe('3 per month')
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
  for (const name of PORTAL_BUTTONS) expect(await button(page, name).count(), name).toBe(0)
  // proves BILLING-006
  const opened = await newTab(page, () => block.getByRole('link', { name: 'View Available Plans' }).click())
  await opened.waitForURL('**/pricing')
  expect(page.url()).toContain('/settings')
})

test('BILLING-007 BILLING-011 a trial is shown in blue, with the days remaining', async () => {
  const page = await visitBilling(product)
  await banner(page, "You're currently on a free trial. 4 days remaining.").waitFor()
  await eventually(() => groundOf(page, badge(page, 'Trial (4 days left)'))).toBe('blue')
  await eventually(() => fact(page, 'Your plan', 'Application limit')).toBe('10 in the whole trial, 5 per day')
  await eventually(() => fact(page, 'Your plan', 'Next billing date')).toBe('None')
  expect(await card(page, 'No Active Subscription').count()).toBe(0)
})

test('BILLING-008 BILLING-014 a cancelled subscription is shown in orange, with the days remaining', async () => {
  const ann = await payer(product)
  await doInPortal(ann, 'cancel')
  const page = await visitBilling(product, ann)
  const { subscription } = await ann.call.billing.subscriptionStatus()
  const days = Math.ceil((Date.parse(subscription?.current_period_end ?? '') - Date.now()) / DAY)
  const sentence = 'Your subscription will be cancelled at the end of the current billing period.'
  await banner(page, `${sentence} ${days} days remaining.`).waitFor()
  await eventually(() => groundOf(page, badge(page, `Canceling (${days} days left)`))).toBe('orange')
  const end = inTheSentence(subscription?.current_period_end ?? '')
  await eventually(() => fact(page, 'Your plan', 'Next billing date')).toBe(`None, ends on ${end}`)
  // proves BILLING-028
  await eventually(() => fact(page, 'Your plan', 'Application limit')).toBe('10 per day')
  // proves BILLING-016
  expect(await button(page, 'Upgrade Plan').count()).toBe(0)
  await eventually(() => button(page, 'Manage Subscription').isEnabled()).toBe(true)
})

test('BILLING-009 BILLING-012 an expired subscription is shown in red, and can be bought again', async () => {
  const ann = await payer(product)
  await withTrial(product, ann, -DAY)
  await doInPortal(ann, 'end')
  const page = await visitBilling(product, ann)
  await banner(page, 'Your subscription has expired. Please update your payment method or choose a new plan.').waitFor()
  await eventually(() => groundOf(page, badge(page, 'Expired'))).toBe('red')
  // proves BILLING-016
  expect(await button(page, 'Upgrade Plan').count()).toBe(0)
  expect(await button(page, 'Cancel Subscription').count()).toBe(0)
  await eventually(() => button(page, 'Manage Subscription').isEnabled()).toBe(true)
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
})

test('BILLING-013 a due payment is shown in orange', async () => {
  const ann = await payer(product)
  await doInPortal(ann, 'fail')
  const page = await visitBilling(product, ann)
  await eventually(() => groundOf(page, badge(page, 'Payment Due'))).toBe('orange')
  // proves BILLING-016
  expect(await button(page, 'Upgrade Plan').count()).toBe(0)
  await eventually(() => button(page, 'Manage Subscription').isEnabled()).toBe(true)
})

test('BILLING-015 any other status is shown as its raw value, in green', async () => {
  const page = await visitBilling(product, undefined, (page) =>
    answerStatus(page, { subscription: { ...PAID, status: 'incomplete' } }),
  )
  await eventually(() => groundOf(page, badge(page, 'incomplete'))).toBe('green')
  expect(await button(page, 'Upgrade Plan').count()).toBe(0)
})

test.each([
  [1 / DAY, '1 day'],
  [1.5, '2 days'],
])('BILLING-017 %s days left are shown as %s', async (left, told) => {
  const page = await visitBilling(product, undefined, (page) => answerStatus(page, cancelling(left)))
  await banner(page, `${told} remaining.`).waitFor()
  const days = told.split(' ')[0]
  await badge(page, `Canceling (${days} days left)`).waitFor()
})

test('BILLING-019 when the status call fails, the status comes from the two fallback calls', async () => {
  const page = await visitBilling(product, await payer(product), failStatus)
  await seeToast(page, 'Failed to fetch subscription status', '')
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to fetch subscription status').waitFor()
  await eventually(() => fact(page, 'Billing Information', 'Status')).toBe('active')
  await eventually(() => fact(page, 'Billing Information', 'Application limit')).toBe('10 per day')
  await eventually(() => button(page, 'Upgrade Plan').isDisabled()).toBe(true)
  await eventually(() => button(page, 'Update Payment Method').isEnabled()).toBe(true)
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => button(page, 'Upgrade Plan').isEnabled()).toBe(true)
  await eventually(() => alert.count()).toBe(0)
})

test('BILLING-019 the fallback also shows the trial of a user without a subscription', async () => {
  const page = await visitBilling(product, undefined, failStatus)
  await banner(page, "You're currently on a free trial. 4 days remaining.").waitFor()
})

test('BILLING-020 when every call fails, the free default is labelled as unknown and nothing can be bought', async () => {
  const page = await visitBilling(product, await payer(product), async (page) => {
    await failStatus(page)
    await failParts(page)
  })
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to fetch subscription status').waitFor()
  const block = card(page, 'No Active Subscription')
  await block.getByText('Unknown', { exact: true }).waitFor()
  await card(page, 'Billing Information').getByText('Unknown', { exact: true }).waitFor()
  await eventually(() => fact(page, 'Billing Information', 'Application limit')).toBe('3 per month')
  await eventually(() => button(page, 'View Available Plans').isDisabled()).toBe(true)
  const buy = card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' })
  await buy.first().waitFor()
  for (const each of await buy.all()) await eventually(() => each.isDisabled()).toBe(true)

  await alert.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => alert.getByRole('button', { name: 'Retry' }).isEnabled()).toBe(true)
  await eventually(() => buy.first().isDisabled()).toBe(true)
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => button(page, 'Upgrade Plan').isEnabled()).toBe(true)
})

test('invoices, plans and usage that fail to load say so and can be retried', async () => {
  const broken = { status: 404, code: 'UNEXPECTED', message: 'This does not work right now.' }
  const page = await visitBilling(product, undefined, async (page) => {
    for (const call of ['invoices', 'plans', 'usage']) await failCall(page, `billing/${call}`, broken)
  })
  for (const name of ['Invoices', 'Applications']) await card(page, name).getByRole('alert').getByText(broken.message).waitFor()
  await card(page, 'Upgrade Plan').getByRole('alert').getByText('Failed to load plan configurations').waitFor()
  await page.unrouteAll()
  for (const name of ['Invoices', 'Applications']) await card(page, name).getByRole('button', { name: 'Try again' }).click()
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Retry' }).click()
  await card(page, 'Invoices').getByText('There are no invoices yet.').waitFor()
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
  await card(page, 'Applications').getByText('0 of 5 used').waitFor()
})

test("the usage shows what is used and left, in the browser's time zone", async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann, { timeZone: 'Asia/Tokyo' })
  await page.goto('/settings?tab=billing')
  const usage = card(page, 'Applications')
  await usage.getByText('5 applications left right now').waitFor()
  await eventually(() => usage.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Today0 of 5 used5 left\. Resets on /),
    expect.stringMatching(/^In the trial0 of 10 used10 left\. Ends on /),
  ])
  const stored = async () => {
    const sql = 'select time_zone from profiles where user_id = $1'
    const { rows } = await product.server.platform.database.systemPool.query<{ time_zone: string }>(sql, [ann.id])
    return rows[0]?.time_zone
  }
  await eventually(stored).toBe('Asia/Tokyo')
  const told: string[] = []
  page.on('request', (request) => request.url().endsWith('/rpc/billing/setTimeZone') && told.push(request.url()))
  await page.reload()
  await usage.getByText('5 applications left right now').waitFor()
  expect(told).toEqual([])
})

import { doInPortal } from '@jobapply/server/testing/payments'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { badge, button, card, fact, groundOf, payer, visitBilling } from './shared/billing.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { DAY } from './shared/days.ts'
import { eventually } from './shared/steps.ts'

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

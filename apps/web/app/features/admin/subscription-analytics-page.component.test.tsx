import { CSV_FOLDER } from '@jobapply/core/admin/subscriptions-constants'
import type { EnrolledRequest, EnrolledUser, Enrollment, SubscriptionSummary } from '@jobapply/core/admin/subscriptions-schema'
import { expect, test, vi } from 'vitest'
import { answerAt } from '#testing/answer-at.ts'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'

type Given = NonNullable<NonNullable<Answers['admin']>['subscriptions']>

const NOW = RECORDED_AT.toISOString()
const EARLIER = '2026-10-07T09:00:00.000Z'
const id = () => crypto.randomUUID()
const PERIOD = { current_period_start: EARLIER, current_period_end: '2026-12-07T09:00:00.000Z', trial_end: null }
const NOBODY = { totalUsers: 0, thisMonth: 0, thisWeek: 0, monthlyRevenue: 0, avgApplicationsPerDay: 0, retentionRate: 0 }
const PRICES = { professional: '$99.99', premium: '$149' }

const SUMMARY: SubscriptionSummary = {
  ...{ total: 12, active: 7, trial: 1, past_due: 1, canceled: 1, monthly_revenue: 699.93, total_revenue: 699.93 },
  ...{ churn_rate: 8.3, trial_conversion_rate: 87.5, currency: 'usd', otherCurrencies: [] },
  days: Array.from({ length: 30 }, (_, day) => ({
    day: `2026-10-${String(day + 1).padStart(2, '0')}`,
    amount: day === 29 ? 99.99 : 0,
  })),
  ...{ subscriptionCount: 12, paymentCount: 127, asOf: NOW },
}
const ENROLLMENT: Enrollment = {
  professional: { ...NOBODY, totalUsers: 7, thisMonth: 2, thisWeek: 2, monthlyRevenue: 699.93 },
  ...{ premium: { ...NOBODY, totalUsers: 2 }, prices: PRICES, currency: 'usd' },
}
const member = (name: string, subscription_tier: string, created_at: string): EnrolledUser => ({
  ...{ user_id: id(), email: `${name}@gmail.com`, created_at, subscription_tier, subscription_end: PERIOD.current_period_end },
})
const MEMBERS = [
  ...['amara', 'bela'].map((name) => member(name, 'professional', NOW)),
  ...['carla', 'dora', 'emil', 'finn', 'gina'].map((name) => member(name, 'professional', EARLIER)),
  ...['hugo', 'ines'].map((name) => member(name, 'premium', EARLIER)),
]
type Asked = Pick<EnrolledRequest, 'tier' | 'from' | 'to'> & { limit?: number | undefined }
const enrolled = ({ tier, from = '', to = '9', limit }: Asked) => {
  const all = MEMBERS.filter(({ subscription_tier }) => subscription_tier === tier)
  const matching = all.filter(({ created_at }) => created_at.slice(0, 10) >= from && created_at.slice(0, 10) <= to)
  return { rows: matching.slice(0, limit), next: null, total: all.length, matching: matching.length }
}
const STATUSES = ['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'paused']
const subscription = (status: string) => ({
  ...{ id: id(), user_id: id(), email: `${status}@gmail.com`, plan_key: 'premium', plan_name: 'Premium', status, ...PERIOD },
  ...{ cancel_at_period_end: false, created_at: EARLIER, stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1' },
})
const payment = (place: number) => ({
  ...{ id: id(), event_type: 'invoice.paid', amount: 9999 + place, currency: 'usd', status: 'succeeded', created_at: NOW },
  ...{ user_id: null, email: null, processed: true },
})
const GIVEN: Given = {
  ...{ summary: SUMMARY, enrollment: ENROLLMENT, enrolled },
  list: { rows: STATUSES.map(subscription), next: null },
  payments: Array.from({ length: 100 }, (_, place) => payment(place)),
}

const open = (subscriptions: Given = {}) =>
  mountPage('/subscription-analytics', { as: 'admin', answers: { admin: { subscriptions: { ...GIVEN, ...subscriptions } } } })
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const emails = (page: Page, tier: string) => page.getByRole('list', { name: `${tier} subscribers` }).getByRole('listitem')
const row = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })
const cells = (page: Page, table: string, text: string) =>
  row(page, table, text).locator('td > span:last-child').allTextContents()

test("SUBS-001 somebody who is no admin sees 'Access Denied' and nothing of others", async () => {
  const page = mountPage('/subscription-analytics')
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await page.getByText("You don't have admin privileges to access this panel.").waitFor()
  expect(page.getByText('Total Subscribers').count()).toBe(0)
  for (const call of ['summary', 'list', 'payments', 'enrolled'])
    expect(page.server.sentTo(`admin/subscriptions/${call}`)).toEqual([])
})

test('SUBS-019 SUBS-020 SUBS-021 without subscribers the demo values are shown, and called so', async () => {
  const none = { rows: [], next: null, total: 0, matching: 0 }
  const enrollment = { ...ENROLLMENT, professional: NOBODY, premium: NOBODY }
  const page = open({ enrollment, enrolled: none, list: none })
  await page.getByRole('region', { name: 'Demo Data' }).waitFor()
  expect(cells(page, 'Plan enrollment', 'Professional')).toEqual(['Professional', '47', '12', '8', '$4,653.00', '387', '84.2%'])
  expect(cells(page, 'Plan enrollment', 'Premium')).toEqual(['Premium', '23', '6', '3', '$3,427.00', '289', '91.7%'])
  await block(page, 'Professional').getByText('Nobody has the Professional plan yet').waitFor()
  await expectAccessible()
})

test('SUBS-002 SUBS-006 SUBS-009 the page shows both lists, the figures and the statistics', async () => {
  const page = open()
  await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
  const figures = block(page, 'Subscriptions and revenue').locator('dl > div')
  const parts = figures.evaluateAll((all) => all.map((each) => [...each.children].map((part) => part.textContent)))
  expect(parts.map((each) => each.join(' '))).toEqual([
    'Total Subscribers 12 7 active',
    'Monthly Revenue $699.93 last 30 days',
    'Trial Conversion 87.5% 1 on trial',
    'Issues 1 past due payments',
  ])
  await eventually(() => [emails(page, 'Professional').count(), emails(page, 'Premium').count()]).toEqual([5, 2])
  expect(page.getByRole('region', { name: 'Demo Data' }).count()).toBe(0)
  expect(cells(page, 'Plan enrollment', 'Professional').slice(0, 5)).toEqual(['Professional', '7', '2', '2', '$699.93'])
  // SUBS-014: a badge for each status, also for one that nobody knows.
  for (const status of STATUSES) await row(page, 'Subscriptions', status).first().waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  expect(page.getByRole('cell', { name: '$99.99' }).count()).toBe(1)
})

test('SUBS-005 a list is narrowed by days, says so, and is whole again after Clear', async () => {
  const page = open()
  const list = block(page, 'Professional')
  await eventually(() => emails(page, 'Professional').count()).toBe(5)
  await list.getByRole('button', { name: 'Show all 7' }).click()
  await eventually(() => emails(page, 'Professional').count()).toBe(7)
  await list.getByLabel('From').fill('2026-11-15')
  await list.getByText('2 of 7 subscribers').waitFor()
  expect(emails(page, 'Professional').count()).toBe(2)
  await list.getByLabel('To').fill('2020-01-01')
  await list.getByText('Nobody joined in this period').waitFor()
  await list.getByRole('button', { name: 'Clear' }).click()
  await eventually(() => emails(page, 'Professional').count()).toBe(7)
  expect([list.getByLabel('From').inputValue(), list.getByLabel('To').inputValue()]).toEqual(['', ''])
})

test('SUBS-007 SUBS-012 SUBS-024 both tabs, and their files with the date of the export in their names', async () => {
  const page = open()
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await tab(/^Subscriptions \(12\)$/).waitFor()
  for (const kind of ['subscriptions', 'payments']) answerAt(`${CSV_FOLDER}/${kind}.csv`, 'Email')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await eventually(() => saved).toEqual(['subscriptions-2026-11-16.csv'])
  await tab(/^Subscriptions/).press('ArrowRight')
  await eventually(() => tab(/^Payment Events \(127\)$/).getAttribute('aria-selected')).toBe('true')
  await eventually(() => page.getByRole('table', { name: 'Payment Events' }).getByRole('row').count()).toBe(101)
  await page.getByText('The latest 100 are shown. The sums and the file cover all.').waitFor()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await eventually(() => saved).toEqual(['subscriptions-2026-11-16.csv', 'payments-2026-11-16.csv'])
  vi.restoreAllMocks()
})

test('SUBS-008 Refresh, or the key r, loads everything again', async () => {
  const page = open()
  await page.getByRole('tab', { name: 'Subscriptions (12)' }).waitFor()
  page.server.answer({ admin: { subscriptions: { summary: { ...SUMMARY, subscriptionCount: 13 } } } })
  const asked = page.server.sentTo('admin/subscriptions/enrolled').length
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('tab', { name: 'Subscriptions (13)' }).waitFor()
  await eventually(() => page.server.sentTo('admin/subscriptions/enrolled').length).toBe(asked + 2)
  page.server.answer({ admin: { subscriptions: { summary: SUMMARY } } })
  await eventually(() => page.getByRole('button', { name: 'Refresh' }).isEnabled()).toBe(true)
  await page.getByRole('tab', { name: 'Subscriptions (13)' }).press('r')
  await page.getByRole('tab', { name: 'Subscriptions (12)' }).waitFor()
})

test('SUBS-025 SUBS-026 SUBS-028 each block fails alone, says so, and loads again', async () => {
  const broken = fault('BAD_INPUT', 'Something went wrong on our side.')
  const page = open({ summary: broken, enrollment: broken, enrolled: broken })
  await block(page, 'Subscriptions and revenue').getByText('Failed to fetch subscription analytics').waitFor()
  await block(page, 'Plan enrollment').getByText('Failed to fetch enrollment statistics').waitFor()
  expect((await seeToast('Failed to load the user lists', 'Professional subscribers')).type).toBe('error')
  await expectAccessible()
  page.server.answer({ admin: { subscriptions: GIVEN } })
  for (const name of ['Subscriptions and revenue', 'Plan enrollment', 'Professional', 'Premium'])
    await block(page, name).getByRole('button', { name: 'Retry' }).click()
  await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
  await row(page, 'Plan enrollment', 'Premium').waitFor()
  await emails(page, 'Professional').first().waitFor()
})

test("SUBS-027 where people's data may not be read, 'Limited Access' is shown", async () => {
  const page = open({ enrolled: fault('NOT_ALLOWED') })
  await block(page, 'Premium').getByText('Limited Access: Cannot access user data due to auth restrictions').waitFor()
  await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
})

test('somebody who loses the role while the page is open sees nothing more', async () => {
  const page = open()
  await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
  page.server.answer({ auth: { isAdmin: false }, admin: { subscriptions: { summary: fault('NOT_ALLOWED') } } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  expect(page.getByText('Total Subscribers').count()).toBe(0)
})

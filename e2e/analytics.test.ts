import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { applicant } from './shared/applying.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { figure, sendEarlier } from './shared/insights.ts'
import { eventually, failCall, placeOf } from './shared/steps.ts'

const product = openProduct()
const SENT = [
  ...Array.from({ length: 6 }, (_, index) => ({ title: `Keeper ${index}`, daysAgo: 3, status: 'rejected' as const, score: 85 })),
  { title: 'Lamplighter', daysAgo: 3, status: 'interview' as const, source: 'Lever', score: 85 },
  { title: 'Watcher', daysAgo: 20, status: 'offer' as const, score: 50 },
  { title: 'Rower', daysAgo: 80, status: 'under-review' as const },
  { title: 'Diver', daysAgo: 200 },
]
const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))

test('ANALYTICS-001 ANALYTICS-002 each range has figures of its own, by click and by key', async () => {
  const ann = await applicant(product)
  await sendEarlier(product, ann, SENT)
  const page = await visitAs(product, ann)
  await page.goto('/analytics')
  // proves SHELL-012
  await page.getByRole('banner').getByText('Analytics', { exact: true }).waitFor()
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  const places = () => pages.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  // proves SHELL-006
  await eventually(async () => (await places()).slice(0, 6)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Profile', '/profiles'],
    ['Profile Summary', '/profile-summary'],
    ['Job Preferences', '/job-preferences'],
    ['Auto Apply', '/auto-apply'],
    ['Analytics', '/analytics'],
  ])
  await eventually(() => figure(page, 'Sent').textContent()).toBe('8')
  for (const [range, key, sent] of [
    ['7d', '1', '7'],
    ['30d', '2', '8'],
    ['90d', '3', '9'],
    ['1y', '4', '10'],
  ] as const) {
    await page.getByRole('group', { name: 'Time range' }).getByText(range).click()
    await eventually(() => figure(page, 'Sent').textContent()).toBe(sent)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press(key === '1' ? '4' : '1')
    await page.keyboard.press(key)
    await eventually(() => placeOf(page)).toBe(`/analytics?range=${range}`)
    await eventually(() => figure(page, 'Sent').textContent()).toBe(sent)
  }
  await eventually(() => figure(page, 'Answered').textContent()).toBe('90%')
  await page.reload()
  await eventually(() => page.getByRole('radio', { name: '1y' }).isChecked()).toBe(true)
})

test('ANALYTICS-003 ANALYTICS-006 the four tabs show the same figures as charts and as tables', async () => {
  const ann = await applicant(product)
  await sendEarlier(product, ann, SENT)
  const page = await visitAs(product, ann)
  await page.goto('/analytics?range=1y')
  await eventually(() => page.getByRole('tab').allTextContents()).toEqual(['Overview', 'Applications', 'Performance', 'Trends'])
  const statuses = [
    ['Applied', '1', '10%'],
    ['Under Review', '1', '10%'],
    ['Interview', '1', '10%'],
    ['Offer', '1', '10%'],
    ['Rejected', '6', '60%'],
  ]
  // Screen readers get the table beside the chart.
  await eventually(() => rowsOf(page, 'Sent applications by their current status')).toEqual(statuses)
  await eventually(() => rowsOf(page, 'How far the applications got')).toEqual([
    ['Sent', '10', '', '100%'],
    ['Answered', '9', '90%', '90%'],
    ['Interview', '2', '22%', '20%'],
    ['Offer', '1', '1 of 2', '10%'],
  ])
  await page.getByText('1 application: too few to say').filter({ visible: true }).first().waitFor()
  await page.keyboard.press('v')
  await page.getByText('too few', { exact: true }).first().waitFor()
  await page.reload()
  await eventually(() => page.getByRole('button', { name: 'Table' }).first().getAttribute('aria-pressed')).toBe('true')

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  // Its first table stands in the overview, too.
  await eventually(() => page.locator('[role=tab]:focus').textContent()).toBe('Applications')
  await eventually(() => rowsOf(page, 'Sent applications by their current status')).toEqual(statuses)
  await page.keyboard.press('ArrowRight')
  await eventually(() => rowsOf(page, 'Answered, by source')).toEqual([
    ['Greenhouse', '9', '8', '89%'],
    ['Lever', '1', '1', 'too few'],
  ])
  await page.getByRole('table', { name: 'Answered, by profile' }).waitFor()
  await page.getByRole('table', { name: 'Answered, by age of the posting' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await eventually(async () => (await rowsOf(page, 'Sent by week')).reduce((sum, [, sent]) => sum + Number(sent), 0)).toBe(10)
})

test('ANALYTICS-005 somebody new sees the sample, labelled', async () => {
  const page = await visitAs(product, await newcomer(product.server))
  await page.goto('/analytics')
  await page.getByText('Sample data').waitFor()
  await eventually(() => figure(page, 'Sent').textContent()).toBe('127')
  await eventually(() => page.getByRole('region', { name: 'What to try next' }).count()).toBe(0)
})

test('an empty range says so and offers a longer one; a failure says so and can be tried again', async () => {
  const ann = await applicant(product)
  await sendEarlier(product, ann, [{ title: 'Rower', daysAgo: 20 }])
  const page = await visitAs(product, ann)
  await page.goto('/analytics?range=7d')
  await page.getByText('Nothing sent in these 7 days.').waitFor()
  await page.getByRole('button', { name: 'Show 30 days' }).click()
  await eventually(() => figure(page, 'Sent').textContent()).toBe('1')
  await failCall(page, 'insights/analytics', { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' })
  await page.reload()
  await page.getByRole('main').getByRole('alert').getByText('This does not work right now.').waitFor()
  await page.unroute('**/rpc/insights/analytics')
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => figure(page, 'Sent').textContent()).toBe('1')
})

import { buyPlan } from '@jobapply/server/testing/payments'
import { admin, newcomer, type Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { groundOf, withTrial } from './shared/billing.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { DAY } from './shared/days.ts'
import { arriveAt, eventually } from './shared/steps.ts'

const product = openProduct()
const HOUR = 3_600_000
const banner = (page: Page) => page.getByRole('region', { name: 'Your trial' })
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' })

async function openApp(person: Person) {
  const page = await visitAs(product, person)
  await page.goto('/dashboard')
  await welcome(page).waitFor()
  return page
}

test.each([
  ['DASH-001 TRIAL-009 TRIAL-011', -HOUR, 'red', 'Your free trial has expired.'],
  ['TRIAL-011', 20 * HOUR, 'orange', 'Your free trial ends in 1 day.'],
  ['TRIAL-003 TRIAL-010 TRIAL-011', 36 * HOUR, 'yellow', 'Your free trial ends in 2 days.'],
  ['TRIAL-010 TRIAL-011', 3 * DAY - HOUR, 'yellow', 'Your free trial ends in 3 days.'],
])('%s with %i ms left the banner is %s: %s', async (_, left, colour, sentence) => {
  const page = await openApp(await withTrial(product, await newcomer(product.server), left))
  await banner(page).getByText(sentence).waitFor()
  await eventually(() => groundOf(page, banner(page))).toBe(colour)
})

test.each([-30 * DAY, 30 * DAY])('TRIAL-003 a browser whose clock is %i ms off counts the same days', async (off) => {
  const page = await visitAs(product, await withTrial(product, await newcomer(product.server), 36 * HOUR))
  await page.clock.setSystemTime(Date.now() + off)
  await page.goto('/settings?tab=billing')
  await banner(page).getByText('Your free trial ends in 2 days.').waitFor()
  await page.getByText('2 days remaining.').waitFor()
})

test('TRIAL-010 with 4 days left there is no banner', async () => {
  const page = await openApp(await withTrial(product, await newcomer(product.server), 4 * DAY - HOUR))
  expect(await banner(page).count()).toBe(0)
})

test('TRIAL-007 an admin never sees the banner', async () => {
  const page = await openApp(await withTrial(product, await admin(product.server), -DAY))
  expect(await banner(page).count()).toBe(0)
})

test('TRIAL-008 a user with a plan never sees the banner', async () => {
  const ann = await withTrial(product, await newcomer(product.server), -DAY)
  await buyPlan(ann, 'professional')
  const page = await openApp(ann)
  expect(await banner(page).count()).toBe(0)
})

test("TRIAL-012 the banner's button opens /pricing", async () => {
  const page = await openApp(await withTrial(product, await newcomer(product.server), DAY))
  await banner(page).getByRole('link', { name: 'Upgrade Now' }).click()
  await arriveAt(page, '/pricing')
})

test('TRIAL-005 an open app rechecks the trial every hour', async () => {
  const ann = await withTrial(product, await newcomer(product.server), 4 * DAY - HOUR)
  const page = await visitAs(product, ann)
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/rpc/billing/planInfo') && asked.push(request.url()))
  await page.goto('/dashboard')
  await welcome(page).waitFor()
  expect(asked).toHaveLength(1)
  expect(await banner(page).count()).toBe(0)
  await withTrial(product, ann, -HOUR)
  await page.clock.runFor(HOUR - 60_000)
  expect(asked).toHaveLength(1)
  await page.clock.runFor(61_000)
  await eventually(() => asked.length).toBe(2)
  await banner(page).getByText('Your free trial has expired.').waitFor()
  await page.clock.runFor(HOUR)
  await eventually(() => asked.length).toBe(3)
})

test('the banner is part of the first paint, so the layout does not shift; a failed call does not block the app', async () => {
  const ann = await withTrial(product, await newcomer(product.server), DAY)
  const page = await visitAs(product, ann)
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as never as { moved: number }).moved += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/rpc/billing/planInfo', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  // The first visit loads the fonts; their layout shift is not measured here.
  for (const _visit of ['first', 'second']) {
    await page.goto('/dashboard')
    await welcome(page).waitFor()
    await banner(page).waitFor()
    await page.evaluate(() => document.fonts.ready)
  }
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (globalThis as never as { moved: number }).moved)).toBeLessThan(0.02)

  await page.unrouteAll()
  await page.route('**/rpc/billing/planInfo', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await welcome(page).waitFor()
  expect(await banner(page).count()).toBe(0)
})

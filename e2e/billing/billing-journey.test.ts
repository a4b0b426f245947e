import { takeUnits } from '@jobapply/server/features/billing/quota'
import { moveClock } from '@jobapply/server/platform/clock'
import { newcomer, type Person, signInDirectly } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { badge, card, fact, groundOf } from '#e2e/billing.ts'
import { enter, openOwnProduct, visitAs } from '#e2e/browser.ts'
import { DAY, haveLongDay } from '#e2e/days.ts'
import { cardOf, plansCame } from '#e2e/plans.ts'
import { arriveAt, eventually } from '#e2e/steps.ts'

const product = openOwnProduct()
const banner = (page: Page) => page.getByRole('region', { name: 'Your trial' })
const usageRow = (page: Page, label: string) => card(page, 'Applications').getByRole('listitem').filter({ hasText: label })

let moved = 0
afterEach(() => {
  moveClock(-moved)
  moved = 0
})

/** Moves the clock of server and browser, and signs in again when the session has expired. */
async function later(page: Page, person: Person, days: number) {
  moveClock(days * DAY)
  moved += days * DAY
  await page.context().addInitScript(moveDate, moved)
  await signInDirectly(product.server, person, person.id)
  await enter(page.context(), person, product.server.settings.PUBLIC_URL)
}

/** Applies to every page opened from now on; the last call wins. */
function moveDate(offset: number) {
  const page = globalThis as { RealDate?: DateConstructor }
  const Real = page.RealDate ?? Date
  page.RealDate = Real
  globalThis.Date = new Proxy(Real, {
    construct: (target, args) => (args.length === 0 ? new target(target.now() + offset) : Reflect.construct(target, args)),
    get: (target, key) => (key === 'now' ? () => target.now() + offset : Reflect.get(target, key)),
  })
}

const apply = (person: Person, count: number) => {
  const applications = Array.from({ length: count }, () => crypto.randomUUID())
  return product.server.platform.database.system.transaction((tx) => takeUnits(tx, person.id, applications, { now: new Date() }))
}

test('BILLING-028 a user goes from the trial to its end, buys a plan, uses its limit, cancels and reaches the end of the period', async () => {
  const maya = await newcomer(product.server)
  const page = await visitAs(product, maya)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  expect(await banner(page).count()).toBe(0)

  await later(page, maya, 2.5)
  await page.goto('/dashboard')
  await banner(page).getByText('Your free trial ends in 2 days.').waitFor()

  await later(page, maya, 2)
  await page.reload()
  // proves TRIAL-009
  await banner(page).getByText('Your free trial has expired.').waitFor()
  await page.goto('/settings?tab=billing')
  await card(page, 'No Active Subscription').waitFor()
  await usageRow(page, 'In this cycle').getByText('0 of 3 used').waitFor()

  await banner(page).getByRole('link', { name: 'Upgrade Now' }).click()
  // proves TRIAL-012
  await arriveAt(page, '/pricing')
  await plansCame(page)
  await cardOf(page, 'Professional').getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL('**/demo/checkout/*')
  await page.getByText('Demo mode, no payment is taken').waitFor()
  await page.getByRole('button', { name: 'Subscribe' }).click()

  // proves PRICING-026
  await page.getByText('Thank you. Your subscription is active.').waitFor()
  await arriveAt(page, '/settings?tab=billing')
  await eventually(() => groundOf(page, badge(page, 'active'))).toBe('green')
  await eventually(() => banner(page).count()).toBe(0)
  await eventually(() => page.getByRole('button', { name: 'Notices, 1 unread' }).count()).toBe(1)

  // The clock was moved by half a day, so the product's days begin at noon UTC.
  await haveLongDay('Etc/GMT-12')
  expect((await apply(maya, 12)).taken).toHaveLength(10)
  await page.reload()
  await usageRow(page, 'Today').getByText('Daily limit reached: 10 of 10 applications used.').waitFor()
  await card(page, 'Applications').getByText('None left right now').waitFor()
  await usageRow(page, 'This week').getByText('10 of 70 used').waitFor()

  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Cancel Subscription' }).click(),
  ])
  // proves BILLING-003 BILLING-026
  await portal.getByText('Demo mode, no payment is taken').waitFor()
  expect(await portal.evaluate(() => opener)).toBeNull()
  await eventually(() => facesOf(portal)).toEqual(['Instrument Sans', 'Newsreader'])
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await portal.getByRole('button', { name: 'Resume subscription' }).waitFor()
  await portal.getByRole('link', { name: 'Back to your settings' }).click()
  await arriveAt(portal, '/settings?tab=billing')
  await portal.getByText('Your subscription will be cancelled at the end of the current billing period.').waitFor()
  await portal.close()
  const days = await daysLeft(maya)
  await page.reload()
  await badge(page, `Canceling (${days} days left)`).waitFor()
  await eventually(() => groundOf(page, badge(page, `Canceling (${days} days left)`))).toBe('orange')

  // The paid plan stays in force until its last day.
  await later(page, maya, days - 1)
  await page.reload()
  await badge(page, 'Canceling (1 days left)').waitFor()
  await eventually(() => fact(page, 'Your plan', 'Application limit')).toBe('10 per day')
  await usageRow(page, 'Today').getByText('0 of 10 used').waitFor()
  expect(await banner(page).count()).toBe(0)

  await later(page, maya, 1)
  await page.reload()
  await page.getByText('Your subscription has expired. Please update your payment method or choose a new plan.').waitFor()
  await eventually(() => groundOf(page, badge(page, 'Expired'))).toBe('red')
  await eventually(() => fact(page, 'Your plan', 'Application limit')).toBe('3 per month')
  await eventually(() => groundOf(page, banner(page))).toBe('red')
  await banner(page).getByText('Your subscription has ended.').waitFor()
})

/** The fonts that the page has loaded and uses. */
const facesOf = (page: Page) =>
  page.evaluate(async () =>
    [...(await document.fonts.ready)].flatMap(({ status, family }) => (status === 'loaded' ? family.replaceAll('"', '') : [])),
  )

async function daysLeft({ call }: Person) {
  const { subscription } = await call.billing.subscriptionStatus()
  return Math.ceil((Date.parse(subscription?.current_period_end ?? '') - Date.now()) / DAY)
}

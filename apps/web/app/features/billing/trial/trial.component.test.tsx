import type { PlanInfo } from '@jobapply/core/billing/schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { groundOf } from '#testing/colours.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { type PersonName, RECORDED_AT, recorded } from '#testing/recordings.ts'
import { leaveFor, type Page } from '#testing/visit.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const banner = (page: Page) => page.getByRole('region', { name: 'Your trial' })
const heading = (page: Page) => page.getByRole('heading', { name: 'Subscription & Billing' })

/** The trial has this much time left; a negative time has passed since its end. */
const left = (ms: number, as: PersonName = 'newcomer'): PlanInfo => ({
  ...recorded[as].billing.planInfo,
  trial_end_date: new Date(RECORDED_AT.getTime() + ms).toISOString(),
  is_trial_active: ms > 0,
  ...(ms <= 0 && as === 'newcomer' && { subscription_status: 'expired' as const }),
})

async function openApp(planInfo: PlanInfo, as: PersonName = 'newcomer') {
  const page = mountPage('/dashboard', { as, answers: { billing: { planInfo } } })
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  return page
}

test.each([
  ['DASH-001 TRIAL-009 TRIAL-011', -HOUR, 'red', 'Your free trial has expired.'],
  ['TRIAL-011', 20 * HOUR, 'orange', 'Your free trial ends in 1 day.'],
  ['TRIAL-003 TRIAL-010 TRIAL-011', 36 * HOUR, 'yellow', 'Your free trial ends in 2 days.'],
  ['TRIAL-010 TRIAL-011', 3 * DAY - HOUR, 'yellow', 'Your free trial ends in 3 days.'],
])('%s with %i ms left the banner is %s: %s', async (_, ms, colour, sentence) => {
  const page = await openApp(left(ms))
  await banner(page).getByText(sentence).waitFor()
  expect(groundOf(banner(page))).toBe(colour)
  await expectAccessible()
})

test.each([-30 * DAY, 30 * DAY])('TRIAL-003 a browser whose clock is %i ms off counts the same days', async (off) => {
  const trial_end_date = new Date(RECORDED_AT.getTime() + 36 * HOUR).toISOString()
  const subscriptionStatus = { ...recorded.newcomer.billing.subscriptionStatus, trial_end_date }
  const answers = { billing: { planInfo: left(36 * HOUR), subscriptionStatus } }
  const page = mountPage('/settings?tab=billing', { answers, now: new Date(RECORDED_AT.getTime() + off) })
  await banner(page).getByText('Your free trial ends in 2 days.').waitFor()
  await page.getByText('2 days remaining.').waitFor()
})

test('TRIAL-010 with 4 days left there is no banner', async () => {
  expect(banner(await openApp(left(4 * DAY - HOUR))).count()).toBe(0)
})

test('TRIAL-007 an admin never sees the banner', async () => {
  expect(banner(await openApp(left(-DAY, 'admin'), 'admin')).count()).toBe(0)
})

test('TRIAL-008 a user with a plan never sees the banner', async () => {
  expect(banner(await openApp(left(-DAY, 'subscriber'), 'subscriber')).count()).toBe(0)
})

test("TRIAL-012 the banner's button opens /pricing", async () => {
  const page = await openApp(left(DAY))
  await banner(page).getByRole('link', { name: 'Upgrade Now' }).click()
  await leaveFor(page, '/pricing')
})

test('TRIAL-005 an open app rechecks the trial every hour', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const page = await openApp(left(4 * DAY - HOUR))
  const asked = () => page.server.sentTo('billing/planInfo').length
  expect([asked(), banner(page).count()]).toEqual([1, 0])
  page.server.answer({ billing: { planInfo: left(-HOUR) } })
  await vi.advanceTimersByTimeAsync(HOUR - 60_000)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(61_000)
  await eventually(asked).toBe(2)
  await banner(page).getByText('Your free trial has expired.').waitFor()
  await vi.advanceTimersByTimeAsync(HOUR)
  await eventually(asked).toBe(3)
})

test('the banner comes with the page or not at all; a failed call does not block the page', async () => {
  const page = mountPage('/settings?tab=billing', { answers: { billing: { planInfo: left(DAY) } } })
  const release = page.server.hold('billing/planInfo')
  await page.getByRole('status', { name: 'Loading' }).first().waitFor()
  expect(heading(page).count()).toBe(0)
  release()
  await heading(page).waitFor()
  await banner(page).waitFor()
})

test('without an answer about the plan the page opens without a banner', async () => {
  const page = mountPage('/settings?tab=billing', { answers: { billing: { planInfo: fault('INTERNAL_SERVER_ERROR') } } })
  await heading(page).waitFor()
  expect(banner(page).count()).toBe(0)
})

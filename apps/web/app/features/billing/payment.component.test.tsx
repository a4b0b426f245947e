import { expect, test, vi } from 'vitest'
import { fault, UNREACHABLE } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { passTime } from '#testing/time.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.each([
  ['of a provider that is not there', fault('PORTAL_UNAVAILABLE')],
  ['of a server that cannot be reached', UNREACHABLE],
])('BILLING-022 a portal %s cannot be opened, and says so', async (_, customerPortal) => {
  const page = mountPage('/settings?tab=billing', { as: 'subscriber', answers: { billing: { customerPortal } } })
  const button = page.getByRole('main').getByRole('button', { name: 'Update Payment Method', exact: true })
  await button.click()
  await seeToast('Portal not available', 'Failed to open customer portal')
  await eventually(() => button.isEnabled()).toBe(true)
  expect([page.opened, page.left]).toEqual([['closed'], []])
})

test('BILLING-024 a checkout that cannot be opened says so', async () => {
  const answers = { billing: { createCheckout: fault('CHECKOUT_UNAVAILABLE') } }
  const page = mountPage('/settings?tab=billing', { answers })
  const buy = card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first()
  await buy.click()
  await seeToast('Checkout not available', 'Failed to create checkout session')
  await eventually(() => buy.isEnabled()).toBe(true)
  expect([page.opened, page.left]).toEqual([['closed'], []])
})

test('PRICING-025 somebody who returns before the provider has confirmed is asked to wait, and nothing counts as paid', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const page = mountPage('/settings?tab=billing&checkout=done')
  await page.getByText('We are waiting for the payment provider to confirm your payment.').waitFor()
  await page.locator('section header').getByText('Trial (4 days left)', { exact: true }).waitFor()
  const { subscriptionStatus } = recorded.subscriber.billing
  page.server.answer({ billing: { subscriptionStatus } })
  // The page looks again by itself.
  await passTime(3_000)
  await page.getByText('Thank you. Your subscription is active.').waitFor()
})

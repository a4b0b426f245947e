import { expect, test, vi } from 'vitest'
import { fault, UNREACHABLE } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { passTime } from '#testing/time.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const PORTAL_BUTTONS = ['Upgrade Plan', 'Update Payment Method', 'Download Invoices', 'Cancel Subscription']
const portalButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('BILLING-002 BILLING-003 the four buttons open the customer portal in a new tab', async () => {
  const url = 'https://jobapply.example/demo/portal/1'
  const page = mountPage('/settings?tab=billing', { as: 'subscriber', answers: { billing: { customerPortal: { url } } } })
  for (const name of PORTAL_BUTTONS) {
    await eventually(() => portalButton(page, name).count(), name).toBe(1)
    await eventually(() => portalButton(page, name).isEnabled(), name).toBe(true)
    await portalButton(page, name).click()
    await eventually(() => page.opened.at(-1), name).toBe('/demo/portal/1')
  }
  expect([page.opened.length, page.left, page.place()]).toEqual([4, [], '/settings?tab=billing'])
})

test('BILLING-025 a checkout started here opens in a new tab, and this tab updates afterwards', async () => {
  const url = 'https://jobapply.example/demo/checkout/1'
  const page = mountPage('/settings?tab=billing', { answers: { billing: { createCheckout: { url } } } })
  const offers = card(page, 'Upgrade Plan').getByRole('listitem')
  await offers.first().waitFor()
  expect(offers.getByRole('heading').allTextContents()).toEqual(['Professional', 'Premium'])
  const release = page.server.hold('billing/createCheckout')
  await offers.filter({ hasText: 'Premium' }).getByRole('button').click()
  // The tab opens before the answer arrives, so that no pop-up blocker stops it.
  await eventually(() => page.opened).toEqual(['about:blank'])
  release()
  await eventually(() => page.opened).toEqual(['/demo/checkout/1'])
  expect(page.server.sentTo('billing/createCheckout')).toEqual([{ plan: 'premium' }])

  const { subscriptionStatus } = recorded.subscriber.billing
  page.server.answer({ billing: { subscriptionStatus } })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await card(page, 'Your plan').getByText('Professional', { exact: true }).waitFor()
})

/** An answer that our own server never gives: only the documented functions of another one could. */
function answerWithoutAddress(call: string) {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (to: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(to instanceof Request ? to.url : new URL(to, location.href))
    return url.endsWith(`/rpc/${call}`) ? Promise.resolve(Response.json({ json: {} })) : fetch(to, init)
  })
}

test('BILLING-021 a portal without an address closes its tab and says so', async () => {
  const page = mountPage('/settings?tab=billing', { as: 'subscriber' })
  answerWithoutAddress('billing/customerPortal')
  await portalButton(page, 'Update Payment Method').click()
  await seeToast('Portal not available', 'No portal URL received')
  expect(page.opened).toEqual(['closed'])
  await eventually(() => portalButton(page, 'Update Payment Method').isEnabled()).toBe(true)
})

test('BILLING-023 a checkout without an address closes its tab and says so', async () => {
  const page = mountPage('/settings?tab=billing')
  answerWithoutAddress('billing/createCheckout')
  const buy = card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first()
  await buy.click()
  await seeToast('Checkout not available', 'No checkout URL received')
  expect(page.opened).toEqual(['closed'])
  await eventually(() => buy.isEnabled()).toBe(true)
})

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
  // Reopened later, the page shows no thank-you message.
  await arriveAt(page, '/settings?tab=billing')
})

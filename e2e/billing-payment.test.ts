import { buyPlan } from '@jobapply/server/testing/payments'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerStatus, badge, button, card, fact, newTab, PORTAL_BUTTONS, payer, visitBilling } from './shared/billing.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { arriveAt, eventually, failCall, holdCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

/** The fonts that the page has loaded and uses. */
const facesOf = (page: Page) =>
  page.evaluate(async () =>
    [...(await document.fonts.ready)].flatMap(({ status, family }) => (status === 'loaded' ? family.replaceAll('"', '') : [])),
  )

test('BILLING-002 BILLING-003 the four buttons open the customer portal in a new tab', async () => {
  const page = await visitBilling(product, await payer(product, 'premium'))
  for (const name of PORTAL_BUTTONS) {
    const opened = await newTab(page, () => button(page, name).click())
    await opened.waitForURL('**/demo/portal/*')
    // proves BILLING-026
    await opened.getByText('Demo mode, no payment is taken').waitFor()
    expect(await opened.evaluate(() => opener)).toBeNull()
    if (name === 'Upgrade Plan') {
      await eventually(() => facesOf(opened)).toEqual(['Instrument Sans', 'Newsreader'])
    }
    await opened.close()
    await eventually(() => button(page, name).isEnabled()).toBe(true)
  }
  expect(page.url()).toContain('/settings?tab=billing')
})

test('BILLING-025 a checkout started here opens in a new tab, and this tab updates afterwards', async () => {
  const page = await visitBilling(product)
  const offers = card(page, 'Upgrade Plan').getByRole('listitem')
  await offers.first().waitFor()
  await eventually(() => offers.getByRole('heading').allTextContents()).toEqual(['Professional', 'Premium'])
  const release = await holdCall(page, 'billing/createCheckout')
  const opened = await newTab(page, () => offers.filter({ hasText: 'Premium' }).getByRole('button').click())
  // The tab opens before the answer arrives, so that no pop-up blocker stops it.
  expect(opened.url()).toBe('about:blank')
  release()
  await opened.waitForURL('**/demo/checkout/*')
  await opened.getByRole('button', { name: 'Subscribe' }).click()
  await opened.getByText('Thank you. Your subscription is active.').waitFor()
  // Reopened later, the page shows no thank-you message.
  await arriveAt(opened, '/settings?tab=billing')
  await eventually(() => fact(opened, 'Billing Information', 'Status')).toBe('active')
  await opened.close()
  await eventually(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    return card(page, 'Your plan').getByText('Premium', { exact: true }).count()
  }).toBe(1)
})

test('a user who returns before the provider has confirmed is asked to wait, and nothing counts as paid', async () => {
  const page = await visitAs(product)
  await page.goto('/settings?tab=billing&checkout=done')
  await page.getByText('We are waiting for the payment provider to confirm your payment.').waitFor()
  // proves PRICING-025
  await badge(page, 'Trial (4 days left)').waitFor()
  await buyPlan(page.person, 'professional')
  await page.getByText('Thank you. Your subscription is active.').waitFor()
  await eventually(() => fact(page, 'Billing Information', 'Status')).toBe('active')
})

const NOT_THERE = { status: 503, code: 'CHECKOUT_UNAVAILABLE', message: 'Failed to create checkout session' }
const answerNothing = (page: Page, call: string) => page.route(`**/rpc/${call}`, (route) => route.fulfill({ json: { json: {} } }))

test.each([
  ['BILLING-021', 'No portal URL received', (page: Page) => answerNothing(page, 'billing/customerPortal')],
  [
    'BILLING-022',
    'Failed to open customer portal',
    (page: Page) => failCall(page, 'billing/customerPortal', { ...NOT_THERE, code: 'PORTAL_UNAVAILABLE' }),
  ],
  [
    'BILLING-022',
    'Failed to open customer portal',
    (page: Page) => page.route('**/rpc/billing/customerPortal', (route) => route.abort()),
  ],
])('%s a portal that cannot be opened shows %s', async (_, sentence, fail) => {
  const page = await visitBilling(product, undefined, (page) => answerStatus(page, {}))
  await fail(page)
  const opened = await newTab(page, () => button(page, 'Update Payment Method').click())
  await seeToast(page, 'Portal not available', sentence)
  await eventually(() => opened.isClosed()).toBe(true)
  await eventually(() => button(page, 'Update Payment Method').isEnabled()).toBe(true)
})

test.each([
  ['BILLING-023', 'No checkout URL received', (page: Page) => answerNothing(page, 'billing/createCheckout')],
  ['BILLING-024', 'Failed to create checkout session', (page: Page) => failCall(page, 'billing/createCheckout', NOT_THERE)],
])('%s a checkout that cannot be opened shows %s', async (_, sentence, fail) => {
  const page = await visitBilling(product)
  await fail(page)
  const buy = card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first()
  const opened = await newTab(page, () => buy.click())
  await seeToast(page, 'Checkout not available', sentence)
  await eventually(() => opened.isClosed()).toBe(true)
  await eventually(() => buy.isEnabled()).toBe(true)
})

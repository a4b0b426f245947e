import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerStatus, button, card, fact, newTab, PORTAL_BUTTONS, payer, visitBilling } from './shared/billing.ts'
import { openProduct } from './shared/browser.ts'
import { arriveAt, eventually, holdCall } from './shared/steps.ts'
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

const answerNothing = (page: Page, call: string) => page.route(`**/rpc/${call}`, (route) => route.fulfill({ json: { json: {} } }))

test('BILLING-021 a portal without an address closes its tab and says so', async () => {
  const page = await visitBilling(product, undefined, (page) => answerStatus(page, {}))
  await answerNothing(page, 'billing/customerPortal')
  const opened = await newTab(page, () => button(page, 'Update Payment Method').click())
  await seeToast(page, 'Portal not available', 'No portal URL received')
  await eventually(() => opened.isClosed()).toBe(true)
  await eventually(() => button(page, 'Update Payment Method').isEnabled()).toBe(true)
})

test('BILLING-023 a checkout without an address closes its tab and says so', async () => {
  const page = await visitBilling(product)
  await answerNothing(page, 'billing/createCheckout')
  const buy = card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first()
  const opened = await newTab(page, () => buy.click())
  await seeToast(page, 'Checkout not available', 'No checkout URL received')
  await eventually(() => opened.isClosed()).toBe(true)
  await eventually(() => buy.isEnabled()).toBe(true)
})

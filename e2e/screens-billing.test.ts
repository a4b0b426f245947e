import { takeUnits } from '@jobapply/server/features/billing/quota'
import { doInPortal } from '@jobapply/server/testing/payments'
import { admin, newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { onTestFinished, test } from 'vitest'
import { badge, button, card, failParts, failStatus, newTab, payer, visitBilling, withTrial } from './shared/billing.ts'
import { inspect, openProduct } from './shared/browser.ts'
import { DAY } from './shared/days.ts'
import { ACADEMY, addPlan, BIG_TEAMS } from './shared/plans.ts'
import { failCall } from './shared/steps.ts'

const product = openProduct()
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

test('a trial, and what the free plan offers after it', async () => {
  const trial = await visitBilling(product)
  await badge(trial, 'Trial (4 days left)').waitFor()
  await inspect(trial, 'billing-trial')
  const free = await visitBilling(product, await withTrial(product, await newcomer(product.server), -5 * DAY))
  await card(free, 'No Active Subscription').waitFor()
  await card(free, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
  await inspect(free, 'billing-free')
})

test('an admin, and a plan on request', async () => {
  for (const plan of [ACADEMY, BIG_TEAMS]) onTestFinished(await addPlan(product, plan))
  const page = await visitBilling(product, await admin(product.server))
  await page.getByText('Your admin role lifts all application limits').waitFor()
  await card(page, 'Upgrade Plan').getByRole('link', { name: 'Contact Us' }).waitFor()
  await inspect(page, 'billing-admin')
})

test('a subscription from its purchase to its end, and the portal', async () => {
  const ann = await newcomer(product.server)
  const page = await visitBilling(product, ann)
  const checkout = await newTab(page, () =>
    card(page, 'Upgrade Plan').getByRole('listitem').filter({ hasText: 'Professional' }).getByRole('button').click(),
  )
  await checkout.getByRole('button', { name: 'Subscribe' }).click()
  await checkout.getByText('Thank you. Your subscription is active.').waitFor()
  await checkout.getByRole('button', { name: 'Notices, 1 unread' }).waitFor()
  await inspect(checkout, 'billing-bought')
  await checkout.close()

  await page.reload()
  await badge(page, 'active').waitFor()
  await card(page, 'Invoices').getByRole('listitem').first().waitFor()
  await inspect(page, 'billing-active')
  const applications = Array.from({ length: 12 }, () => crypto.randomUUID())
  await product.server.platform.database.system.transaction((tx) => takeUnits(tx, ann.id, applications, { now: new Date() }))
  await page.reload()
  await card(page, 'Applications').getByText('None left right now').waitFor()
  await inspect(page, 'billing-limit')

  const portal = await newTab(page, () => button(page, 'Cancel Subscription').click())
  await portal.getByText('Demo mode, no payment is taken').waitFor()
  await inspect(portal, 'demo-portal')
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await portal.getByRole('button', { name: 'Resume subscription' }).waitFor()
  await inspect(portal, 'demo-portal-cancelled')
  await portal.close()
  await page.reload()
  await page
    .locator('section header')
    .getByText(/^Canceling \(/)
    .waitFor()
  await inspect(page, 'billing-cancelling')

  await withTrial(product, ann, -DAY)
  await doInPortal(ann, 'end')
  await page.reload()
  await badge(page, 'Expired').waitFor()
  await card(page, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
  await page.getByRole('region', { name: 'Your trial' }).waitFor()
  await inspect(page, 'billing-expired')
})

test('a payment that is due', async () => {
  const ann = await payer(product)
  await doInPortal(ann, 'fail')
  const page = await visitBilling(product, ann)
  await badge(page, 'Payment Due').waitFor()
  await inspect(page, 'billing-past-due')
})

test('a status that cannot be loaded', async () => {
  const ann = await payer(product)
  const parts = await visitBilling(product, ann, failStatus)
  await alert(parts).getByText('Failed to fetch subscription status').waitFor()
  await button(parts, 'Update Payment Method').waitFor()
  await inspect(parts, 'billing-from-parts')
  const unknown = await visitBilling(product, ann, async (page) => {
    await failStatus(page)
    await failParts(page)
  })
  await card(unknown, 'No Active Subscription').getByText('Unknown', { exact: true }).waitFor()
  await card(unknown, 'Upgrade Plan').getByRole('button', { name: 'Get Started' }).first().waitFor()
  await inspect(unknown, 'billing-unknown')
})

test('invoices, plans and usage that cannot be loaded', async () => {
  const broken = { status: 404, code: 'UNEXPECTED', message: 'This does not work right now.' }
  const page = await visitBilling(product, undefined, async (page) => {
    for (const call of ['invoices', 'plans', 'usage']) await failCall(page, `billing/${call}`, broken)
  })
  for (const name of ['Invoices', 'Applications']) await card(page, name).getByRole('alert').getByText(broken.message).waitFor()
  await card(page, 'Upgrade Plan').getByRole('alert').waitFor()
  await inspect(page, 'billing-parts-failed')
})

import { newcomer } from '@jobapply/server/testing/people'
import { onTestFinished, test } from 'vitest'
import { badge, button, card, newTab, payer, visitBilling, withTrial } from '#e2e/billing.ts'
import { inspect, openProduct } from '#e2e/browser.ts'
import { DAY } from '#e2e/days.ts'
import { ACADEMY, addPlan, BIG_TEAMS } from '#e2e/plans.ts'

const product = openProduct()

test('what the free plan offers after the trial, with plans on request', async () => {
  for (const plan of [ACADEMY, BIG_TEAMS]) onTestFinished(await addPlan(product, plan))
  const page = await visitBilling(product, await withTrial(product, await newcomer(product.server), -5 * DAY))
  await card(page, 'No Active Subscription').waitFor()
  await card(page, 'Upgrade Plan').getByRole('link', { name: 'Contact Us' }).waitFor()
  await inspect(page, 'billing-free')
})

test('a subscription, and the portal', async () => {
  const page = await visitBilling(product, await payer(product))
  await badge(page, 'active').waitFor()
  await card(page, 'Invoices').getByRole('listitem').first().waitFor()
  await inspect(page, 'billing-active')
  const portal = await newTab(page, () => button(page, 'Cancel Subscription').click())
  await portal.getByText('Demo mode, no payment is taken').waitFor()
  await inspect(portal, 'demo-portal')
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await portal.getByRole('button', { name: 'Resume subscription' }).waitFor()
  await inspect(portal, 'demo-portal-cancelled')
})

import { admin, newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openStripeProduct, visitAs } from './shared/browser.ts'
import { failCall } from './shared/steps.ts'

const { product, shop } = openStripeProduct()
const dialog = (page: Page) => page.getByRole('dialog')
const premium = (page: Page) => page.locator('li[data-plan=premium]')

test('the admin panel, and what others see there', async () => {
  const boss = await admin(product.server)
  await product.server.platform.database.systemPool.query('update user_roles set is_primary = true where user_id = $1', [boss.id])
  const ann = await newcomer(product.server, { displayName: 'Emeka Obi' })
  for (const email of [ann.email, 'li.wei.support@gmail.com']) await boss.call.admin.roles.assign({ email })
  const plans = await boss.call.admin.plans.list()
  for (const plan of plans.plans.slice(0, 2)) await boss.call.admin.plans.sync({ planKey: plan.plan_key, planData: plan })
  const page = await visitAs(product, boss)
  await page.goto('/admin')
  await premium(page).waitFor()
  await page.getByText('Waiting', { exact: true }).waitFor()
  await inspect(page, 'admin')

  await page.getByRole('button', { name: 'Create plan' }).click()
  await dialog(page).getByLabel('Plan name').fill('Career change')
  await dialog(page).getByLabel('Plan key').fill('career-change')
  await inspect(page, 'admin-create-plan')
  await dialog(page).getByLabel('Price').fill('Contact Us')
  await inspect(page, 'admin-create-plan-on-request')
  await dialog(page).getByLabel('Price').fill('9.99')
  shop.stripe.makeTrouble('error')
  await dialog(page).getByRole('button', { name: 'Save plan' }).click()
  await dialog(page).getByRole('button', { name: 'Retry' }).waitFor()
  await inspect(page, 'admin-create-plan-failed')
  await dialog(page).getByRole('button', { name: 'Finish later' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Retry Connection' }).waitFor()

  await page.getByRole('button', { name: 'Audit', exact: true }).click()
  await dialog(page).getByText('No price', { exact: true }).first().waitFor()
  await inspect(page, 'admin-audit')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Delete Premium' }).click()
  await dialog(page).waitFor()
  await inspect(page, 'admin-delete-plan')
})

test('without a connection, and without the role', async () => {
  const page = await visitAs(product, await admin(product.server))
  await failCall(page, 'admin/plans/list', { status: 503, code: 'UNAVAILABLE', message: 'No database.' })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Database not connected' }).waitFor()
  await inspect(page, 'admin-disconnected')
  const stranger = await visitAs(product)
  await stranger.goto('/admin')
  await stranger.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await inspect(stranger, 'admin-denied')
})

import { admin } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStripeProduct, visit, visitAs } from './shared/browser.ts'
import { forgetPlanLater, cards as offers } from './shared/plans.ts'
import { eventually, failCall, hasKeyboard, holdCall } from './shared/steps.ts'
import { seeToast, toastsTold } from './shared/toasts.ts'

const { product, shop } = openStripeProduct()
const cards = (page: Page) => page.getByRole('list', { name: 'Plans', exact: true }).locator('> li')
const card = (page: Page, key: string) => page.locator(`li[data-plan="${key}"]`)
const dialog = (page: Page) => page.getByRole('dialog')
const step = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const connection = (page: Page) => page.locator('[data-connection]').getAttribute('data-connection')
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

async function openPanel() {
  const page = await visitAs(product, await admin(product.server))
  await page.goto('/admin')
  await card(page, 'premium').waitFor()
  return page
}
async function startCreating(page: Page, name: string) {
  forgetPlanLater(product, name.toLowerCase())
  await button(page, 'Create plan').click()
  await dialog(page).getByLabel('Plan name').fill(name)
  await dialog(page).getByLabel('Plan key').fill(name)
  await button(page, 'Save plan').click()
}

test('a plan is created in three steps, edited in two, copied, looked at and deleted', async () => {
  forgetPlanLater(product, 'career-change')
  const page = await openPanel()
  await page.keyboard.press('c')
  await dialog(page).getByRole('heading', { name: 'Create plan' }).waitFor()
  // proves PLANS-033 PLANS-031 PLANS-032
  await eventually(() => dialog(page).getByLabel('Price').inputValue()).toBe('9.99')
  await eventually(() => dialog(page).getByLabel('Application limit').inputValue()).toBe('5')
  await eventually(() => dialog(page).getByLabel('Per', { exact: true }).inputValue()).toBe('month')
  await dialog(page).getByText('total applications allowed per 31-day billing cycle, counted from the payment date').waitFor()

  await button(page, 'Save plan').click()
  // proves PLANS-022
  await seeToast(page, 'Plan key and plan name are required', '')
  await dialog(page).getByLabel('Plan name').fill('Career change')
  await dialog(page).getByLabel('Plan key').fill('premium')
  await button(page, 'Save plan').click()
  // proves PLANS-023
  await seeToast(page, 'Plan key already exists. Please choose a different one.', '')
  await dialog(page).getByText('0 of 3 done, 0%').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await closed(page)

  await button(page, 'Create plan').click()
  // proves PLANS-017
  await eventually(() => dialog(page).getByLabel('Plan key').inputValue()).toBe('')
  await dialog(page).getByLabel('Plan name').fill('Career change')
  // proves PLANS-024
  await dialog(page).getByLabel('Plan key').pressSequentially('Career Change')
  await eventually(() => dialog(page).getByLabel('Plan key').inputValue()).toBe('career-change')
  await dialog(page).getByLabel('Price').fill('29')
  const features = dialog(page).getByRole('list', { name: 'Features' }).getByRole('listitem')
  const typed = dialog(page).getByRole('textbox', { name: 'Features' })
  // proves PLANS-028 PLANS-029
  for (const feature of ['Cover letters, every day', '   ', 'A coach']) {
    await typed.fill(feature)
    await page.keyboard.press('Enter')
  }
  await dialog(page).getByRole('button', { name: 'Remove Basic support' }).click()
  await eventually(() => features.allTextContents()).toEqual(['Dashboard access', 'Cover letters, every day', 'A coach'])

  const release = await holdCall(page, 'admin/plans/sync')
  await button(page, 'Save plan').click()
  // proves PLANS-053 PLANS-012 PLANS-014
  await seeToast(page, 'Step 1: Plan saved to database ✓', '')
  await dialog(page).getByText('1 of 3 done, 33%').waitFor()
  await eventually(() => dialog(page).getByLabel('Plan name').isDisabled()).toBe(true)
  release()
  // proves PLANS-054 PLANS-055 PLANS-011
  await seeToast(page, 'Step 2: Plan synced to Stripe ✓', '')
  await seeToast(page, 'Step 3: Plan creation complete! 🎉', '')
  await dialog(page).getByText('3 of 3 done, 100%').waitFor()
  await closed(page)
  const made = card(page, 'career-change')
  await made.getByText('Live', { exact: true }).waitFor()
  await made.getByText('Synced').waitFor()
  await made.getByText('$29.00').waitFor()

  // proves PLANS-001: cheapest first
  await eventually(() => cards(page).getByRole('heading').allTextContents()).toEqual([
    'Starter',
    'Career change',
    'Professional',
    'Premium',
  ])
  // proves PLANS-002
  await card(page, 'starter').getByText('+2 more').waitFor()
  await eventually(() => card(page, 'starter').getByRole('list').getByRole('listitem').count()).toBe(3)

  // proves PLANS-005
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await made.getByRole('button', { name: 'Copy Plan Key' }).click()
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe('career-change')
  // proves PLANS-004 PLANS-006
  const { stripe_price_id } =
    (await page.person.call.admin.plans.list()).plans.find((plan) => plan.plan_key === 'career-change') ?? {}
  await eventually(() => made.getByRole('link', { name: 'View in Stripe' }).getAttribute('href')).toBe(
    `https://dashboard.stripe.com/prices/${stripe_price_id}`,
  )

  await made.getByRole('button', { name: 'Edit Career change' }).click()
  // proves PLANS-018 PLANS-019
  await dialog(page).getByText('0 of 2 done, 0%').waitFor()
  await dialog(page).getByLabel('Price').fill('39')
  const update = await holdCall(page, 'admin/plans/sync')
  const reloaded = page.waitForResponse('**/rpc/admin/plans/list')
  await button(page, 'Save changes').click()
  // proves PLANS-056
  await seeToast(page, 'Step 1: Changes saved to database ✓', '')
  await reloaded
  update()
  // proves PLANS-057
  await seeToast(page, 'Step 2: Stripe updated ✓', '')
  await closed(page)
  await made.getByText('$39.00').waitFor()

  await made.getByRole('button', { name: 'Delete Career change' }).click()
  await dialog(page).getByText('Nobody has this plan.').waitFor()
  await button(page, 'Delete plan').click()
  // proves PLANS-052
  await seeToast(page, 'Career change plan deleted successfully', '')
  await made.waitFor({ state: 'detached' })
  const pricing = await visit(product)
  await pricing.goto('/pricing')
  await eventually(() => offers(pricing).getByRole('heading').allTextContents()).toEqual(['Starter', 'Professional', 'Premium'])
})

test('PLANS-068 a plan that says Contact Us passes over step 2 and is listed last', async () => {
  const page = await openPanel()
  await button(page, 'Create plan').click()
  await dialog(page).getByLabel('Plan name').fill('Big teams')
  await dialog(page).getByLabel('Plan key').fill('big-teams')
  await dialog(page).getByLabel('Price').fill('Contact Us')
  await dialog(page).getByText('nobody can buy the plan: its button leads to the contact form').waitFor()
  await dialog(page).getByText('Features are display text: they switch nothing on or off.').waitFor()
  await button(page, 'Save plan').click()
  await seeToast(page, 'No price to sync', '')
  await seeToast(page, 'Step 3: Plan creation complete! 🎉', '')
  await closed(page)
  const made = card(page, 'big-teams')
  await made.getByText('No price to sync').waitFor()
  await made.getByText('Contact Us', { exact: true }).waitFor()
  expect(await made.getByText('/month').count()).toBe(0)
  // The last of the list, although it costs nothing.
  await eventually(() => cards(page).last().getAttribute('data-plan')).toBe('big-teams')
  await page.person.call.admin.plans.remove({ planKey: 'big-teams' })
})

test('PLANS-015 PLANS-046 PLANS-047 PLANS-048 PLANS-049 PLANS-050 a failed step tells why and is tried again alone', async () => {
  const page = await openPanel()
  const answer = (error: string | null) =>
    page.route('**/rpc/admin/plans/sync', (route) =>
      route.fulfill({ json: { json: { success: false, error, stripeData: null }, meta: [] } }),
    )
  shop.stripe.makeTrouble('conflict')
  await startCreating(page, 'Retried')
  await seeToast(page, 'Auto-conflict resolved!', 'Click Sync again')
  const retry = (name: string) => step(page, 'Sync to Stripe').getByRole('button', { name })
  await eventually(() => hasKeyboard(retry('Sync again'))).toBe(true)
  await answer('STRIPE_SECRET_KEY is not configured')
  await retry('Sync again').click()
  for (const [error, title] of [
    ['Authentication failed', 'Stripe not configured'],
    ['Failed to load plan configurations', 'Authentication issue: refresh your session and try again'],
    ['no answer', 'Temporary loading issue'],
    [null, 'Stripe sync issue: no answer may be temporary, try again'],
  ] as const) {
    await seeToast(page, title, '')
    await answer(error)
    await retry('Retry').click()
  }
  // proves PLANS-043
  await seeToast(page, 'Stripe sync issue: Stripe sync failed may be temporary, try again', '')
  await page.unroute('**/rpc/admin/plans/sync')
  await retry('Retry').click()
  await seeToast(page, 'Step 2: Plan synced to Stripe ✓', '')
  await seeToast(page, 'Step 3: Plan creation complete! 🎉', '')
  await closed(page)
  expect(toastsTold(page).filter(({ title }) => title.startsWith('Step 1'))).toHaveLength(1)
})

test('PLANS-003 PLANS-007 a plan whose creation was left offers Sync, and what the provider refuses stays as a yellow banner', async () => {
  const page = await openPanel()
  shop.stripe.makeTrouble('error')
  await startCreating(page, 'Left')
  await button(page, 'Finish later').click()
  await closed(page)
  const left = card(page, 'left')
  await left.getByText('Not synced').waitFor()
  await left.getByText('Demo', { exact: true }).waitFor()
  await page.getByRole('status').getByText('Stripe sync issue: Something is wrong here.').waitFor()
  await button(page, 'Retry Connection').click()
  await button(page, 'Retry Connection').waitFor({ state: 'detached' })
  await left.getByRole('button', { name: 'Sync Left' }).click()
  await left.getByText('Synced').waitFor()
  await left.getByText('Live', { exact: true }).waitFor()
})

test('PLANS-007 PLANS-008 PLANS-009 PLANS-010 PLANS-035 PLANS-036 PLANS-040 the connection has four states, each with its way on', async () => {
  const page = await visitAs(product, await admin(product.server))
  const release = await holdCall(page, 'admin/plans/list')
  await page.goto('/admin')
  await eventually(() => connection(page)).toBe('connecting')
  await button(page, 'Create plan').click()
  await seeToast(page, 'Database not connected. Please connect to database first.', '')
  release()
  await eventually(() => connection(page)).toBe('connected')

  await card(page, 'premium').getByRole('button', { name: 'Edit Premium' }).click()
  const list = '**/rpc/admin/plans/list'
  const fail = async (code: string, status: number, message: string) => {
    await page.unroute(list)
    await failCall(page, 'admin/plans/list', { status, code, message })
  }
  await fail('UNAVAILABLE', 503, 'The server cannot reach its database.')
  await button(page, 'Save changes').click()
  await closed(page)
  await eventually(() => connection(page)).toBe('disconnected')
  await page.getByRole('heading', { name: 'Database not connected' }).waitFor()
  await card(page, 'premium').getByRole('button', { name: 'Edit Premium' }).click()
  await button(page, 'Save changes').click()
  await seeToast(page, 'Database not connected or no plan selected.', '')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await closed(page)

  await fail('PLANS_UNAVAILABLE', 500, 'Failed to load plan configurations')
  await button(page, 'Connect').click()
  await page.getByRole('status').getByText('Failed to load plan configurations').waitFor()
  expect(await connection(page)).toBe('error')
  await fail('BAD_INPUT', 400, 'This was not understood.')
  await button(page, 'Retry Connection').click()
  await page.getByRole('main').getByRole('alert').getByText('This was not understood.').waitFor()
  expect(await button(page, 'Retry Connection').count()).toBe(0)
  await page.unroute(list)
  await page.reload()
  await eventually(() => connection(page)).toBe('connected')
})

test('PLANS-037 PLANS-038 PLANS-041 PLANS-051 what the database refuses is told in the documented words', async () => {
  const page = await openPanel()
  await failCall(page, 'admin/plans/create', { status: 500, code: 'PLAN_NOT_SAVED', message: 'Database insert failed' })
  await startCreating(page, 'Refused')
  await seeToast(page, 'Database error: Database insert failed', '')
  await step(page, 'Save to database').getByRole('button', { name: 'Retry' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await closed(page)
  await failCall(page, 'admin/plans/update', { status: 500, code: 'PLAN_NOT_UPDATED', message: 'Database update failed' })
  await card(page, 'premium').getByRole('button', { name: 'Edit Premium' }).click()
  await button(page, 'Save changes').click()
  await seeToast(page, 'Failed to update plan configuration', 'Database error: Database update failed')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await closed(page)
  await failCall(page, 'admin/plans/remove', { status: 500, code: 'PLAN_NOT_DELETED', message: 'Nothing was changed.' })
  await card(page, 'premium').getByRole('button', { name: 'Delete Premium' }).click()
  await button(page, 'Delete plan').click()
  await seeToast(page, 'Failed to delete plan configuration', 'Nothing was changed.')
  await card(page, 'premium').waitFor()
})

test('PLANS-044 the audit shows what differs and repairs it; one that fails says so', async () => {
  const page = await openPanel()
  await product.server.platform.database.systemPool.query(
    `update plan_configurations set stripe_price_id = null where plan_key = 'premium'`,
  )
  await button(page, 'Audit').click()
  const found = dialog(page).getByRole('listitem').filter({ hasText: 'Premium' })
  await found.getByText('No price', { exact: true }).waitFor()
  await found.getByRole('button', { name: 'Sync: Premium' }).click()
  await found.waitFor({ state: 'detached' })
  await page.route('**/rpc/admin/plans/audit*', (route) => route.fulfill({ json: { json: null, meta: [] } }))
  for (const again of await dialog(page).getByRole('button', { name: 'Audit again' }).all()) await again.click()
  await dialog(page).getByText('Stripe audit failed').waitFor()
  await dialog(page).getByText('Billing audit failed - no data returned').waitFor()
})

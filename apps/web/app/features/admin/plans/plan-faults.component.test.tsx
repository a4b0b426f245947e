import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import { button, card, closed, dialog, keepPlans, openPanel, startCreating } from './plans.testing.ts'

const step = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name })
const connection = (page: Page) => page.locator('[data-connection]').getAttribute('data-connection')

test('PLANS-015 PLANS-046 PLANS-047 PLANS-048 PLANS-049 PLANS-050 a failed step tells why and is tried again alone', async () => {
  const kept = keepPlans()
  const page = await openPanel(kept)
  const answer = (error: string | null) =>
    page.server.answer({ admin: { plans: { sync: { success: false, error, stripeData: null } } } })
  const retry = (name: string) => button(step(page, 'Sync to Stripe'), name)
  answer('This product was created by Stripe')
  await startCreating(page, 'Retried')
  await seeToast('Auto-conflict resolved!', 'Click Sync again')
  await retry('Sync again').waitFor()
  expect(retry('Sync again').hasKeyboard()).toBe(true)
  await expectAccessible()
  answer('STRIPE_SECRET_KEY is not configured')
  await retry('Sync again').click()
  for (const [error, title] of [
    ['Authentication failed', 'Stripe not configured'],
    ['Failed to load plan configurations', 'Authentication issue: refresh your session and try again'],
    ['no answer', 'Temporary loading issue'],
    [null, 'Stripe sync issue: no answer may be temporary, try again'],
  ] as const) {
    await seeToast(title, '')
    answer(error)
    await retry('Retry').click()
  }
  // proves PLANS-043
  await seeToast('Stripe sync issue: Stripe sync failed may be temporary, try again', '')
  page.server.answer(kept.answers)
  await retry('Retry').click()
  await seeToast('Step 2: Plan synced to Stripe ✓', '')
  await seeToast('Step 3: Plan creation complete! 🎉', '')
  await closed(page)
  expect(toastsTold().filter(({ title }) => title.startsWith('Step 1'))).toHaveLength(1)
})

test('PLANS-003 PLANS-007 a plan whose creation was left offers Sync, and what the provider refuses stays as a yellow banner', async () => {
  const kept = keepPlans()
  const page = await openPanel(kept)
  page.server.answer({ admin: { plans: { sync: { success: false, error: 'Something is wrong here.', stripeData: null } } } })
  await startCreating(page, 'Left')
  await button(page, 'Finish later').click()
  await closed(page)
  const left = card(page, 'left')
  await left.getByText('Not synced').waitFor()
  await left.getByText('Demo', { exact: true }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Stripe sync issue: Something is wrong here.' }).first().waitFor()
  await button(page, 'Retry Connection').click()
  await button(page, 'Retry Connection').waitFor({ state: 'detached' })
  page.server.answer(kept.answers)
  await button(left, 'Sync Left').click()
  await left.getByText('Synced').waitFor()
  await left.getByText('Live', { exact: true }).waitFor()
})

test('PLANS-007 PLANS-008 PLANS-009 PLANS-010 PLANS-035 PLANS-036 PLANS-040 the connection has four states, each with its way on', async () => {
  const kept = keepPlans()
  const page = mountPage('/admin', { as: 'admin', answers: kept.answers })
  const release = page.server.hold('admin/plans/list')
  await eventually(() => page.locator('[data-connection]').count()).toBe(1)
  expect(connection(page)).toBe('connecting')
  await button(page, 'Create plan').click()
  await seeToast('Database not connected. Please connect to database first.', '')
  release()
  await eventually(() => connection(page)).toBe('connected')

  await button(page, 'Edit Premium').click()
  page.server.answer({ admin: { plans: { list: fault('UNAVAILABLE', "The server can't reach its database.") } } })
  await button(page, 'Save changes').click()
  await closed(page)
  await eventually(() => connection(page)).toBe('disconnected')
  await page.getByRole('heading', { name: 'Database not connected' }).waitFor()
  await expectAccessible()
  await button(page, 'Edit Premium').click()
  await button(page, 'Save changes').click()
  await seeToast('Database not connected or no plan selected.', '')
  await button(dialog(page), 'Cancel').click()
  await closed(page)

  page.server.answer({ admin: { plans: { list: fault('PLANS_UNAVAILABLE', 'Failed to load plan configurations') } } })
  await button(page, 'Connect').click()
  await page.getByRole('status').filter({ hasText: 'Failed to load plan configurations' }).waitFor()
  expect(connection(page)).toBe('error')
  page.server.answer({ admin: { plans: { list: fault('BAD_INPUT', 'This was not understood.') } } })
  await button(page, 'Retry Connection').click()
  await page.getByRole('main').getByRole('alert').getByText('This was not understood.').waitFor()
  expect(button(page, 'Retry Connection').count()).toBe(0)
  page.server.answer(kept.answers)
  await page.reload()
  await eventually(() => page.locator('[data-connection=connected]').count()).toBe(1)
})

test('PLANS-037 PLANS-038 PLANS-041 PLANS-051 what the database refuses is told in the documented words', async () => {
  const page = await openPanel()
  page.server.answer({
    admin: {
      plans: {
        create: fault('PLAN_NOT_SAVED', 'Database insert failed'),
        update: fault('PLAN_NOT_UPDATED', 'Database update failed'),
        remove: fault('PLAN_NOT_DELETED', 'Nothing was changed.'),
      },
    },
  })
  const close = async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).first().click()
    await closed(page)
  }
  await startCreating(page, 'Refused')
  await seeToast('Database error: Database insert failed', '')
  await button(step(page, 'Save to database'), 'Retry').waitFor()
  await close()
  await button(page, 'Edit Premium').click()
  await button(page, 'Save changes').click()
  await seeToast('Failed to update plan configuration', 'Database error: Database update failed')
  await close()
  await button(page, 'Delete Premium').click()
  await button(page, 'Delete plan').click()
  await seeToast('Failed to delete plan configuration', 'Nothing was changed.')
  await card(page, 'premium').waitFor()
})

test('PLANS-044 the audit shows what differs and repairs it; one that fails says so', async () => {
  const kept = keepPlans()
  const page = await openPanel(kept)
  const finding = { kind: 'plan_without_price' as const, planKey: 'premium', detail: 'No price.', repair: 'sync' as const }
  let findings = [{ ...finding, reason: null }]
  page.server.answer({
    admin: {
      plans: {
        audit: () => ({ success: true, error: null, audit_result: { plans: 3, products: 2, findings } }),
        auditBilling: { success: true, error: null, checked: { here: 1, there: 1 }, isComplete: true, mismatches: [] },
        sync: () => {
          findings = []
          return { success: true, error: null, stripeData: { productId: null, priceId: null } }
        },
      },
    },
  })
  await button(page, 'Audit').click()
  const found = dialog(page).getByRole('listitem').filter({ hasText: 'Premium' })
  await found.getByText('No price', { exact: true }).waitFor()
  await expectAccessible()
  await button(found, 'Sync: Premium').click()
  await found.waitFor({ state: 'detached' })
  page.server.answer({
    admin: {
      plans: {
        audit: { success: false, error: null, audit_result: null },
        auditBilling: { success: false, error: null, checked: null, isComplete: false, mismatches: [] },
      },
    },
  })
  for (const part of ['Plans', 'Subscriptions'])
    await button(dialog(page).getByRole('region', { name: part }), 'Audit again').click()
  await dialog(page).getByText('Stripe audit failed').waitFor()
  await dialog(page).getByText('Billing audit failed - no data returned').waitFor()
})

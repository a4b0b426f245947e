import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'
import { button, card, closed, dialog, field, keepPlans, openPanel } from './plans.testing.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Plans', exact: true }).locator('> li')

test('the form for a new plan starts with the documented values, and refuses what cannot be saved', async () => {
  const page = await openPanel()
  await page.keyboard.press('c')
  await dialog(page).getByRole('heading', { name: 'Create plan' }).waitFor()
  // proves PLANS-033 PLANS-031 PLANS-032
  expect([field(page, 'Price').inputValue(), field(page, 'Application limit').inputValue()]).toEqual(['9.99', '5'])
  expect(dialog(page).getByLabel('Per', { exact: true }).inputValue()).toBe('month')
  await dialog(page).getByText('total applications allowed per 31-day billing cycle, counted from the payment date').waitFor()
  await expectAccessible()
  await button(page, 'Save plan').click()
  // proves PLANS-022
  await seeToast('Plan key and plan name are required', '')
  await field(page, 'Plan name').fill('Career change')
  await field(page, 'Plan key').fill('premium')
  await button(page, 'Save plan').click()
  // proves PLANS-023
  await seeToast('Plan key already exists. Please choose a different one.', '')
  await dialog(page).getByText('0 of 3 done, 0%').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await closed(page)
  await button(page, 'Create plan').click()
  await field(page, 'Plan key').waitFor()
  // proves PLANS-017
  expect(field(page, 'Plan key').inputValue()).toBe('')
})

test('a plan is created in three steps, and the form is locked after the first', async () => {
  const page = await openPanel()
  await button(page, 'Create plan').click()
  await field(page, 'Plan name').fill('Career change')
  // proves PLANS-024
  await field(page, 'Plan key').type('Career Change')
  expect(field(page, 'Plan key').inputValue()).toBe('career-change')
  await field(page, 'Price').fill('29')
  const features = dialog(page).getByRole('list', { name: 'Features' }).getByRole('listitem')
  const typed = dialog(page).getByRole('textbox', { name: 'Features' })
  // proves PLANS-028 PLANS-029
  for (const feature of ['Cover letters, every day', '   ', 'A coach']) {
    await typed.fill(feature)
    await page.keyboard.press('Enter')
  }
  await button(dialog(page), 'Remove Basic support').click()
  expect(features.allTextContents()).toEqual(['Dashboard access', 'Cover letters, every day', 'A coach'])

  const release = page.server.hold('admin/plans/sync')
  await button(page, 'Save plan').click()
  // proves PLANS-053 PLANS-012 PLANS-014
  await seeToast('Step 1: Plan saved to database ✓', '')
  await dialog(page).getByText('1 of 3 done, 33%').waitFor()
  expect(field(page, 'Plan name').isDisabled()).toBe(true)
  release()
  // proves PLANS-054 PLANS-055 PLANS-011
  await seeToast('Step 2: Plan synced to Stripe ✓', '')
  await seeToast('Step 3: Plan creation complete! 🎉', '')
  await dialog(page).getByText('3 of 3 done, 100%').waitFor()
  await closed(page)
  const made = card(page, 'career-change')
  for (const text of ['Live', '$29.00']) await made.getByText(text, { exact: true }).waitFor()
  await made.getByText('Synced').waitFor()
  // proves PLANS-001: cheapest first
  expect(cards(page).getByRole('heading').allTextContents()).toEqual(['Starter', 'Career change', 'Professional', 'Premium'])
  // proves PLANS-002
  await card(page, 'starter').getByText('+2 more').waitFor()
  expect(card(page, 'starter').getByRole('list').getByRole('listitem').count()).toBe(3)
})

test('a plan is copied, looked at, edited in two steps and deleted', async () => {
  const page = await openPanel()
  const made = card(page, 'premium')
  await expectAccessible()
  // proves PLANS-005
  await button(made, 'Copy Plan Key').click()
  await seeToast('Plan key copied', 'premium')
  expect(await navigator.clipboard.readText()).toBe('premium')
  // proves PLANS-004 PLANS-006
  expect(made.getByRole('link', { name: 'View in Stripe' }).getAttribute('href')).toBe(
    'https://dashboard.stripe.com/prices/price_premium',
  )
  await button(made, 'Edit Premium').click()
  // proves PLANS-018 PLANS-019
  await dialog(page).getByText('0 of 2 done, 0%').waitFor()
  await field(page, 'Price').fill('39')
  const update = page.server.hold('admin/plans/sync')
  await button(page, 'Save changes').click()
  // proves PLANS-056
  await seeToast('Step 1: Changes saved to database ✓', '')
  update()
  // proves PLANS-057
  await seeToast('Step 2: Stripe updated ✓', '')
  await closed(page)
  await made.getByText('$39.00').waitFor()
  await button(made, 'Delete Premium').click()
  await dialog(page).getByText('Nobody has this plan.').waitFor()
  await expectAccessible()
  await button(page, 'Delete plan').click()
  // proves PLANS-052
  await seeToast('Premium plan deleted successfully', '')
  await made.waitFor({ state: 'detached' })
})

test('PLANS-068 a plan that says Contact Us passes over step 2 and is listed last', async () => {
  const page = await openPanel()
  await button(page, 'Create plan').click()
  await field(page, 'Plan name').fill('Big teams')
  await field(page, 'Plan key').fill('big-teams')
  await field(page, 'Price').fill('Contact Us')
  await dialog(page).getByText('nobody can buy the plan: its button leads to the contact form').waitFor()
  await dialog(page).getByText('Features are display text only and have no effect.').waitFor()
  await expectAccessible()
  await button(page, 'Save plan').click()
  await seeToast('No price to sync', '')
  await seeToast('Step 3: Plan creation complete! 🎉', '')
  await closed(page)
  const made = card(page, 'big-teams')
  await made.getByText('No price to sync').waitFor()
  await made.getByText('Contact Us', { exact: true }).waitFor()
  expect(made.getByText('/month').count()).toBe(0)
  // The last of the list, although it costs nothing.
  expect(cards(page).last().getAttribute('data-plan')).toBe('big-teams')
})

test('PLANS-067 PLANS-003 in demo mode the provider is passed over, and the plan is completed', async () => {
  const page = await openPanel(keepPlans({ isDemo: true }))
  await page.getByText('Demo mode: no payment is taken and nothing is synced.').waitFor()
  await button(page, 'Create plan').click()
  await field(page, 'Plan name').fill('Try out')
  await field(page, 'Plan key').fill('try-out')
  await button(page, 'Save plan').click()
  await seeToast('Demo mode: not synced', '')
  await seeToast('Step 3: Plan creation complete! 🎉', '')
  await dialog(page).getByRole('listitem').filter({ hasText: 'Demo mode: not synced' }).waitFor()
  await closed(page)
  const made = card(page, 'try-out')
  await made.getByText('Demo mode: not synced').waitFor()
  await made.getByText('Demo', { exact: true }).waitFor()
  expect(page.server.sentTo('admin/plans/sync')).toEqual([])
})

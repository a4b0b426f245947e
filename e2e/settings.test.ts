import { newcomer } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { cardOf } from './shared/account.ts'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { fillProfile, MAYA, personWith } from './shared/profiles.ts'
import { arriveAt, eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const BROKEN = { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' }

test('SETTINGS-010 the Theme tab changes the theme at once', async () => {
  const page = await visitAs(product)
  await page.goto('/settings?tab=theme')
  const choice = (name: string) => page.getByRole('radio', { name })
  await choice('System').waitFor()
  const looks = () =>
    page.evaluate(() => [document.documentElement.classList.contains('dark'), localStorage.getItem('mjto-theme')])
  await eventually(async () => [await choice('System').isChecked(), await looks()]).toEqual([true, [false, null]])
  await choice('Dark').check({ force: true })
  await eventually(async () => [await choice('Dark').isChecked(), await looks()]).toEqual([true, [true, 'dark']])
  await choice('Light').check({ force: true })
  await eventually(looks).toEqual([false, 'light'])
  await choice('System').check({ force: true })
  await eventually(looks).toEqual([false, 'system'])
})

test('SETTINGS-001 each of the five settings tabs has its own address', async () => {
  const page = await visitAs(product)
  await page.goto('/settings')
  const tabs = page.getByRole('tablist', { name: 'Settings' }).getByRole('tab')
  await tabs.first().waitFor()
  await page.getByRole('banner').getByText('Settings').waitFor()
  await eventually(() => tabs.allTextContents()).toEqual(['Account', 'Billing', 'Theme', 'Alerts', 'Privacy'])
  await page.keyboard.press('Tab')
  await tabs.first().focus()
  await page.keyboard.press('End')
  await arriveAt(page, '/settings?tab=privacy')
  await page.getByRole('switch', { name: 'Analytics' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await arriveAt(page, '/settings?tab=alerts')
  await page.getByRole('switch', { name: 'Job Alerts' }).waitFor()
  await page.goto('/settings?tab=nonsense')
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Account')
})

test('SETTINGS-002 the Account tab shows the address and the date of the account, which cannot be changed', async () => {
  const page = await visitAs(product)
  await page.goto('/settings?tab=account')
  const account = cardOf(page, 'Account')
  await account.getByText(page.person.email).waitFor()
  await account.locator('time').waitFor()
  await eventually(() => account.getByRole('textbox').count()).toBe(0)
})

test('SETTINGS-016 SETTINGS-017 SETTINGS-018 SETTINGS-019 a public profile is switched on, filled and switched off', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, professional_summary: 'Ten years on a cardiology ward.' })
  const page = await visitAs(product, person)
  await page.goto('/settings?tab=privacy')
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
  await toggle('Public Profile').waitFor()
  for (const name of ['Public Profile', 'Analytics']) await eventually(() => toggle(name).isChecked(), name).toBe(false)
  await toggle('Public Profile').click()
  // proves SETTINGS-018
  await seeToast(page, 'Updated', 'Privacy settings saved')
  await page.getByText('Nothing is shown yet. Tick what people may see.').waitFor()
  for (const part of ['Name', 'Experience']) {
    await page.getByRole('checkbox', { name: part, exact: true }).click()
    await seeToast(page, 'Updated', 'Privacy settings saved')
    await eventually(() => page.getByRole('checkbox', { name: part, exact: true }).isChecked(), part).toBe(true)
  }
  const address = String(await page.getByRole('link', { name: 'Open' }).getAttribute('href'))

  const stranger = await visit(product)
  await stranger.goto(address)
  await stranger.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
  await stranger.getByText('Öresund Hospital').waitFor()
  const text = await stranger.content()
  for (const hidden of ['cardiology ward.', String(MAYA.email), String(MAYA.phone)]) expect(text).not.toContain(hidden)

  await page.reload()
  // proves SETTINGS-017
  await eventually(() => toggle('Public Profile').isChecked()).toBe(true)
  await eventually(() => page.getByRole('checkbox', { name: 'Name', exact: true }).isChecked()).toBe(true)
  await toggle('Public Profile').click()
  await seeToast(page, 'Updated', 'Privacy settings saved')
  // The address is not even in the browser's own history as it was.
  await stranger.reload()
  await stranger.getByRole('heading', { name: 'Page not found' }).waitFor()
  await failCall(page, 'account/privacy/save', BROKEN)
  await toggle('Analytics').click()
  await seeToast(page, 'Something went wrong', BROKEN.message)
  await eventually(() => toggle('Analytics').isChecked()).toBe(false)
})

test('without a profile the public page cannot be switched on, and the screen says what to do', async () => {
  const page = await visitAs(product)
  await page.goto('/settings?tab=privacy')
  await eventually(() => page.getByRole('switch', { name: 'Public Profile' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Create a profile first' }).click()
  await arriveAt(page, '/profiles')
})

test('SETTINGS-020 screens are counted from the moment that Analytics is switched on, and no longer', async () => {
  const ann = await newcomer(product.server)
  const count = async () => {
    const { rows } = await product.server.platform.database.systemPool.query(
      "select count(*)::int as n from usage_events where user_id = $1 and name = 'screen opened'",
      [ann.id],
    )
    return rows[0].n
  }
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('tab', { name: 'Privacy' }).click()
  await page.getByRole('switch', { name: 'Analytics' }).click()
  await seeToast(page, 'Updated', 'Privacy settings saved')
  await eventually(count).toBe(1)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await eventually(count).toBe(2)
})

import type { Privacy, PrivacyChanges } from '@jobapply/core/account/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const BROKEN = fault('BAD_INPUT', 'This does not work right now.')
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

test('SETTINGS-010 the Theme tab changes the theme at once', async () => {
  const page = mountPage('/settings?tab=theme')
  const choice = (name: string) => page.getByRole('radio', { name })
  await choice('System').waitFor()
  await expectAccessible()
  const looks = () => [document.documentElement.classList.contains('dark'), localStorage.getItem('mjto-theme')]
  expect([choice('System').isChecked(), looks()]).toEqual([true, [false, null]])
  await choice('Dark').check()
  expect([choice('Dark').isChecked(), looks()]).toEqual([true, [true, 'dark']])
  await choice('Light').check()
  expect(looks()).toEqual([false, 'light'])
  await choice('System').check()
  expect(looks()).toEqual([false, 'system'])
})

test('SETTINGS-001 each of the five settings tabs has its own address', async () => {
  const page = mountPage('/settings')
  const tabs = page.getByRole('tablist', { name: 'Settings' }).getByRole('tab')
  await tabs.first().waitFor()
  await page.getByRole('banner').getByText('Settings').waitFor()
  expect(tabs.allTextContents()).toEqual(['Account', 'Billing', 'Theme', 'Alerts', 'Privacy'])
  await tabs.first().focus()
  await page.keyboard.press('End')
  await arriveAt(page, '/settings?tab=privacy')
  await toggle(page, 'Analytics').waitFor()
  await expectAccessible()
  await page.keyboard.press('ArrowLeft')
  await arriveAt(page, '/settings?tab=alerts')
  await toggle(page, 'Job Alerts').waitFor()
  await page.goto('/settings?tab=nonsense')
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Account')
})

test('SETTINGS-002 the Account tab shows the address and the date of the account, which cannot be changed', async () => {
  const page = mountPage('/settings?tab=account')
  const account = page.getByRole('region', { name: 'Account', exact: true })
  await account.getByText('newcomer@gmail.com').waitFor()
  await account.locator('time').waitFor()
  expect(account.getByRole('textbox').count()).toBe(0)
})

test('SETTINGS-016 SETTINGS-018 SETTINGS-019 the public profile and its parts are switched, each change is saved at once', async () => {
  let stored: Privacy = recorded.maya.account.privacy.get
  const save = (changes: PrivacyChanges) => {
    stored = { ...stored, ...(changes as Partial<Privacy>), slug: 'maya-7f3a' }
    return stored
  }
  const page = mountPage('/settings?tab=privacy', { as: 'maya', answers: { account: { privacy: { get: () => stored, save } } } })
  await toggle(page, 'Public Profile').waitFor()
  for (const name of ['Public Profile', 'Analytics']) expect(toggle(page, name).isChecked(), name).toBe(false)
  await toggle(page, 'Public Profile').click()
  // proves SETTINGS-018
  await seeToast('Updated', 'Privacy settings saved')
  await page.getByText('Nothing is shown yet. Tick what people may see.').waitFor()
  for (const part of ['Name', 'Experience']) {
    await page.getByRole('checkbox', { name: part, exact: true }).click()
    await seeToast('Updated', 'Privacy settings saved')
    await eventually(() => page.getByRole('checkbox', { name: part, exact: true }).isChecked(), part).toBe(true)
  }
  expect(page.server.sentTo('account/privacy/save')).toEqual([
    { publicProfile: true },
    { parts: ['name'] },
    { parts: ['name', 'experience'] },
  ])
  expect(page.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/p/maya-7f3a')
  await expectAccessible()
  await page.reload()
  await toggle(page, 'Public Profile').waitFor()
  // proves SETTINGS-017
  expect(toggle(page, 'Public Profile').isChecked()).toBe(true)
  expect(page.getByRole('checkbox', { name: 'Name', exact: true }).isChecked()).toBe(true)
  await toggle(page, 'Public Profile').click()
  await seeToast('Updated', 'Privacy settings saved')
  expect(page.server.sentTo('account/privacy/save').at(-1)).toEqual({ publicProfile: false })
  page.server.answer({ account: { privacy: { save: BROKEN } } })
  await toggle(page, 'Analytics').click()
  await seeToast('Please check your input', BROKEN.message)
  await eventually(() => toggle(page, 'Analytics').isChecked()).toBe(false)
})

test('without a profile the public page cannot be switched on, and the screen says what to do', async () => {
  const page = mountPage('/settings?tab=privacy')
  await toggle(page, 'Public Profile').waitFor()
  expect(toggle(page, 'Public Profile').isDisabled()).toBe(true)
  await expectAccessible()
  await page.getByRole('link', { name: 'Create a profile first' }).click()
  await arriveAt(page, '/profiles')
})

test('SETTINGS-020 screens are counted from the moment that Analytics is switched on, and no longer', async () => {
  const session = recorded.newcomer.auth.session
  const privacy = recorded.newcomer.account.privacy
  let analytics = false
  const save = (changes: PrivacyChanges) => {
    analytics = changes.analytics === true
    return { ...privacy.get, analytics }
  }
  const page = mountPage('/settings?tab=privacy', {
    answers: {
      auth: { session: () => ({ ...session, user: session.user && { ...session.user, analytics } }) },
      account: {
        usage: { openScreen: undefined },
        privacy: { get: () => ({ ...privacy.get, analytics }), save },
      },
    },
  })
  const count = () => page.server.sentTo('account/usage/openScreen').length
  await toggle(page, 'Analytics').click()
  await seeToast('Updated', 'Privacy settings saved')
  await eventually(count).toBe(1)
  await page.getByRole('link', { name: 'Job Preferences' }).first().click()
  await eventually(count).toBe(2)
  await page.goto('/settings?tab=privacy')
  await eventually(count).toBe(3)
  await toggle(page, 'Analytics').click()
  await eventually(() => toggle(page, 'Analytics').isChecked()).toBe(false)
  await page.getByRole('link', { name: 'Job Preferences' }).first().click()
  await arriveAt(page, '/job-preferences')
  expect(count()).toBe(3)
})

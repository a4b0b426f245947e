import { expect, test } from 'vitest'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import type { Page } from '#testing/visit.ts'

async function openUserMenu(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  return menu
}

test.each(['newcomer', 'admin'] as const)('the user menu shows who is signed in (%s)', async (who) => {
  const page = mountPage('/settings?tab=theme', { as: who })
  const menu = await openUserMenu(page)
  // proves SHELL-014
  await menu.getByText(`${who}@gmail.com`).waitFor()
  // proves SHELL-015
  expect(menu.getByText('Admin access for administrator').count()).toBe(who === 'admin' ? 1 : 0)
  // proves SHELL-016
  expect(menu.getByRole('menuitem').allTextContents()).toEqual(['User Profile', 'Settings', 'Sign out'])
  // proves SHELL-018
  expect(menu.getByRole('menuitemradio').allTextContents()).toEqual(['Light', 'Dark', 'System'])
})

test('SHELL-014 a user without an address is called User Account', async () => {
  const { session } = recorded.newcomer.auth
  const answers = { auth: { session: { ...session, user: session.user && { ...session.user, email: '' } } } }
  const page = mountPage('/settings?tab=theme', { answers })
  await (await openUserMenu(page)).getByText('User Account').waitFor()
})

test('SHELL-032 a failing query is tried four times before the error is shown, and can be tried again', async () => {
  const broken = fault('INTERNAL_SERVER_ERROR', 'Something went wrong on our side. If it happens again, tell us this number: 42')
  const page = mountPage('/profiles', { answers: { auth: { session: broken } } })
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText(broken.message).waitFor()
  expect(page.server.sentTo('auth/session')).toHaveLength(4)
  page.server.forget('auth/session')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Profiles (0/3)' }).waitFor()
  expect(page.place()).toBe('/profiles')
})

test('the sidebar has the product’s line, and marks the page that is open', async () => {
  const page = mountPage('/dashboard')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  // proves SHELL-011
  await sidebar.getByText('Smart People, Smarter Tools').waitFor()
  await page.getByRole('banner').getByText('Dashboard').waitFor()
  await eventually(() => sidebar.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
})

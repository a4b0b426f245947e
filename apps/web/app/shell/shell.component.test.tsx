import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { productRoutes } from '#testing/routes.ts'
import { arriveAt, leaveFor, type Page } from '#testing/visit.ts'

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
  await expectAccessible()
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
  await expectAccessible()
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
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await expectAccessible()
})

test('every link in sidebar and commands opens a page, and the user’s address is under its link', async () => {
  const page = mountPage('/dashboard', { as: 'admin' })
  const pages = page.getByRole('navigation', { name: 'Pages' })
  // proves SHELL-008
  await pages.getByRole('link', { name: 'User' }).getByText('admin@gmail.com').waitFor()
  const placesOf = (links: ReturnType<typeof pages.getByRole>) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  // proves SHELL-007
  expect(
    placesOf(
      pages
        .locator('> div')
        .filter({ hasText: /^Account/ })
        .getByRole('link'),
    ),
  ).toEqual(['/user', '/settings'])
  const routes = productRoutes()
  const places = placesOf(pages.getByRole('link'))
  expect(places).toContain('/subscription-analytics')
  for (const place of places) expect(matchRoutes(routes, place)?.at(-1)?.route.path, place).not.toBe('*')

  const names = pages.getByRole('link').allTextContents()
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await page.getByRole('main').focus()
  const commands = (await openCommands(page)).getByRole('group', { name: 'Pages' }).getByRole('option')
  await commands.first().waitFor()
  expect(commands.allTextContents()).toEqual(names.map((name) => name.replace('admin@gmail.com', '')))
  await expectAccessible()
})

async function openCommands(page: Page, keys = 'Control+k') {
  await page.keyboard.press(keys)
  const commands = page.getByRole('dialog', { name: 'Commands' })
  await commands.waitFor()
  await eventually(() => commands.getByRole('combobox').hasKeyboard()).toBe(true)
  return commands
}

test('the shortcuts and the commands work with the keyboard alone, which returns to where it was', async () => {
  const nothing = { rows: [], next: null }
  const page = mountPage('/settings?tab=theme', {
    answers: {
      applications: { tracker: { list: nothing } },
      documents: { resumes: { list: [] }, letters: { list: nothing } },
    },
  })
  const main = page.getByRole('main')
  await page.getByRole('radio', { name: 'System' }).waitFor()
  await main.focus()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await help.waitFor()
  for (const action of ['Go to a page or run a command', 'Open or collapse the sidebar', 'Move to the notifications'])
    await help.getByText(action).waitFor()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await eventually(() => main.hasKeyboard()).toBe(true)

  const palette = await openCommands(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'detached' })
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  await eventually(() => main.hasKeyboard()).toBe(true)

  await openCommands(page, 'Meta+k')
  await page.keyboard.type('zzz')
  await palette.getByText('Nothing matches').waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })

  await openCommands(page)
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await help.waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await eventually(() => main.hasKeyboard()).toBe(true)

  await openCommands(page)
  await page.keyboard.type('user')
  await page.keyboard.press('Enter')
  await arriveAt(page, '/user')
  page.server.answer({ auth: { signOut: undefined } })
  await openCommands(page)
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await leaveFor(page, '/auth')
})

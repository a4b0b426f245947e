import { admin, newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { arriveAt, eventually, openCommands, openUserMenu, signIn } from './shared/steps.ts'

const product = openProduct()
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('mjto-theme'))
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' })

test('SHELL-002 a signed-out visitor signs in and returns to exactly the address requested', async () => {
  const ann = await newcomer(product.server)
  const page = await visit(product)
  await page.goto('/dashboard?week=2&view=a%20b#notes')
  await page.waitForURL('**/auth?*')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard?week=2&view=a%20b#notes')
  await signIn(page, ann.email)
  await arriveAt(page, '/dashboard?week=2&view=a%20b#notes')
  await welcome(page).waitFor()
})

test("the dashboard has the application's sidebar and header", async () => {
  const page = await visitAs(product)
  const session = page.waitForResponse('**/rpc/auth/session')
  await page.goto('/dashboard')
  await welcome(page).waitFor()
  const { user } = (await (await session).json()).json
  // proves API-007
  expect(user).toMatchObject({
    id: page.person.id,
    email: page.person.email,
    userMetadata: { display_name: null },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(user).toHaveProperty('last_sign_in_at')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  // proves SHELL-011
  await sidebar.getByText('Smart People, Smarter Tools').waitFor()
  await page.getByRole('banner').getByText('Dashboard').waitFor()
  await eventually(() => sidebar.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
})

test('every link in sidebar, menu and commands opens a page', async () => {
  const person = await admin(product.server)
  const page = await visitAs(product, person)
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await links.first().waitFor()
  // proves SHELL-008
  await links.getByText(person.email).waitFor()
  const names = (await links.allTextContents()).map((name) => name.replace(person.email, ''))
  const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(places).toContain('/dashboard')
  // proves SHELL-007
  const account = page
    .getByRole('navigation', { name: 'Pages' })
    .locator('div', { hasText: /^Account/ })
    .getByRole('link')
  const leadsTo = () => account.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await eventually(leadsTo).toEqual(['/user', '/settings'])
  for (const place of places) expect((await page.request.get(place)).status(), place).toBe(200)

  const commands = (await openCommands(page)).getByRole('group', { name: 'Pages' }).getByRole('option')
  await commands.first().waitFor()
  await eventually(() => commands.allTextContents()).toEqual(names)
})

test.each([false, true])('the user menu shows who is signed in (admin: %s)', async (isAdmin) => {
  const person = isAdmin ? await admin(product.server) : await newcomer(product.server)
  const page = await visitAs(product, person)
  await page.goto('/dashboard')
  const menu = await openUserMenu(page)
  // proves SHELL-014
  await menu.getByText(person.email).waitFor()
  // proves SHELL-015
  await eventually(() => menu.getByText('Admin access for administrator').count()).toBe(isAdmin ? 1 : 0)
  // proves SHELL-016
  await eventually(() => menu.getByRole('menuitem').allTextContents()).toEqual(['User Profile', 'Settings', 'Sign out'])
  // proves SHELL-018
  await eventually(() => menu.getByRole('menuitemradio').allTextContents()).toEqual(['Light', 'Dark', 'System'])
  // proves API-019
  const answer = await page.request.post('/functions/v1/is_admin', { data: { _user_id: person.id } })
  expect(await answer.json()).toBe(isAdmin)
})

test('the theme follows the system until somebody chooses one, and the choice stays', async () => {
  const page = await visitAs(product)
  await page.goto('/dashboard')
  await welcome(page).waitFor()
  // proves SHELL-021
  await eventually(async () => [await storedTheme(page), await isDark(page)]).toEqual([null, false])
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await eventually(() => isDark(page)).toBe(false)

  const menu = await openUserMenu(page)
  const choice = (name: string) => menu.getByRole('menuitemradio', { name })
  await eventually(() => choice('System').getAttribute('aria-checked')).toBe('true')
  await choice('Dark').click()
  // proves SHELL-018 SHELL-020
  await eventually(async () => [await storedTheme(page), await isDark(page)]).toEqual(['dark', true])
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.reload()
  await welcome(page).waitFor()
  // proves SHELL-019
  await eventually(() => isDark(page)).toBe(true)
  await eventually(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper)
  const later = await visit(product, { storage: await page.context().storageState() })
  await later.goto('/')
  await eventually(async () => [await storedTheme(later), await isDark(later)]).toEqual(['dark', true])

  const again = (await openUserMenu(page)).getByRole('menuitemradio', { name: 'System' })
  await again.click()
  // proves SHELL-018 SHELL-021
  await eventually(async () => [await storedTheme(page), await isDark(page)]).toEqual(['system', false])
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => isDark(page)).toBe(true)
})

test('the shell works with the keyboard alone', async () => {
  const page = await visitAs(product)
  await page.goto('/dashboard')
  await welcome(page).waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await eventually(() =>
    skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().width > 50),
  ).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => focusedId(page)).toBe('main')

  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await help.waitFor()
  for (const action of ['Go to a page or give a command', 'Open or collapse the sidebar', 'Move to the notifications'])
    await help.getByText(action).waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await eventually(() => focusedId(page)).toBe('main')

  const palette = await openCommands(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'detached' })
  await eventually(() => isDark(page)).toBe(true)
  await eventually(() => focusedId(page)).toBe('main')

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
  await eventually(() => focusedId(page)).toBe('main')

  await openCommands(page)
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await arriveAt(page, '/auth')
})

test('STATIC-002 an unknown address shows the 404 page with a link home', async () => {
  const page = await visit(product)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  // proves STATIC-003
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await arriveAt(page, '/')
})

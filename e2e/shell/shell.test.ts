import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from '#e2e/browser.ts'
import { DAY } from '#e2e/days.ts'
import { eventually, hasKeyboard, openUserMenu } from '#e2e/steps.ts'

const product = openProduct()
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('mjto-theme'))
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Pages' })
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Open sidebar' })
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width

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

test('the first stop of the keyboard leads to the content; the sidebar collapses for a week, and under 768 px it slides in', async () => {
  const page = await visitAs(product)
  await page.goto('/dashboard')
  await welcome(page).waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await eventually(() => hasKeyboard(skip)).toBe(true)
  await eventually(async () => (await skip.boundingBox())?.width).toBeGreaterThan(50)
  await page.keyboard.press('Enter')
  await eventually(() => hasKeyboard(page.getByRole('main'))).toBe(true)

  // proves SHELL-025
  await eventually(() => widthOf(page)).toBe(16 * 16)
  await page.keyboard.press('Control+b')
  // proves SHELL-025
  await eventually(() => widthOf(page)).toBe(3 * 16)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
  // proves SHELL-022
  expect(Math.abs((cookie?.expires ?? 0) * 1000 - (Date.now() + 7 * DAY))).toBeLessThan(60_000)
  await page.reload()
  await welcome(page).waitFor()
  // proves SHELL-022
  await eventually(() => widthOf(page)).toBe(3 * 16)

  await page.setViewportSize({ width: 768, height: 900 })
  await eventually(async () => [await sidebar(page).isVisible(), await menuButton(page).isVisible()]).toEqual([true, false])
  await page.setViewportSize({ width: 767, height: 900 })
  // proves SHELL-024
  await eventually(async () => [await sidebar(page).isVisible(), await menuButton(page).isVisible()]).toEqual([false, true])
  await menuButton(page).click()
  await panel(page).waitFor()
  // proves SHELL-025
  await eventually(() => panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 18 * 16, height: 900 })
  // proves SHELL-011
  await panel(page).getByText('Smart People, Smarter Tools').waitFor()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(() => hasKeyboard(menuButton(page))).toBe(true)
  await page.keyboard.press('Control+b')
  await panel(page).getByRole('link', { name: 'Dashboard' }).click()
  await panel(page).waitFor({ state: 'detached' })
  await menuButton(page).click()
  await panel(page).waitFor()
  await page.setViewportSize({ width: 768, height: 900 })
  // proves SHELL-024
  await panel(page).waitFor({ state: 'detached' })
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Pages' })
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Open sidebar' })
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width
const DAY = 24 * 60 * 60

async function openDashboard(options?: Parameters<typeof visitAs>[2]) {
  const page = await visitAs(product, undefined, options)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  return page
}

test('the sidebar collapses and opens again by button and key, and stays so for a week', async () => {
  const page = await openDashboard()
  // proves SHELL-025
  await eventually(() => widthOf(page)).toBe(16 * 16)
  await page.keyboard.press('Control+b')
  // proves SHELL-023 SHELL-025
  await eventually(() => widthOf(page)).toBe(3 * 16)
  await page.keyboard.press('Meta+b')
  // proves SHELL-023
  await eventually(() => widthOf(page)).toBe(16 * 16)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await eventually(() => widthOf(page)).toBe(3 * 16)

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
  // proves SHELL-022
  expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + 7 * DAY))).toBeLessThan(60)
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  // proves SHELL-022
  await eventually(() => widthOf(page)).toBe(3 * 16)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).waitFor()
  await sidebar(page).getByRole('button', { name: 'Open sidebar' }).click()
  await eventually(() => widthOf(page)).toBe(16 * 16)
})

test('SHELL-024 under 768 px the sidebar slides in and goes away again', async () => {
  const page = await openDashboard({ narrow: true })
  await page.setViewportSize({ width: 768, height: 900 })
  await eventually(async () => [await sidebar(page).isVisible(), await menuButton(page).isVisible()]).toEqual([true, false])
  await page.setViewportSize({ width: 767, height: 900 })
  await eventually(async () => [await sidebar(page).isVisible(), await menuButton(page).isVisible()]).toEqual([false, true])

  await menuButton(page).click()
  await panel(page).waitFor()
  // proves SHELL-025
  await eventually(() => panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 18 * 16, height: 900 })
  // proves SHELL-011
  await panel(page).getByText('Smart People, Smarter Tools').waitFor()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(() => menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true)

  await page.keyboard.press('Control+b')
  await panel(page).waitFor()
  await panel(page).getByRole('link', { name: 'Dashboard' }).click()
  await panel(page).waitFor({ state: 'detached' })

  await menuButton(page).click()
  await panel(page).waitFor()
  await page.setViewportSize({ width: 768, height: 900 })
  // proves SHELL-024
  await panel(page).waitFor({ state: 'detached' })
})

test('SHELL-031 a tooltip takes 700 ms, the next one within 300 ms none', async () => {
  const page = await visitAs(product)
  await page.clock.install()
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await page.keyboard.press('Control+b')
  const button = sidebar(page).getByRole('button', { name: 'Open sidebar' })
  const link = sidebar(page).getByRole('link', { name: 'Dashboard' })
  const tooltip = page.locator('[aria-hidden=true]', { hasText: /^(Dashboard|Open sidebar \(Ctrl\+B\))$/ })
  const shown = () => tooltip.allTextContents()
  const away = () => page.mouse.move(700, 700)
  await button.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)

  await button.hover()
  await page.clock.runFor(699)
  expect(await shown()).toEqual([])
  await page.clock.runFor(1)
  await eventually(shown).toEqual(['Open sidebar (Ctrl+B)'])
  await link.hover()
  await page.clock.runFor(1)
  await eventually(shown).toEqual(['Dashboard'])

  await away()
  await eventually(shown).toEqual([])
  await page.clock.runFor(299)
  await link.hover()
  await page.clock.runFor(1)
  await eventually(shown).toEqual(['Dashboard'])

  await away()
  await page.clock.runFor(301)
  await link.hover()
  await page.clock.runFor(699)
  expect(await shown()).toEqual([])
  await page.clock.runFor(1)
  await eventually(shown).toEqual(['Dashboard'])
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import type { Locator } from '#testing/locator.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { passTime } from '#testing/time.ts'
import { user } from '#testing/user.ts'
import type { Page } from '#testing/visit.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const collapse = (page: Page) => sidebar(page).getByRole('button', { name: 'Collapse sidebar' })
const expand = (page: Page) => sidebar(page).getByRole('button', { name: 'Open sidebar' })

async function openApp() {
  const page = mountPage('/settings?tab=theme')
  onTestFinished(() => {
    delete document.documentElement.dataset.sidebar
    // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
    document.cookie = 'sidebar_state=; path=/; max-age=0'
  })
  await page.getByRole('radio', { name: 'System' }).waitFor()
  await page.getByRole('main').focus()
  return page
}

test('SHELL-023 Ctrl+b and Cmd+b collapse the sidebar and open it again, as its button does', async () => {
  const page = await openApp()
  await collapse(page).waitFor()
  await page.keyboard.press('Control+b')
  await expand(page).waitFor()
  // proves SHELL-022
  await eventually(() => document.cookie).toContain('sidebar_state=collapsed')
  // Icons alone keep their names.
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).waitFor()
  await expectAccessible()
  await page.keyboard.press('Meta+b')
  await collapse(page).waitFor()
  await eventually(() => document.cookie).toContain('sidebar_state=open')
  await collapse(page).click()
  await expand(page).click()
  await collapse(page).waitFor()
})

test('SHELL-031 a tooltip takes 700 ms, the next one within 300 ms none', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const page = await openApp()
  await page.keyboard.press('Control+b')
  await expand(page).waitFor()
  const link = sidebar(page).getByRole('link', { name: 'Dashboard' })
  const tooltip = page.locator('[aria-hidden=true]').filter({ hasText: /^(Dashboard|Open sidebar \(Ctrl\+B\))$/ })
  const shown = () => tooltip.allTextContents()
  const hover = (element: Locator) => user().hover(element.evaluate((node) => node))
  const away = () => hover(page.getByRole('main'))

  await hover(expand(page))
  await passTime(699)
  expect(shown()).toEqual([])
  await passTime(1)
  expect(shown()).toEqual(['Open sidebar (Ctrl+B)'])
  await hover(link)
  await passTime(1)
  expect(shown()).toEqual(['Dashboard'])

  await away()
  await passTime(299)
  expect(shown()).toEqual([])
  await hover(link)
  await passTime(1)
  expect(shown()).toEqual(['Dashboard'])

  await away()
  await passTime(301)
  await hover(link)
  await passTime(699)
  expect(shown()).toEqual([])
  await passTime(1)
  expect(shown()).toEqual(['Dashboard'])
})

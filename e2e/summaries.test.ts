import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { visitMaya } from './shared/maya.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()
test('the summary reads the settings again when the window gets the focus and when another tab has changed them', async () => {
  const page = await visitMaya(product)
  await page.goto('/profile-summary')
  const note = page.getByRole('note', { name: 'Auto-apply settings' })
  await note.getByText('at most 5 applications a day').waitFor()
  const change = (target: Page, figure: number) =>
    target.evaluate((maxApplicationsPerDay) => {
      const copy = JSON.parse(localStorage.getItem('autoApplySettings') ?? '{}')
      localStorage.setItem('autoApplySettings', JSON.stringify({ ...copy, maxApplicationsPerDay }))
    }, figure)

  await change(page, 6)
  await eventually(() => note.textContent()).toContain('at most 5 applications')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  // proves SUMMARY-007
  await note.getByText('at most 6 applications a day').waitFor()

  const other = await page.context().newPage()
  await other.goto('/')
  await change(other, 9)
  // proves SUMMARY-008
  await note.getByText('at most 9 applications a day').waitFor()
})

test('the details of a profile are printed in dark ink, with addresses in place of links', async () => {
  const page = await visitMaya(product)
  await page.goto(`/profile-details/${page.full}`)
  const sheet = page.getByRole('article')
  await sheet.waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await eventually(() => page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false)
  await eventually(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await sheet.locator('header').getByText('linkedin.com/in/maya').waitFor()
  const ink = await sheet.evaluate((node) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(node).color)?.[1] ?? 1))
  expect(ink).toBeLessThan(0.4)
})

import type { Locator, Page } from 'playwright-core'
import { test } from 'vitest'
import { openProduct } from '#e2e/browser.ts'
import { openEditor, saveBar, saveTab } from '#e2e/profiles.ts'
import { eventually } from '#e2e/steps.ts'
import { toasts } from '#e2e/toasts.ts'

const product = openProduct()
const seen = (page: Page) => toasts(page).evaluateAll(countSeen)
const countSeen = (all: Element[]) => all.filter((toast) => getComputedStyle(toast).opacity !== '0').length
const boxOf = async (toast: Locator) => (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('toasts are three at most, 356 px wide and 14 px apart, at the bottom right or above the bar at the lower edge', async () => {
  const skills = ['Calm', 'Humour', 'Listening', 'Patience']
  const { page } = await openEditor(product, { full_name: 'Maya', soft_skills: skills }, 'Skills')
  for (const skill of skills) {
    await page.getByRole('button', { name: `Remove ${skill}` }).click()
    // Toasts stay while they have the focus.
    await toasts(page, 'Removed', skill).waitFor({ state: 'attached' })
    await page.keyboard.press('Alt+t')
  }
  // proves SHELL-027
  await eventually(() => seen(page)).toBe(3)
  // proves SHELL-030
  await eventually(() => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'))).toMatch(
    /^Notifications/,
  )
  await eventually(() => toasts(page).first().getAttribute('data-expanded')).toBe('true')
  // proves SHELL-029
  await eventually(async () => {
    const [front, next] = [await boxOf(toasts(page).nth(0)), await boxOf(toasts(page).nth(1))]
    return [Math.round(front.y - (next.y + next.height)), front.width, next.width]
  }).toEqual([14, 356, 356])
  const bar = await boxOf(saveBar(page))
  await eventually(async () => {
    const { y, height } = await boxOf(toasts(page).first())
    return y + height
  }).toBeLessThanOrEqual(bar.y)

  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  // proves SHELL-026
  await eventually(async () => {
    const { x, y, width, height } = await boxOf(toasts(page).first())
    const { width: pageWidth, height: pageHeight } = page.viewportSize() ?? { width: 0, height: 0 }
    return Math.max(pageWidth - (x + width), pageHeight - (y + height))
  }).toBeLessThanOrEqual(32)
})

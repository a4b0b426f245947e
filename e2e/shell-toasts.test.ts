import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit } from './shared/browser.ts'
import { openEditor, saveBar } from './shared/profiles.ts'
import { emailField, eventually, openAuth, sendButton } from './shared/steps.ts'
import { seeToast, toasts } from './shared/toasts.ts'

const product = openProduct()

/** Each click on the button then shows one toast: the address is refused. */
async function openPageWithToasts(page: Page) {
  await openAuth(page)
  await emailField(page).fill('ann@example.org')
}

/** The number of toasts after this much more time. */
async function countAfter(page: Page, time: number) {
  await page.clock.runFor(time)
  return toasts(page).count()
}

const seen = (page: Page) => toasts(page).evaluateAll(countSeen)
const countSeen = (all: Element[]) => all.filter((toast) => getComputedStyle(toast).opacity !== '0').length
const boxOf = async (toast: Locator) => (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('a toast stands at the bottom right, 356 px wide, and the same one again is counted in its place', async () => {
  const page = await visit(product)
  await page.clock.install()
  await openPageWithToasts(page)
  // No toast may time out while they are counted.
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendButton(page).click()
  await eventually(() => countAfter(page, 10)).toBe(1)
  const { width: pageWidth, height: pageHeight } = page.viewportSize() ?? { width: 0, height: 0 }
  const only = await boxOf(toasts(page))
  // proves SHELL-026
  expect(pageWidth - (only.x + only.width)).toBeLessThanOrEqual(32)
  expect(pageHeight - (only.y + only.height)).toBeLessThanOrEqual(32)
  // proves SHELL-029
  expect(only.width).toBe(356)

  await sendButton(page).click()
  await eventually(() => countAfter(page, 1).then(() => toasts(page).locator('[data-title]').allTextContents())).toEqual([
    'Gmail Required (2)',
  ])
})

test('different toasts are three at most, 14 px apart, and stand above the bar at the lower edge', async () => {
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
})

test('SHELL-028 a toast is gone after 4 seconds', async () => {
  const page = await visit(product)
  await page.clock.install()
  await openPageWithToasts(page)
  // The first toast loads the code that draws them.
  await sendButton(page).click()
  await seeToast(page, 'Gmail Required', '')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(1000)
  await toasts(page).waitFor({ state: 'detached' })
  await sendButton(page).click()
  let passed = 0
  await eventually(async () => {
    await page.clock.runFor(1)
    passed++
    return seen(page)
  }).toBe(1)
  await page.mouse.move(10, 10)
  await page.clock.runFor(3900 - passed)
  expect(await seen(page)).toBe(1)
  await page.clock.runFor(100 + passed)
  await eventually(() => seen(page)).toBe(0)
})

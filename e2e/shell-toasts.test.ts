import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit } from './shared/browser.ts'
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

test('toasts stand at the bottom right, three at most, 356 px wide and 14 px apart', async () => {
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

  for (let count = 2; count <= 4; count++) {
    await sendButton(page).click()
    await eventually(() => countAfter(page, 1)).toBe(count)
  }
  // proves SHELL-027
  await eventually(() => seen(page)).toBe(3)

  // Toasts stay while they have the focus.
  await page.keyboard.press('Alt+t')
  await page.clock.resume()
  // proves SHELL-030
  await eventually(() => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'))).toMatch(
    /^Notifications/,
  )
  await eventually(() => toasts(page).first().getAttribute('data-expanded')).toBe('true')
  const [front, next] = [await boxOf(toasts(page).nth(0)), await boxOf(toasts(page).nth(1))]
  // proves SHELL-029
  expect(front.y - (next.y + next.height)).toBeCloseTo(14, 0)
  expect([front.width, next.width]).toEqual([356, 356])
  // proves SHELL-027
  expect(await seen(page)).toBe(3)
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

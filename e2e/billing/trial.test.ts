import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withTrial } from '#e2e/billing.ts'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { DAY } from '#e2e/days.ts'

const product = openProduct()
const banner = (page: Page) => page.getByRole('region', { name: 'Your trial' })
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' })

test('the banner is part of the first paint, so the layout does not shift; a failed call does not block the app', async () => {
  const ann = await withTrial(product, await newcomer(product.server), DAY)
  const page = await visitAs(product, ann)
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as never as { moved: number }).moved += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/rpc/billing/planInfo', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  // The first visit loads the fonts; their layout shift is not measured here.
  for (const _visit of ['first', 'second']) {
    await page.goto('/dashboard')
    await welcome(page).waitFor()
    await banner(page).waitFor()
    await page.evaluate(() => document.fonts.ready)
  }
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (globalThis as never as { moved: number }).moved)).toBeLessThan(0.02)

  await page.unrouteAll()
  await page.route('**/rpc/billing/planInfo', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await welcome(page).waitFor()
  expect(await banner(page).count()).toBe(0)
})

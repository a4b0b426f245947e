import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from '#e2e/browser.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
const activeWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? '')

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('SHELL-034 the service worker is registered, and after a visit public pages open without a network', async () => {
  const page = await visit(product, { serviceWorker: true })
  await page.goto('/help')
  await eventually(() => activeWorker(page)).toMatch(/\/sw\.js$/)
  // The worker keeps pages that it has handed out itself.
  await page.reload()
  await eventually(() => keptPaths(page)).toContain('/help')
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'How can we help?' }).waitFor()
  for (const place of ['/about', '/dashboard']) {
    await page.goto(place)
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  }
})

test('after a visit the application opens without a network, and nothing of a person is kept for that', async () => {
  const page = await visitAs(product, undefined, { serviceWorker: true })
  await page.goto('/dashboard')
  await eventually(() => keptPaths(page)).toContain('/dashboard')
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  const kept = await keptPaths(page)
  expect(kept.filter((path) => !/^\/(assets\/|dashboard$|offline$|[\w-]+\.(svg|png|webmanifest)$)/.test(path))).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: /Retry|Try again/ }).waitFor()
})

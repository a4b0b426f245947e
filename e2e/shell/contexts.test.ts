import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '#e2e/browser.ts'
import { leaveContext, openContext } from '#e2e/contexts.ts'

const product = openProduct()
const open = () =>
  openContext(product.browser, { baseURL: product.server.settings.PUBLIC_URL, serviceWorkers: 'block' }, async () => {})
const leave = (page: Page) => leaveContext(page.context(), true)

/** A string, because it is the page's. */
const STORE = `(async () => {
  localStorage.name = sessionStorage.name = document.cookie = 'left=behind'
  await caches.open('left')
  await new Promise((resolve) => { indexedDB.open('left').onsuccess = resolve })
})()`
const STORED = `(async () => [localStorage.length, sessionStorage.length, document.cookie, (await caches.keys()).length, (await indexedDB.databases()).length,
  (await navigator.permissions.query({ name: 'clipboard-read' })).state, document.title])()`

test('a browser context that is used again is empty, never used twice at once, and closed when something in it cannot be removed', async () => {
  const first = await open()
  await first.context().grantPermissions(['clipboard-read'])
  await first.context().route('**/auth', (route) => route.fulfill({ contentType: 'text/html', body: '<title>left</title>' }))
  await first.goto('/about')
  await first.evaluate(STORE)
  await first
    .context()
    .waitForEvent('page', { timeout: 1 })
    .catch(() => undefined)
  const beside = await open()
  expect(beside.context()).not.toBe(first.context())
  await leave(first)
  const next = await open()
  expect(next.context()).toBe(first.context())
  expect(next.context().pages()).toEqual([next])
  await next.goto('/about')
  await beside.goto('/about')
  const stored = await next.evaluate(STORED)
  expect(stored).toEqual(await beside.evaluate(STORED))
  expect(stored).toEqual([0, 0, '', 0, 0, expect.not.stringMatching('granted'), expect.stringContaining('About')])
  await next.goto('/auth')
  expect(await next.title()).not.toBe('left')
  await leave(beside)

  const spend: ((page: Page) => unknown)[] = [
    (page) => page.clock.install(),
    (page) => page.context().addInitScript('1'),
    (page) => page.context().exposeFunction('left', () => {}),
    (page) => page.context().setExtraHTTPHeaders({ left: 'behind' }),
    (page) => page.context().setOffline(true),
    (page) => page.context().setGeolocation({ latitude: 1, longitude: 1 }),
    (page) => page.context().on('page', () => {}),
  ]
  let page = next
  for (const [at, work] of spend.entries()) {
    const { length } = product.browser.contexts()
    await work(page)
    await leave(page)
    expect([at, product.browser.contexts().length]).toEqual([at, length - 1])
    page = await open()
  }
  await page.context().close()
})

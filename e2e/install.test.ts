import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()
const button = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Install/ })
    .first()

test('LANDING-020 where the browser offers to install, the button opens its prompt', async () => {
  const page = await visit(product)
  await page.goto('/')
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void document.documentElement.setAttribute('data-prompted', ''),
    })
    dispatchEvent(offer)
  })
  await button(page).click()
  await page.locator('html[data-prompted]').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await eventually(() => button(page).textContent()).toBe('Installed')
})

test('LANDING-021 elsewhere it shows how to do it in this browser', async () => {
  const page = await visit(product)
  await page.goto('/')
  await button(page).click()
  await page.getByText('Install page as app').first().waitFor()
  await eventually(() => page.getByText('Add to Dock').first().isHidden()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByText('Install page as app').first().waitFor({ state: 'hidden' })
})

test('LANDING-022 in the installed app it says so', async () => {
  const page = await visit(product)
  await page.addInitScript(() => {
    const real = matchMedia.bind(window)
    window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query)
  })
  await page.goto('/')
  await eventually(() => button(page).textContent()).toBe('Installed')
})

test('LANDING-023 the hint about private windows comes after 2 s and not earlier', async () => {
  const page = await visit(product)
  await page.clock.install()
  await page.goto('/')
  const hint = page.getByRole('banner').getByText('In an incognito or private window').first()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.reload()
  await page.clock.runFor(1_900)
  await eventually(() => hint.isHidden()).toBe(true)
  await page.clock.runFor(200)
  await hint.waitFor()
})

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

test('SHELL-035 without /sw.js everything works, and nothing is shown', async () => {
  const page = await visitAs(product, undefined, { serviceWorker: true })
  await page.context().route('**/sw.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await eventually(() => page.getByRole('alert').count()).toBe(0)
})

test('SHELL-036 the manifest names icons that are there', async () => {
  const page = await visit(product)
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'JobApply AI', display: 'standalone', start_url: '/dashboard' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
})

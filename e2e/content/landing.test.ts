import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit } from '#e2e/browser.ts'
import { arriveAt, eventually } from '#e2e/steps.ts'

const product = openProduct()
const KIB = 1024
/** The goals are stated in gzip; browsers get brotli, which is smaller. */
const gzipBytes = async (address: string) => {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}
const read = (path: string) => fetch(new URL(path, product.server.settings.PUBLIC_URL), { redirect: 'manual' })

test('LANDING-001 LANDING-002 LANDING-003 strangers get the landing page at /, and /landing leads there', async () => {
  const [landing, old] = [await read('/'), await read('/landing')]
  const html = await landing.text()
  expect([landing.status, old.status, old.headers.get('location')]).toEqual([200, 308, '/'])
  expect(html).toMatch(/<title>JobApply AI\b/)
  // proves LANDING-018
  expect(html).toContain('Start with a 4-day free trial, no card required.')
  expect(await (await read('/auth')).text()).toMatch(/<title>[^<]*JobApply AI/)
})

test('LANDING-009 the theme toggle works at once and without React; the scripts of / and /auth are small', async () => {
  const page = await visit(product, { fresh: true })
  // Where requests are routed the browser keeps nothing: each page shows all that it needs.
  await page.route('**/*.js', (route) => route.continue())
  // Of the document that is shown: on its way to another one a slow page may still load its own.
  let scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) scripts = []
  })
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const bytes = async () => (await Promise.all(scripts.map(gzipBytes))).reduce((sum, size) => sum + size, 0)
  await page.goto('/')
  // Before the page is loaded the network may rest for as long as a busy machine likes.
  await page.waitForLoadState('networkidle')
  expect(await bytes()).toBeGreaterThan(0)
  expect(await bytes()).toBeLessThan(20 * KIB)
  expect(scripts.filter((name) => /react|router/.test(name))).toEqual([])
  const theme = () =>
    page.evaluate(() => [document.documentElement.classList.contains('dark'), localStorage.getItem('mjto-theme')])
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Change theme' })
  expect(await theme()).toEqual([false, null])
  await toggle.click()
  expect(await theme()).toEqual([true, 'dark'])
  await page.reload()
  expect(await theme()).toEqual([true, 'dark'])
  await toggle.click()
  expect(await theme()).toEqual([false, 'light'])

  // A verification link that nobody knows says what to do.
  await page.goto('/about')
  await page.goto('/#verify=old')
  await arriveAt(page, '/auth')
  await page.getByRole('alert').getByText('This link is no longer valid. Sign in to get a new one.').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await bytes()).toBeGreaterThan(20 * KIB)
  expect(await bytes()).toBeLessThan(100 * KIB)
})

/** The fonts that are asked for, as they are. */
const watchFonts = (page: Page) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.add(new URL(request.url()).pathname.replace(/^.*\/|-latin.*$/g, ''))
  })
  return () => [...asked].sort()
}
const OURS = ['instrument-sans', 'newsreader']

test('the text is shown before its fonts are asked for, which then come together, and stay for the next page', async () => {
  const page = await visit(product, { fresh: true })
  const asked = watchFonts(page)
  await page.addInitScript(() => {
    const add = document.fonts.add.bind(document.fonts)
    const [paints, loads] = [performance.getEntriesByName.bind(performance, 'first-contentful-paint'), FontFace.prototype.load]
    FontFace.prototype.load = function () {
      if (paints().length === 0) document.title = 'asked before the first paint'
      return loads.call(this)
    }
    document.fonts.add = (face) => {
      if (/^U\+0-/i.test(face.unicodeRange) && face.weight !== '600' && face.status !== 'loaded') document.title = 'came alone'
      return add(face)
    }
  })
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const drawnWith = async (selector: string) => {
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return [...new Set(fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `the system's ${familyName}`)))]
  }
  await eventually(() => drawnWith('h1')).toEqual([expect.stringMatching(/^Newsreader/)])
  await eventually(() => drawnWith('h1 + p')).toEqual([expect.stringMatching(/^Instrument Sans/)])
  expect(asked()).toEqual(OURS)
  expect(await page.title()).toMatch(/^JobApply AI/)

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await arriveAt(page, '/about')
  await eventually(() => page.evaluate(() => document.querySelector<HTMLStyleElement>('style[media]')?.media)).toBe('all')
})

test('every page has the security headers and allows scripts only by their hashes', async () => {
  const { fetch: open } = await newcomer(product.server)
  for (const place of ['/', '/auth', '/dashboard', '/auto-apply', '/no-such-page', '/dev/mailbox']) {
    const headers = Object.fromEntries((await open(place)).headers)
    expect(headers, place).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    // A public page is painted sooner without it.
    expect(headers['cross-origin-opener-policy'], place).toBe(place === '/' ? undefined : 'same-origin')
    const policy = headers['content-security-policy'] ?? ''
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy, place).toContain(part)
    expect(policy.split('; ').find((part) => part.startsWith('script-src')) ?? '', place).not.toMatch(/unsafe|http|\*/)
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('SHELL-036 the manifest names icons that are there', async () => {
  const address = /<link rel="manifest" href="([^"]+)"/.exec(await (await read('/')).text())?.[1]
  const manifest = await (await read(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'JobApply AI', display: 'standalone', start_url: '/dashboard' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src, type } of manifest.icons) {
    const icon = await read(src)
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
  }
})

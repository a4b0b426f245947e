import { mailsTo, newcomer, newEmail, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { arriveAt, emailField, eventually, openAuth } from './shared/steps.ts'

const product = openProduct()
const header = (page: Page) => page.getByRole('banner')
const KIB = 1024
/** The goals are stated in gzip; browsers get brotli, which is smaller. */
const gzipBytes = async (address: string) => {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}

test('LANDING-002 the landing page opens while signed out and links to sign-in and sign-up', async () => {
  const page = await visit(product)
  const answer = await page.goto('/')
  expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null])
  expect(new URL(page.url()).pathname).toBe('/')
  // proves LANDING-018
  await page.getByText('Start with a 4-day free trial, no card required.').waitFor()

  await header(page).getByRole('link', { name: 'Sign In' }).click()
  // proves LANDING-007
  await arriveAt(page, '/auth')
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Sign In')
  await page.goBack()
  await header(page).getByRole('link', { name: 'Get Started' }).click()
  // proves LANDING-008
  await arriveAt(page, '/auth?tab=sign-up')
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Sign Up')
})

test('LANDING-001 landing page, title, messages and mails call the product JobApply AI', async () => {
  const page = await visit(product)
  await page.goto('/')
  expect(await page.title()).toMatch(/^JobApply AI\b/)
  await eventually(() => header(page).textContent()).toContain('JobApply AI')
  await openAuth(page, 'Sign Up')
  expect(await page.title()).toContain('JobApply AI')
  await emailField(page).fill('ann@example.org')
  await page.getByText('Please use a Gmail account to access JobApply AI').first().waitFor()
  const email = newEmail()
  await newcomer(product.server, { email })
  const { auth } = openBrowser(product.server).call
  await auth.signUp({ email, password: PASSWORD })
  await auth.requestReset({ email })
  for (const { subject, text, html, from } of await mailsTo(product.server, email, 2))
    for (const part of [from, text, html]) expect(part, subject).toContain('JobApply AI')
})

test('LANDING-009 the theme toggle works at once and without React', async () => {
  const page = await visit(product)
  await page.goto('/')
  const theme = () =>
    page.evaluate(() => [document.documentElement.classList.contains('dark'), localStorage.getItem('mjto-theme')])
  const toggle = header(page).getByRole('button', { name: 'Change theme' })
  expect(await theme()).toEqual([false, null])
  await toggle.click()
  expect(await theme()).toEqual([true, 'dark'])
  await page.reload()
  expect(await theme()).toEqual([true, 'dark'])
  await toggle.click()
  expect(await theme()).toEqual([false, 'light'])
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter((name) => /react|router/.test(name))).toEqual([])
})

test.each([
  ['/', 20],
  ['/auth', 100],
  ['/dashboard', 150],
])('%s needs less than %i KiB of script, compressed with gzip', async (place, limit) => {
  const page = place === '/dashboard' ? await visitAs(product, undefined, { fresh: true }) : await visit(product, { fresh: true })
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(gzipBytes(request.url()))
  })
  await page.goto(place, { waitUntil: 'networkidle' })
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(limit * KIB)
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

test('without scripts the landing page is readable and its links work', async () => {
  const page = await visit(product, { scripts: false, fresh: true })
  const asked = watchFonts(page)
  await page.goto('/')
  await eventually(asked).toEqual(OURS)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('status').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Start your 4-day trial' }).first().click()
  await arriveAt(page, '/auth?tab=sign-up')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('every page has the security headers and allows scripts only by their hashes', async () => {
  const page = await visitAs(product)
  for (const place of ['/', '/auth', '/dashboard', '/auto-apply', '/no-such-page', '/dev/mailbox']) {
    const answer = await page.request.get(place)
    expect(answer.headers(), place).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    // A public page is painted sooner without it.
    expect(answer.headers()['cross-origin-opener-policy'], place).toBe(place === '/' ? undefined : 'same-origin')
    const policy = answer.headers()['content-security-policy'] ?? ''
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy, place).toContain(part)
    expect(policy.split('; ').find((part) => part.startsWith('script-src')) ?? '', place).not.toMatch(/unsafe|http|\*/)
    expect(answer.headers()).not.toHaveProperty('x-powered-by')
  }
})

test('LANDING-003 /landing redirects to the landing page', async () => {
  const page = await visit(product)
  const answer = await page.goto('/landing')
  await arriveAt(page, '/')
  expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(308)
})

test('a verification link that nobody knows says what to do', async () => {
  const page = await visit(product)
  await page.goto('/#verify=old')
  await arriveAt(page, '/auth')
  await page.getByRole('alert').getByText('This link is no longer valid. Sign in to get a new one.').waitFor()
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Sign In')
})

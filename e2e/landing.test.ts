import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { arriveAt, eventually, openAuth } from './shared/steps.ts'

const product = openProduct()
const header = (page: Page) => page.getByRole('banner')
const KIB = 1024

test('LANDING-002 the front page opens for everybody and shows the way in', async () => {
  const page = await visit(product)
  const answer = await page.goto('/')
  expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null])
  expect(new URL(page.url()).pathname).toBe('/')
  // proves LANDING-001
  expect(await page.title()).toContain('JobApply AI')

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
])('%s needs less than %i KiB of script', async (place, limit) => {
  const page = place === '/dashboard' ? await visitAs(product) : await visit(product)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(place, { waitUntil: 'networkidle' })
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(limit * KIB)
})

test('without scripts the front page can be read and its links lead on', async () => {
  const page = await visit(product, { scripts: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('status').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  await arriveAt(page, '/auth?tab=sign-up')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('every page carries the security headers, and scripts only by their hashes', async () => {
  const page = await visitAs(product)
  for (const place of ['/', '/auth', '/dashboard', '/auto-apply', '/no-such-page', '/dev/mailbox']) {
    const answer = await page.request.get(place)
    expect(answer.headers(), place).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    const policy = answer.headers()['content-security-policy'] ?? ''
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy, place).toContain(part)
    expect(policy.split('; ').find((part) => part.startsWith('script-src')) ?? '', place).not.toMatch(/unsafe|http|\*/)
    expect(answer.headers()).not.toHaveProperty('x-powered-by')
  }
})

test('LANDING-003 /landing leads to the front page', async () => {
  const page = await visit(product)
  const answer = await page.goto('/landing')
  await arriveAt(page, '/')
  expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(308)
})

test('a link that was opened too late says what to do', async () => {
  const page = await visit(product)
  await page.goto('/verify?token=old')
  await arriveAt(page, '/?verified=no')
  const banner = page.getByRole('status').filter({ hasText: 'This link is no longer valid. Sign in to get a new one.' })
  await banner.getByRole('link', { name: 'Sign In' }).click()
  await openAuth(page)
})

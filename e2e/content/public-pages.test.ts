import { newEmail } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { openProduct, visit } from '#e2e/browser.ts'
import { cardOf, names } from '#e2e/plans.ts'
import { arriveAt, eventually } from '#e2e/steps.ts'

const product = openProduct()
const read = (path: string) => fetch(new URL(path, product.server.settings.PUBLIC_URL), { redirect: 'manual' })

const STATIC =
  '/about /careers /blog /help /documentation /resume-tips /interview-guide /career-advice /privacy-policy /terms-of-service /cookie-policy /gdpr /security'.split(
    ' ',
  )

test('STATIC-001 the static pages are sent while signed out, each whole, with one heading and its own head', async () => {
  const titles = new Set<string | undefined>()
  for (const path of STATIC) {
    const answer = await read(path)
    const html = await answer.text()
    const first = (pattern: RegExp) => pattern.exec(html)?.[1]
    expect([path, answer.status, html.match(/<h1\b/g)?.length]).toEqual([path, 200, 1])
    titles.add(first(/<title>([^<]+)</))
    const address = product.server.settings.PUBLIC_URL + path
    expect(first(/<link rel="canonical" href="([^"]+)"/)).toBe(address)
    expect(first(/<meta property="og:url" content="([^"]+)"/)).toBe(address)
    expect(first(/<meta name="description" content="([^"]+)"/)?.length, path).toBeGreaterThan(40)
  }
  expect(titles.size).toBe(STATIC.length)
})

test('STATIC-002 STATIC-045 an unknown address and an unknown article are not found; each article has an address', async () => {
  for (const path of ['/no-such-page', '/blog/no-such-article', '/documentation/no-such-guide']) {
    const answer = await read(path)
    expect([path, answer.status, (await answer.text()).includes('Oops! Page not found')]).toEqual([path, 404, true])
  }
  const article = await read('/blog/read-a-posting-in-two-minutes')
  expect([article.status, (await article.text()).includes('The four sentences')]).toEqual([200, true])
  const category = await (await read('/blog/category/remote-work')).text()
  // proves STATIC-012
  expect([
    category.split('data-article').length - 1,
    (await (await read('/blog')).text()).split('data-article').length - 1,
  ]).toEqual([1, 6])
})

test('without scripts pages are readable, their links work, and a form is posted', async () => {
  const page = await visit(product, { scripts: false })
  const fonts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/^.*\/|-latin.*$/g, ''))
  })
  await page.goto('/')
  await eventually(() => [...fonts].sort()).toEqual(['instrument-sans', 'newsreader'])
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('status').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Start your 4-day trial' }).first().click()
  await arriveAt(page, '/auth?tab=sign-up')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.goto('/pricing')
  expect(await names(page)).toEqual(['Starter', 'Professional', 'Premium'])
  await cardOf(page, 'Professional').getByRole('button', { name: 'Get Started' }).click()
  await arriveAt(page, '/auth?next=%2Fpricing')

  await page.goto('/careers')
  const card = page.locator('[data-position]').filter({ hasText: 'Product Designer' })
  await card.getByText('Apply Now').click()
  await card.getByLabel('Name').fill('Ann')
  await card.getByLabel('Email').fill(newEmail('applicant'))
  await card.getByLabel('Why you').fill('I draw calm screens.')
  await card.getByRole('button', { name: 'Send application' }).click()
  await page.getByRole('heading', { name: 'Application sent' }).waitFor()
})

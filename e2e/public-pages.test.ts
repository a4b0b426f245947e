import { allMailsTo, newEmail } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOwnProduct, visit } from './shared/browser.ts'
import { arriveAt, eventually, focusedField } from './shared/steps.ts'

const SUPPORT = newEmail('support')
const product = openOwnProduct({ SUPPORT_EMAIL: SUPPORT, SUPPORT_CHAT_URL: 'https://chat.example.org/now' })

const STATIC =
  '/about /careers /blog /help /documentation /resume-tips /interview-guide /career-advice /privacy-policy /terms-of-service /cookie-policy /gdpr /security'.split(
    ' ',
  )

test('STATIC-001 the static pages open while signed out and without scripts, each with one heading and its own head', async () => {
  const page = await visit(product, { scripts: false })
  const titles = new Set<string>()
  for (const path of STATIC) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    titles.add(await page.title())
    const head = async (selector: string, name: string) => page.locator(selector).getAttribute(name)
    const address = product.server.settings.PUBLIC_URL + path
    await eventually(() => head('link[rel=canonical]', 'href')).toBe(address)
    await eventually(() => head('meta[property="og:url"]', 'content')).toBe(address)
    await eventually(async () => (await head('meta[name=description]', 'content'))?.length ?? 0).toBeGreaterThan(40)
  }
  expect(titles.size).toBe(STATIC.length)
})

test('STATIC-002 STATIC-045 an unknown address and an unknown article are not found', async () => {
  const page = await visit(product)
  for (const path of ['/no-such-page', '/blog/no-such-article', '/documentation/no-such-guide']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await arriveAt(page, '/')
})

test('STATIC-012 STATIC-045 a category shows its articles, All shows every one again, and an article opens', async () => {
  const page = await visit(product)
  await page.goto('/blog')
  const articles = page.locator('[data-article]')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Remote Work' }).click()
  await eventually(() => articles.count()).toBe(1)
  await categories.getByRole('link', { name: 'All', exact: true }).click()
  await eventually(() => articles.count()).toBe(6)
  await page.getByRole('link', { name: 'How to read a job posting in two minutes' }).click()
  await arriveAt(page, '/blog/read-a-posting-in-two-minutes')
  await page.getByRole('heading', { name: 'The four sentences' }).waitFor()
})

const fillContact = async (page: Page, email: string) => {
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill('My receipt')
  await page.getByLabel('Message').fill('Where is it?')
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('STATIC-024 STATIC-025 the contact form refuses a wrong address, then confirms what it has sent', async () => {
  const page = await visit(product)
  await page.goto('/help')
  const email = newEmail('writer')
  await fillContact(page, 'not an address')
  await eventually(() => page.getByLabel('Email').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false)
  await fillContact(page, email)
  await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor()
  await eventually(() => page.getByLabel('Message').inputValue()).toBe('')
  const mails = await allMailsTo(product.server, SUPPORT)
  expect(mails.some(({ text }) => text.includes(email))).toBe(true)
})

test('a server that cannot be reached costs nobody the text', async () => {
  const page = await visit(product)
  await page.goto('/help')
  await page.route('**/forms/contact', (route) => route.abort())
  await fillContact(page, newEmail())
  await page.getByRole('alert').filter({ hasText: 'Your text is still here' }).waitFor()
  await eventually(() => page.getByLabel('Message').inputValue()).toBe('Where is it?')
})

test('STATIC-016 subscribing confirms on the screen; what the server refuses stands below the field', async () => {
  const page = await visit(product)
  await page.goto('/blog')
  const field = page.getByLabel('Your email')
  // The browser's own rule takes it; ours does not.
  await field.fill('ann@localhost')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Please enter a valid email address.').waitFor()
  await eventually(() => focusedField(page)).toBe('email')
  await field.fill(newEmail('reader'))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('status').filter({ hasText: 'Check your inbox' }).waitFor()
})

test('STATIC-010 an application is sent from the position’s own form, which says that it is an example', async () => {
  const page = await visit(product, { scripts: false })
  await page.goto('/careers')
  const card = page.locator('[data-position]').filter({ hasText: 'Product Designer' })
  await card.getByText('Apply Now').click()
  await card.getByText('This position is an example').waitFor()
  const email = newEmail('applicant')
  await card.getByLabel('Name').fill('Ann')
  await card.getByLabel('Email').fill(email)
  await card.getByLabel('Why you').fill('I draw calm screens.')
  await card.getByRole('button', { name: 'Send application' }).click()
  await page.getByRole('heading', { name: 'Application sent' }).waitFor()
  const mails = await allMailsTo(product.server, SUPPORT)
  expect(mails.some(({ subject, text }) => subject === 'Application: Product Designer' && text.includes(email))).toBe(true)
})

test('STATIC-018 the search filters guides and answers', async () => {
  const page = await visit(product)
  await page.goto('/help')
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill('prorated')
  await page.getByText('1 result', { exact: true }).waitFor()
  await page.getByText('Can I change my plan?').waitFor()
  await eventually(() => page.getByRole('link', { name: 'Setup' }).isHidden()).toBe(true)
  await page.getByRole('searchbox').fill('xylophone')
  await page.getByText('No guide or answer mentions this.').waitFor()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: 'Setup' }).waitFor()
})

test('STATIC-018 a guide’s search opens the help page with the words, and a section shows the sentence that holds them', async () => {
  const page = await visit(product)
  await page.goto('/documentation/quick-start')
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill('Recovery codes')
  await page.keyboard.press('Enter')
  await arriveAt(page, '/help?q=Recovery+codes')
  await page.locator('mark', { hasText: 'recovery' }).first().waitFor()
  await page.getByRole('link', { name: 'The account', exact: true }).click()
  await arriveAt(page, '/documentation/security-best-practices#the-account')
})

test('code of the API reference is copied', async () => {
  const page = await visit(product)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/documentation/api-reference#searchJobs')
  const command = page.locator('[data-operation=searchJobs] [data-code]').first()
  await command.getByRole('button', { name: 'Copy' }).click()
  await command.getByText('Copied').waitFor()
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${product.server.settings.PUBLIC_URL}/api/v1/jobs/search`,
  )
})

test('STATIC-022 a category of answers opens and closes', async () => {
  const page = await visit(product)
  await page.goto('/help')
  const answer = page.getByText('With major credit cards and PayPal')
  const category = page.getByText('Account & Billing')
  await category.click()
  await answer.waitFor()
  await category.click()
  await answer.waitFor({ state: 'hidden' })
})

test('STATIC-043 STATIC-044 the chat opens its address; without a number the phone card offers a call-back', async () => {
  const page = await visit(product)
  await page.goto('/help')
  await eventually(() => page.getByRole('link', { name: 'Open Live Chat' }).getAttribute('href')).toBe(
    'https://chat.example.org/now',
  )
  const phone = page.getByRole('listitem').filter({ hasText: 'Phone Support' })
  await eventually(() => phone.textContent()).toBe('Phone SupportMon-Fri 9AM-6PM PSTAsk for a call-back')
  await page.getByRole('link', { name: 'Ask for a call-back' }).click()
  await eventually(() => page.getByLabel('Subject').inputValue()).toBe('Please call me back')

  await page.route('/support-channels', (route) => route.fulfill({ json: { chatUrl: null, phoneNumber: '+1 555 0100' } }))
  await page.goto('/help')
  await eventually(() => phone.getByRole('link', { name: '+1 555 0100' }).getAttribute('href')).toBe('tel:+15550100')
  await eventually(() => page.getByText('Ask for a call-back').count()).toBe(0)
})

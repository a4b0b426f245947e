import { expect, test } from 'vitest'
import GuidePage from '#features/content/guides/documentation-slug-page.tsx'
import { startForms } from '#features/content/send-forms.ts'
import { answerAt } from '#testing/answer-at.ts'
import { eventually } from '#testing/locator.ts'
import { mountPublicPage } from '#testing/mount-public.tsx'
import { recorded } from '#testing/recordings.ts'
import { leaveFor, type Page } from '#testing/visit.ts'
import HelpPage from './help-page.tsx'
import { startHelpSearch } from './help-search.ts'
import { showSupportChannels } from './support-channels.ts'

type Channels = { chatUrl: string | null; phoneNumber: string | null }
const CHANNELS: Channels = { chatUrl: null, phoneNumber: null }
const search = (page: Page) => page.getByRole('searchbox')
const isShown = (page: Page, text: string) => page.getByText(text).isVisible()

test('STATIC-018 the search filters guides and answers, and / comes to it', async () => {
  const page = mountPublicPage('/help', HelpPage, startHelpSearch)
  await page.keyboard.press('/')
  expect(search(page).hasKeyboard()).toBe(true)
  await page.keyboard.type('prorated')
  expect(page.getByText('1 result', { exact: true }).count()).toBe(1)
  expect(isShown(page, 'Can I change my plan?')).toBe(true)
  expect(page.getByRole('link', { name: 'Setup' }).count()).toBe(0)
  await search(page).fill('xylophone')
  expect(isShown(page, 'No guide or answer mentions this.')).toBe(true)
  await search(page).fill('')
  expect(isShown(page, 'No guide or answer mentions this.')).toBe(false)
  expect(page.getByRole('link', { name: 'Setup' }).count()).toBe(1)
})

test('STATIC-018 a guide’s search opens the help page with the words, and a section shows the sentence that holds them', async () => {
  const route = '/documentation/:slug'
  const guide = mountPublicPage('/documentation/quick-start', GuidePage, startHelpSearch, { route })
  await guide.keyboard.press('/')
  expect(search(guide).hasKeyboard()).toBe(true)
  const form = guide.locator('form:has([type=search])')
  expect([form.getAttribute('action'), search(guide).getAttribute('name')]).toEqual(['/help', 'q'])
})

test('STATIC-018 words in the address are searched for, and a section shows the sentence that holds them', async () => {
  const page = mountPublicPage('/help?q=Recovery+codes', HelpPage, startHelpSearch)
  expect(search(page).inputValue()).toBe('Recovery codes')
  await eventually(() => page.locator('mark', { hasText: 'recovery' }).count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'The account', exact: true }).click()
  await leaveFor(page, '/documentation/security-best-practices#the-account')
})

test('STATIC-018 a search leaves no heading without entries, and an empty field brings everything back in its order', async () => {
  const page = mountPublicPage('/help', HelpPage, startHelpSearch)
  const headings = () => page.getByRole('heading', { level: 2 }).allTextContents()
  const before = headings()
  await search(page).fill('refund')
  expect(isShown(page, 'Can I get a refund?')).toBe(true)
  expect(headings()).not.toContain('Popular guides')
  expect(headings()).toContain('Questions and answers')
  await search(page).fill('')
  expect(headings()).toEqual(before)
  const first = page.locator('[data-help-entry] dt').first()
  expect(first.textContent()).toBe('What do I need to begin?')
})

async function fillContact(page: Page, email: string) {
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill('My receipt')
  await page.getByLabel('Message').fill('Where is it?')
  await page.getByRole('button', { name: 'Send Message' }).click()
}
const isSent = (page: Page) => page.getByRole('status').filter({ hasText: 'Message sent' }).isVisible()

test('STATIC-024 STATIC-025 the contact form refuses a wrong address, then confirms what it has sent', async () => {
  const page = mountPublicPage('/help', HelpPage, startForms)
  const posted = answerAt('/forms/contact', { done: true })
  await fillContact(page, 'not an address')
  expect(page.getByLabel('Email').evaluate((field) => (field as HTMLInputElement).validity.valid)).toBe(false)
  expect([posted, isSent(page)]).toEqual([[], false])
  await fillContact(page, 'ann@example.org')
  await eventually(() => isSent(page)).toBe(true)
  expect(posted).toMatchObject([{ name: 'Ann', email: 'ann@example.org', subject: 'My receipt', message: 'Where is it?' }])
  expect(page.getByLabel('Message').inputValue()).toBe('')
})

test('a server that cannot be reached costs nobody the text', async () => {
  const page = mountPublicPage('/help', HelpPage, startForms)
  answerAt('/forms/contact')
  await fillContact(page, 'ann@example.org')
  await page.getByRole('alert').filter({ hasText: 'Your text is still here' }).waitFor()
  expect(page.getByLabel('Message').inputValue()).toBe('Where is it?')
  expect([isSent(page), page.getByRole('button', { name: 'Send Message' }).getAttribute('aria-busy')]).toEqual([false, null])
})

test('STATIC-022 a category of answers opens and closes', async () => {
  const page = mountPublicPage('/help', HelpPage)
  const category = page.locator('details').filter({ hasText: 'With major credit cards and PayPal' })
  const isOpen = () => category.evaluate((details) => (details as HTMLDetailsElement).open)
  expect(isOpen()).toBe(false)
  await page.getByText('Account & Billing').click()
  expect(isOpen()).toBe(true)
  await page.getByText('Account & Billing').click()
  expect(isOpen()).toBe(false)
})

/** The help page of an installation with these channels. */
const visitHelp = (path: string, channels: Channels) =>
  mountPublicPage(path, HelpPage, () => {
    answerAt('/support-channels', channels)
    showSupportChannels()
  })
const phone = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Phone Support' })

test('STATIC-043 STATIC-044 the chat opens its address; without a number the phone card offers a call-back', async () => {
  const page = visitHelp('/help', { ...CHANNELS, chatUrl: 'https://chat.example.org/now' })
  const chat = page.getByRole('link', { name: 'Open Live Chat' })
  expect(chat.getAttribute('href')).toBe('#contact')
  await eventually(() => chat.getAttribute('href')).toBe('https://chat.example.org/now')
  expect([isShown(page, 'Chat isn’t set up here'), isShown(page, 'Talk to us now')]).toEqual([false, true])
  expect(phone(page).textContent()).toBe('Phone SupportMon-Fri 9AM-6PM PSTAsk for a call-back')
  expect(page.getByRole('link', { name: 'Ask for a call-back' }).getAttribute('href')).toBe('?about=call-back#contact')
})

test('STATIC-044 a number is shown and called; asking for a call-back fills in the subject', async () => {
  const page = visitHelp('/help?about=call-back#contact', { ...CHANNELS, phoneNumber: '+1 555 0100' })
  await eventually(() => phone(page).getByRole('link').getAttribute('href')).toBe('tel:+15550100')
  expect(phone(page).getByRole('link').textContent()).toBe('+1 555 0100')
  expect(page.getByText('Ask for a call-back').count()).toBe(0)
  expect(page.getByLabel('Subject').inputValue()).toBe('Please call me back')
})

test('PRICING-028 a link about a plan fills in the subject with its name', async () => {
  const [plan] = recorded.stranger.billing.plans
  const page = visitHelp(`/help?plan=${plan?.plan_key}#contact`, CHANNELS)
  await eventually(() => page.getByLabel('Subject').inputValue()).toBe(`Plan inquiry: ${plan?.plan_name}`)
})

import { expect, test } from 'vitest'
import { ARTICLES, articlesBetween } from './articles.ts'
import { MESSAGE_MAX_LENGTH } from './constants.ts'
import { careersForm, contactForm, newsletterForm } from './schema.ts'

const CONTACT = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'One\n\nTwo' }
const problemsOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

test('STATIC-025 a form with a wrong address is refused with a sentence', () => {
  for (const form of [contactForm, newsletterForm])
    expect(problemsOf(form.safeParse({ ...CONTACT, email: 'ann at example' }))).toEqual(['Please enter a valid email address.'])
})

test('the contact form needs each of its fields and keeps paragraphs', () => {
  expect(contactForm.parse(CONTACT)).toEqual(CONTACT)
  expect(problemsOf(contactForm.safeParse({ ...CONTACT, name: ' ', subject: '', message: '' }))).toEqual([
    'Name is required',
    'Subject is required',
    'Message is required',
  ])
  expect(problemsOf(contactForm.safeParse({ ...CONTACT, message: 'x'.repeat(MESSAGE_MAX_LENGTH + 1) }))).toHaveLength(1)
})

test('an application is for a position that exists; a link is optional', () => {
  const sent = { ...CONTACT, position: 'frontend-developer', link: '' }
  expect(careersForm.safeParse(sent).success).toBe(true)
  expect(problemsOf(careersForm.safeParse({ ...sent, position: 'king' }))).toEqual(['Choose a position'])
})

test('articles are listed newest first, and a reader is told about those in between', () => {
  const days = ARTICLES.map(({ date }) => date)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length)
  expect(articlesBetween('2026-10-26', '2026-11-08').map(({ date }) => date)).toEqual(['2026-11-02'])
})

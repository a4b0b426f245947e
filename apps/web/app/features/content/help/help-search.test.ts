import { expect, test } from 'vitest'
import { FAQ } from './faq.ts'
import { findExcerpt, holdsWords, rankEntries } from './help-search.ts'

test.each([
  ['Can I withdraw my consent after sending?', 'consent', true],
  ['Can I withdraw my consent after sending?', 'SENDING  consent', true],
  ['Can I withdraw my consent after sending?', 'consent refund', false],
  ['Your résumé was read wrongly.', 'resume', true],
  ['We don’t see it', "don't", true],
  ['You keep access when the plan is cancelled.', 'cancel subscription', true],
  ['Every invoice can be saved.', 'Where are my invoices', true],
  ['Our explanation is long.', 'plan', false],
])('STATIC-018 %s / %s', (text, typed, found) => {
  expect(holdsWords(text, typed)).toBe(found)
})

test.each([
  ['Open it. We ask for your consent first. Then it goes on.', 'CONSENT first', ['We ask for your ', 'consent', ' first.']],
  ['Your résumé is read. Nothing is sent.', 'resume', ['', '', 'Your résumé is read.']],
  ['Nothing is sent. Only the title holds it.', 'refund', ['', '', 'Nothing is sent.']],
])('a result shows its sentence with the word: %s / %s', (text, typed, parts) => {
  const { before, found, after } = findExcerpt(text, typed)
  expect([before, found, after].join('|')).toBe(parts.join('|'))
})

const ENTRIES = FAQ.flatMap(({ questions }) => questions).map(({ question, answer }) => ({
  title: question,
  text: `${question} ${answer}`,
}))

test.each([
  ['change my password', 'How do I change my password?'],
  ['cancel subscription', 'How do I cancel my subscription?'],
  ['cancelling', 'What happens when I cancel?'],
  ['refund', 'Can I get a refund?'],
  ['invoice', 'Where are my invoices?'],
  ['delete my account', 'How do I delete my account?'],
  ['forgot password', 'How do I change my password?'],
  // No answer holds every word: the one that holds most comes first.
  ['refund for a broken lighthouse', 'Can I get a refund?'],
])('STATIC-018 “%s” finds “%s” first', (typed, question) => {
  expect(rankEntries(ENTRIES, typed)[0]?.title).toBe(question)
})

test('STATIC-018 a word in a title is not looked for as other words, too; one in no title is', () => {
  const receipt = { title: 'Receipts', text: 'Receipts Open an application and its receipt.' }
  const found = rankEntries([receipt, ...ENTRIES], 'invoice').map(({ title }) => title)
  expect(found).toContain('Where are my invoices?')
  expect(found).not.toContain('Receipts')
  expect(rankEntries([receipt, ...ENTRIES], 'bills').map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Where are my invoices?', 'Receipts']),
  )
})

test('STATIC-018 what nobody wrote about finds nothing', () => {
  expect(rankEntries(ENTRIES, 'xylophone lighthouse')).toEqual([])
})

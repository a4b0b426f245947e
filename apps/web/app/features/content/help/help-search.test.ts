import { expect, test } from 'vitest'
import { findExcerpt, holdsWords } from './help-search.ts'

test.each([
  ['Can I withdraw my consent after sending?', 'consent', true],
  ['Can I withdraw my consent after sending?', 'SENDING  consent', true],
  ['Can I withdraw my consent after sending?', 'consent refund', false],
  ['Your résumé was read wrongly.', 'resume', true],
  ['We don’t see it', "don't", true],
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

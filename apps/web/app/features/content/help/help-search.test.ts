import { expect, test } from 'vitest'
import { holdsWords } from './help-search.ts'

test.each([
  ['Can I withdraw my consent after sending?', 'consent', true],
  ['Can I withdraw my consent after sending?', 'SENDING  consent', true],
  ['Can I withdraw my consent after sending?', 'consent refund', false],
  ['Your résumé was read wrongly.', 'resume', true],
  ['We don’t see it', "don't", true],
])('STATIC-018 %s / %s', (text, typed, found) => {
  expect(holdsWords(text, typed)).toBe(found)
})

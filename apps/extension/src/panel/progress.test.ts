import { expect, test } from 'vitest'
import { describeCounts } from './progress.tsx'

test.each([
  [{ open: 2, check: 2, ready: 10, done: 0 }, '2 need you, 2 to check, 10 ready'],
  [{ open: 1, check: 0, ready: 0, done: 3 }, '1 needs you, 3 on the page'],
  [{ open: 0, check: 0, ready: 0, done: 14 }, 'Everything is on the page and read back'],
  [{ open: 0, check: 0, ready: 0, done: 0 }, 'No field to fill'],
])('the state of a form in words: %o', (counts, words) => {
  expect(describeCounts(counts)).toBe(words)
})

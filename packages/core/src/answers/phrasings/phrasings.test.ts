import { expect, test } from 'vitest'
import { guessesOf, type Part, phrasings, verdictsOf } from './ask-phrasings.testing.ts'

const PARTS: readonly Part[] = ['first', 'second', 'fresh']

test('each phrasing says its truth for both people', () => {
  const all = PARTS.flatMap(phrasings)
  expect(all.length).toBeGreaterThan(300)
  const isTruth = (truth: string) => ['y', 'n', '?', '*'].includes(truth)
  expect(all.filter(({ truths, words }) => !isTruth(truths.ann) || !isTruth(truths.raj) || words === '')).toEqual([])
})

test.each(PARTS)('what could be, must be or was, which one, whose, and two questions in one are asked, %s part', (part) => {
  expect(verdictsOf(part).filter(({ isWrong }) => isWrong)).toEqual([])
})

test.each(PARTS)('a form gets no value for what a profile cannot say, %s part', (part) => {
  expect(guessesOf(part)).toEqual([])
})

test('what the profile says is still answered', () => {
  const plain = PARTS.flatMap((part) => verdictsOf(part)).filter(({ given, kind }) => given !== '' && kind === 'select')
  expect(plain.length).toBeGreaterThan(250)
})

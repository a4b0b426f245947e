import { expect, test } from 'vitest'
import { phrasings, verdictsOf } from './ask-phrasings.testing.ts'

test('each phrasing says its truth for both people, and half of them are kept back', () => {
  const [first, second] = [phrasings('first'), phrasings('second')]
  const all = [...first, ...second]
  expect(all.length).toBeGreaterThan(200)
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(5)
  const isTruth = (truth: string) => ['y', 'n', '?', '*'].includes(truth)
  expect(all.filter(({ truths, words }) => !isTruth(truths.ann) || !isTruth(truths.raj) || words === '')).toEqual([])
})

test('each phrasing is asked as a choice, a box, a line of text and a list, in both orders', () => {
  expect(verdictsOf('first').length + verdictsOf('second').length).toBeGreaterThan(2_000)
})

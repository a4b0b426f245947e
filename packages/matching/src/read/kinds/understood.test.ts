import { expect, test } from 'vitest'
import { isUnderstood } from './understood.ts'

test.each([
  'You must have the right to work in the United Kingdom.',
  'Applicants must be US citizens.',
  'We are unable to offer visa sponsorship.',
  'Eine gültige Arbeitserlaubnis für Deutschland ist erforderlich.',
])('every word is known: %s', (sentence) => {
  expect(isUnderstood(sentence)).toBe(true)
})

test.each([
  'You must have the right to work in the United Kingdom and a lighthouse pass.',
  'Applicants must be US citizens whose grandparents were sailors.',
  'The captain of our tug has a security clearance.',
  'Unser Hafenmeister hat eine gültige Arbeitserlaubnis.',
])('more is said than we know: %s', (sentence) => {
  expect(isUnderstood(sentence)).toBe(false)
})

test('a hostile sentence ends', () => {
  const started = performance.now()
  isUnderstood('citizen of Atlantis '.repeat(10_000))
  expect(performance.now() - started).toBeLessThan(2_000)
})

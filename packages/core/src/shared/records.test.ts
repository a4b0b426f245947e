import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showCount, textSize } from './records.ts'

test('all texts of a value count, in lists and tables too, and nothing else does', () => {
  expect(textSize({ name: 'Ann', jobs: [{ title: 'Cook', years: 3 }, null], levels: { French: 'fluent' } })).toBe(13)
  expect(textSize(undefined)).toBe(0)
})

test('counts are said with a comma at each thousand', () => {
  expect([0, 999, 1_000, 60_005, 1_000_000].map(showCount)).toEqual(['0', '999', '1,000', '60,005', '1,000,000'])
  fc.assert(fc.property(fc.maxSafeNat(), (count) => showCount(count) === count.toLocaleString('en-US')))
})

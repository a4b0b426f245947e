import { expect, test } from 'vitest'
import { textSize } from './records.ts'

test('all texts of a value count, in lists and tables too, and nothing else does', () => {
  expect(textSize({ name: 'Ann', jobs: [{ title: 'Cook', years: 3 }, null], levels: { French: 'fluent' } })).toBe(13)
  expect(textSize(undefined)).toBe(0)
})

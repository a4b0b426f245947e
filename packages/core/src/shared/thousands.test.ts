import { expect, test } from 'vitest'
import { thousands } from './thousands.ts'

test.each([0, 7, 999, 1000, 25_000, 123_456, 10_000_000])('%i is written as English writes it', (whole) =>
  expect(thousands(whole)).toBe(whole.toLocaleString('en-US')),
)

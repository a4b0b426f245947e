import { expect, test } from 'vitest'
import { openDelay } from './tooltip-delay.ts'

test('SHELL-031 a tooltip opens after 700 ms, the next one within 300 ms at once', () => {
  expect(openDelay(Number.POSITIVE_INFINITY)).toBe(700)
  expect(openDelay(301)).toBe(700)
  expect(openDelay(300)).toBe(0)
})

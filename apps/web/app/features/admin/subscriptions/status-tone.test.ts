import { expect, test } from 'vitest'
import { toneOf } from './status-tone.ts'

test('SUBS-014 each known status has a badge of its own, and unknown ones share another', () => {
  const known = ['active', 'trialing', 'past_due', 'canceled', 'incomplete'].map(toneOf)
  expect(new Set(known).size).toBe(5)
  expect(known).not.toContain(toneOf('unpaid'))
  expect([toneOf('unpaid'), toneOf('toString')]).toEqual(['accent', 'accent'])
})

import { expect, test } from 'vitest'
import { extendedEnd, stateOf } from './people-rules.ts'

const NOW = new Date('2026-11-16T12:00:00Z')

test('a running trial is extended from its end, one that is over from now', () => {
  expect(extendedEnd(new Date('2026-11-18T00:00:00Z'), 7, NOW)?.toISOString()).toBe('2026-11-25T00:00:00.000Z')
  expect(extendedEnd(new Date('2026-10-01T00:00:00Z'), 7, NOW)?.toISOString()).toBe('2026-11-23T12:00:00.000Z')
})

test('no trial ends more than 180 days from now', () => {
  const in120 = new Date(NOW.getTime() + 120 * 86_400_000)
  expect(extendedEnd(in120, 60, NOW)).toEqual(new Date(NOW.getTime() + 180 * 86_400_000))
  expect(extendedEnd(new Date(in120.getTime() + 1), 60, NOW)).toBeUndefined()
})

test('a blocked account is called blocked, verified or not', () => {
  expect(stateOf({ blockedAt: NOW, emailVerified: true })).toBe('blocked')
  expect(stateOf({ blockedAt: NOW, emailVerified: false })).toBe('blocked')
  expect(stateOf({ blockedAt: null, emailVerified: false })).toBe('unverified')
  expect(stateOf({ blockedAt: null, emailVerified: true })).toBe('active')
})

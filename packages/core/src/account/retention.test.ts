import { expect, test } from 'vitest'
import { KEPT_AFTER_CLOSING, KEPT_WHILE_OPEN, keptSince, periodText } from './retention.ts'

const since = (period: Parameters<typeof keptSince>[0], now: string) => keptSince(period, new Date(now)).toISOString()

test('a period goes back by calendar years and months', () => {
  expect(since({ years: 3 }, '2026-11-18T09:30:00Z')).toBe('2023-11-18T09:30:00.000Z')
  expect(since({ years: 3 }, '2028-02-29T00:00:00Z')).toBe('2025-02-28T00:00:00.000Z')
  expect(since({ months: 12 }, '2026-01-31T12:00:00Z')).toBe('2025-01-31T12:00:00.000Z')
  expect(since({ days: 90 }, '2026-03-31T00:00:00Z')).toBe('2025-12-31T00:00:00.000Z')
})

test('after an account is closed exactly three things are kept, for 3 years', () => {
  expect(Object.values(KEPT_AFTER_CLOSING).map(({ what, period }) => `${what}: ${periodText(period)}`)).toEqual([
    'Payment events: 3 years',
    'Audit entries: 3 years',
    'A ledger of hashed user ids: 3 years',
  ])
  expect(periodText(KEPT_WHILE_OPEN.messages.period)).toBe('12 months')
  expect(periodText({ days: 1 })).toBe('1 day')
})

import { expect, test } from 'vitest'
import { dayText, momentText, nearDay, shortMoment, showDate, showPeriod } from './show-dates.ts'

test('days, times and moments have one form on every screen, in the time zone that counts', () => {
  const at = '2026-11-16T23:30:00.000Z'
  expect(dayText(at, 'UTC')).toBe('16 Nov 2026')
  expect(momentText(at, 'Europe/Berlin')).toBe('17 Nov 2026, 00:30')
  expect(shortMoment(at, 'UTC')).toBe('16 Nov, 23:30')
  expect(nearDay(new Date(2026, 2, 5), new Date(2026, 10, 16))).toBe('5 Mar')
  expect(nearDay(new Date(2025, 2, 5), new Date(2026, 10, 16))).toBe('5 Mar 2025')
})

test('a date is shown as exactly as it was given, and a period as a range in words', () => {
  expect(['2020', '2020-09', '2020-03-05', 'spring', null].map(showDate)).toEqual([
    '2020',
    'Sep 2020',
    '5 Mar 2020',
    'spring',
    null,
  ])
  expect(showPeriod({ startDate: '2020-03', endDate: null, current: true })).toBe('Mar 2020 to present')
  expect(showPeriod({ startDate: '2020-03', endDate: '2021-05' })).toBe('Mar 2020 to May 2021')
  expect(showPeriod({ startDate: null, endDate: '2021-05' })).toBe('until May 2021')
  expect(showPeriod({ startDate: '2020-03', endDate: null })).toBe('Mar 2020')
  expect(showPeriod({ startDate: null, endDate: null })).toBeNull()
})

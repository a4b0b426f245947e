import { describe, expect, test } from 'vitest'
import {
  applicationsPerDay,
  churnRate,
  csvFileName,
  daySpan,
  describeEnd,
  enrollmentRevenue,
  fillDays,
  periodStarts,
  retentionRate,
  shownEnrollment,
  showsDemo,
  trialConversionRate,
} from './subscriptions-rules.ts'

test('SUBS-010 churn is canceled / total', () => {
  expect([churnRate(2, 8), churnRate(0, 0), churnRate(1, 3)]).toEqual([25, 0, 33.3])
})

test('SUBS-011 trial conversion is active / (active + trialing)', () => {
  expect([trialConversionRate(3, 1), trialConversionRate(0, 0), trialConversionRate(0, 4)]).toEqual([75, 0, 0])
})

test('SUBS-018 retention is the share of users with an application, between 0 and 100', () => {
  expect([retentionRate(3, 4), retentionRate(0, 0), retentionRate(5, 4), retentionRate(-1, 4)]).toEqual([75, 0, 100, 0])
})

test('SUBS-016 applications of 30 days are divided by 30', () => {
  expect([applicationsPerDay(0), applicationsPerDay(45), applicationsPerDay(1239)]).toEqual([0, 1.5, 41.3])
})

test("SUBS-015 revenue is the users times the plan's own price per month", () => {
  const price = (price_amount: number, billing_interval: 'day' | 'week' | 'month' | 'year', billing_interval_count = 1) =>
    ({ price_amount, billing_interval, billing_interval_count }) as const
  expect(enrollmentRevenue(19, price(9999, 'month'))).toBe(1899.81)
  expect(enrollmentRevenue(10, price(14900, 'month'))).toBe(1490)
  expect(enrollmentRevenue(3, price(12000, 'year'))).toBe(30)
  expect(enrollmentRevenue(2, price(3000, 'month', 3))).toBe(20)
  expect(enrollmentRevenue(12, price(700, 'week'))).toBe(365)
  expect(enrollmentRevenue(0, price(9999, 'month'))).toBe(0)
})

describe('SUBS-017 this week counts from Sunday and this month from the 1st', () => {
  const starts = (now: string, zone = 'UTC') => {
    const { week, month } = periodStarts(new Date(now), zone)
    return [week.toISOString(), month.toISOString()]
  }
  test.each([
    ['a Monday', '2026-11-16T10:00:00Z', 'UTC', '2026-11-15T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['a Sunday', '2026-11-15T00:00:00Z', 'UTC', '2026-11-15T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['a Saturday', '2026-11-14T23:59:59Z', 'UTC', '2026-11-08T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['the 1st', '2026-12-01T08:00:00Z', 'UTC', '2026-11-29T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    [
      'still Saturday in Los Angeles',
      '2026-11-15T07:00:00Z',
      'America/Los_Angeles',
      '2026-11-08T08:00:00.000Z',
      '2026-11-01T07:00:00.000Z',
    ],
    [
      'already Sunday in Kiritimati',
      '2026-11-14T11:00:00Z',
      'Pacific/Kiritimati',
      '2026-11-14T10:00:00.000Z',
      '2026-10-31T10:00:00.000Z',
    ],
  ])('%s', (_, now, zone, week, month) => expect(starts(now, zone)).toEqual([week, month]))
})

test('both days of a filter are included, as days of the zone', () => {
  const { from, until } = daySpan('2026-11-01', '2026-11-02', 'Europe/Berlin')
  expect([from, until].map((at) => at?.toISOString())).toEqual(['2026-10-31T23:00:00.000Z', '2026-11-02T23:00:00.000Z'])
  expect(daySpan(undefined, undefined, 'UTC')).toEqual({ from: undefined, until: undefined })
})

test('the chart has a row for each of the last 30 days', () => {
  const days = fillDays(new Map([['2026-11-09', 29800]]), new Date('2026-11-18T12:00:00Z'), 'UTC')
  expect([days.length, days[0], days.at(-1)]).toEqual([30, { day: '2026-10-20', amount: 0 }, { day: '2026-11-18', amount: 0 }])
  expect(days.filter(({ amount }) => amount > 0)).toEqual([{ day: '2026-11-09', amount: 29800 }])
})

test('SUBS-019 SUBS-020 SUBS-021 the demo values are shown only while nobody has either tier', () => {
  const none = { totalUsers: 0, thisMonth: 0, thisWeek: 0, monthlyRevenue: 0, avgApplicationsPerDay: 0, retentionRate: 0 }
  const one = { ...none, totalUsers: 1 }
  const rest = { prices: { professional: null, premium: null }, currency: 'usd' }
  expect(shownEnrollment({ professional: none, premium: none, ...rest })).toEqual({
    professional: {
      totalUsers: 47,
      thisMonth: 12,
      thisWeek: 8,
      monthlyRevenue: 4653,
      avgApplicationsPerDay: 387,
      retentionRate: 84.2,
    },
    premium: { totalUsers: 23, thisMonth: 6, thisWeek: 3, monthlyRevenue: 3427, avgApplicationsPerDay: 289, retentionRate: 91.7 },
  })
  expect(showsDemo({ professional: one, premium: none })).toBe(false)
  expect(shownEnrollment({ professional: none, premium: one, ...rest })).toMatchObject({ professional: none, premium: one })
})

test('SUBS-024 the files are named by their kind and the day of the export', () => {
  const now = new Date('2026-11-16T23:30:00Z')
  expect(csvFileName('subscriptions', now, 'UTC')).toBe('subscriptions-2026-11-16.csv')
  expect(csvFileName('payments', now, 'Europe/Berlin')).toBe('payments-2026-11-17.csv')
})

test.each([
  ['active', false, 'renews'],
  ['active', true, 'cancels at period end'],
  ['trialing', false, 'trial until 2026-11-20'],
  ['past_due', true, 'payment due'],
  ['canceled', false, 'over since 2026-12-01'],
  ['incomplete', false, 'not started'],
])('a subscription that is %s (cancels: %s) says "%s"', (status, cancel_at_period_end, sentence) => {
  const term = { status, cancel_at_period_end, current_period_end: '2026-12-01T00:00:00Z', trial_end: '2026-11-20T00:00:00Z' }
  expect(describeEnd(term, (at) => at.slice(0, 10))).toBe(sentence)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#shared/time/dates'
import { startOfDay } from '#shared/time/time-zones'
import { bucketsOf, digestDay, spanOf, weekAround, weeksOf } from './periods.ts'

const at = (text: string) => new Date(text)
const iso = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString())

describe('a day begins with its first moment', () => {
  test.each([
    ['2026-11-16', 'UTC', '2026-11-16T00:00:00.000Z'],
    ['2026-11-16', 'Pacific/Kiritimati', '2026-11-15T10:00:00.000Z'],
    ['2026-11-16', 'Pacific/Pago_Pago', '2026-11-16T11:00:00.000Z'],
    ['2026-11-16', 'Asia/Kathmandu', '2026-11-15T18:15:00.000Z'],
    // The day on which clocks go forward, the one on which they go back, and the days after.
    ['2026-03-29', 'Europe/Stockholm', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Stockholm', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Stockholm', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Stockholm', '2026-10-25T23:00:00.000Z'],
    // Clocks go forward at midnight: the day begins at 1:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    ['2026-11-16', 'No/Where', '2026-11-16T00:00:00.000Z'],
  ])('%s in %s', (day, zone, expected) => expect(startOfDay(day, zone).toISOString()).toBe(expected))

  test('whatever the zone and the day: that moment is of the day, and the minute before is not', () => {
    const zones = [
      'UTC',
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'America/Havana',
      'Africa/Cairo',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 20_000 }), (zone, days) => {
        const day = addDays('1990-01-01', days)
        const start = startOfDay(day, zone)
        expect([dayOf(start, zone), dayOf(new Date(start.getTime() - 60_000), zone) < day]).toEqual([day, true])
      }),
      { numRuns: 200 },
    )
  })
})

describe('DASH-015 a week is Sunday 0:00 to the next, in the person’s zone', () => {
  test('of 168 hours, or one more or fewer where clocks change', () => {
    const hours = (now: string, zone: string) => {
      const { bounds } = weekAround(at(now), zone)
      return ((bounds.at(-1)?.getTime() ?? 0) - (bounds[0]?.getTime() ?? 0)) / 3_600_000
    }
    expect(hours('2026-11-16T12:00:00Z', 'Europe/Stockholm')).toBe(168)
    expect(hours('2026-03-31T12:00:00Z', 'Europe/Stockholm')).toBe(167)
    expect(hours('2026-10-27T12:00:00Z', 'Europe/Stockholm')).toBe(169)
  })

  test('the same moment is Saturday in one zone and Sunday in another', () => {
    const moment = at('2026-11-15T02:00:00Z')
    expect(weekAround(moment, 'America/New_York')).toMatchObject({
      today: 6,
      days: expect.arrayContaining(['2026-11-08', '2026-11-14']),
    })
    expect(weekAround(moment, 'Europe/Stockholm')).toMatchObject({
      today: 0,
      days: expect.arrayContaining(['2026-11-15', '2026-11-21']),
    })
  })
})

describe('a range ends with today', () => {
  test.each([
    ['7d', '2026-11-13', '2026-11-06'],
    ['30d', '2026-10-21', '2026-09-21'],
    ['90d', '2026-08-22', '2026-05-24'],
    ['1y', '2025-11-20', '2024-11-20'],
  ] as const)('%s on 19 November 2026 begins on %s', (range, from, before) => {
    const span = spanOf(range, at('2026-11-19T12:00:00Z'), 'UTC')
    expect([span.from, span.to, ...iso([span.start, span.end, span.startBefore])]).toEqual([
      ...[from, '2026-11-19', `${from}T00:00:00.000Z`, '2026-11-20T00:00:00.000Z', `${before}T00:00:00.000Z`],
    ])
  })

  test('a year ends on a 29 February', () =>
    expect(spanOf('1y', at('2028-02-29T12:00:00Z'), 'UTC')).toMatchObject({ from: '2027-03-01', to: '2028-02-29' }))

  test('it is cut at Sundays, and a goal is compared with the weeks that begin in it', () => {
    const span = { from: '2026-10-21', to: '2026-11-19' }
    expect(bucketsOf(span, '30d', 'UTC').days).toEqual(['2026-10-21', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'])
    expect(weeksOf(span)).toEqual(['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'])
    expect(bucketsOf({ from: '2026-11-13', to: '2026-11-19' }, '7d', 'UTC')).toMatchObject({ unit: 'day', days: { length: 7 } })
  })
})

describe('SETTINGS-032 the digest is due from Monday 8:00 of the person’s zone until the day ends', () => {
  test.each([
    ['2026-11-16T07:59:59Z', 'UTC', null],
    ['2026-11-16T08:00:00Z', 'UTC', '2026-11-16'],
    ['2026-11-16T23:59:59Z', 'UTC', '2026-11-16'],
    ['2026-11-17T00:00:00Z', 'UTC', null],
    ['2026-11-16T02:14:59Z', 'Asia/Kathmandu', null],
    ['2026-11-16T02:15:00Z', 'Asia/Kathmandu', '2026-11-16'],
    ['2026-11-16T12:59:00Z', 'America/New_York', null],
    ['2026-11-16T13:00:00Z', 'America/New_York', '2026-11-16'],
    // Summer time has just begun, and just ended.
    ['2026-03-30T06:00:00Z', 'Europe/Stockholm', '2026-03-30'],
    ['2026-10-26T06:59:00Z', 'Europe/Stockholm', null],
    ['2026-11-16T08:00:00Z', 'No/Where', '2026-11-16'],
  ])('%s in %s', (moment, zone, expected) => expect(digestDay(at(moment), zone)).toBe(expected))
})

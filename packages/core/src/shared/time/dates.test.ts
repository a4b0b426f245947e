import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, isBefore, isIsoDate, isPartialDate, isYearMonth } from './dates.ts'

describe('forms', () => {
  test.each([
    ['2020-01', true],
    ['2020-12', true],
    ['2020-13', false],
    ['2020-00', false],
    ['2020-1', false],
    ['2020', false],
    ['1899-12', false],
    ['2020-01-01', false],
    ['', false],
  ])('the month %j: %j', (text, isRight) => expect(isYearMonth(text)).toBe(isRight))

  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['24-01-01', false],
    ['2024-01-01T00:00', false],
    [' 2024-01-01', false],
  ])('the day %j: %j', (text, isRight) => expect(isIsoDate(text)).toBe(isRight))

  test('a partial date may lack its day or its month', () =>
    expect(['2020', '2020-05', '2020-05-01', '20', '2020-5'].map(isPartialDate)).toEqual([true, true, true, false, false]))

  test('dates are compared at their common precision', () => {
    expect(isBefore('2019', '2020-05')).toBe(true)
    expect(isBefore('2020', '2020-05')).toBe(false)
    expect(isBefore('2020-04', '2020-05-01')).toBe(true)
  })
})

describe('counting', () => {
  const day = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => dayOf(at))

  test('days are added and counted back, across leap years and clock changes', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      }),
    )
  })

  test('a month later is the same day, or the last of the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-12-15', 2)).toBe('2027-02-15')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  })

  test('the day depends on where the person is', () => {
    const now = new Date('2026-03-05T03:00:00Z')
    expect(dayOf(now)).toBe('2026-03-05')
    expect(dayOf(now, 'America/New_York')).toBe('2026-03-04')
    expect(dayOf(now, 'Asia/Tokyo')).toBe('2026-03-05')
    expect(dayOf(now, 'Mars/Olympus_Mons')).toBe('2026-03-05')
  })
})

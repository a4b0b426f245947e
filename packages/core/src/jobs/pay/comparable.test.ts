import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SALARY_PERIODS } from '#jobs/constants'
import type { Salary } from '#jobs/fields/salary'
import { CURRENCIES } from '#profiles/constants'
import { reachesPay, toYearly } from './comparable.ts'
import { RATES_DATE, UNITS_PER_EURO } from './rates.ts'

const pay = (
  salaryMin: number | null,
  salaryMax: number | null,
  salaryCurrency: string | null,
  salaryPeriod: Salary['salaryPeriod'],
): Salary => ({ salaryMin, salaryMax, salaryCurrency, salaryPeriod })

describe('pay made comparable', () => {
  test.each([
    [pay(20, 25, 'EUR', 'hour'), { min: 41_600, max: 52_000 }],
    [pay(300, 400, 'EUR', 'day'), { min: 78_000, max: 104_000 }],
    [pay(900, null, 'EUR', 'week'), { min: 46_800, max: null }],
    [pay(null, 4_000, 'EUR', 'month'), { min: null, max: 48_000 }],
    [pay(60_000, 75_000, 'EUR', 'year'), { min: 60_000, max: 75_000 }],
  ])('is a full-time year: %o', (given, yearly) => expect(toYearly(given, 'EUR')).toEqual(yearly))

  test('goes through the rates into the currency asked for', () => {
    const pounds = toYearly(pay(50_000, 50_000, 'GBP', 'year'), 'USD')
    expect(pounds?.min).toBe(Math.round((50_000 / (UNITS_PER_EURO.GBP ?? 0)) * (UNITS_PER_EURO.USD ?? 0)))
  })

  test('is unknown rather than guessed', () => {
    expect(toYearly(pay(null, null, 'EUR', 'year'), 'EUR')).toBeNull()
    expect(toYearly(pay(4_000, 4_000, 'EUR', null), 'EUR')).toBeNull()
    expect(toYearly(pay(60_000, 60_000, null, 'year'), 'EUR')).toBeNull()
    expect(toYearly(pay(900_000, 900_000, 'ARS', 'month'), 'EUR')).toBeNull()
    expect(toYearly(pay(60_000, 60_000, 'EUR', 'year'), 'constructor')).toBeNull()
  })

  test('is unknown when a source mistyped the period', () => {
    expect(toYearly(pay(60_000, 80_000, 'EUR', 'hour'), 'EUR')).toBeNull()
    expect(toYearly(pay(1, 5, 'USD', 'year'), 'EUR')).toBeNull()
  })

  test('never turns the ends around, and comes back from another currency nearly unchanged', () => {
    const codes = Object.keys(UNITS_PER_EURO)
    const one = fc.record({
      ends: fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 500_000 })),
      from: fc.constantFrom(...codes),
      to: fc.constantFrom('EUR', 'USD', 'GBP', 'SEK'),
      period: fc.constantFrom(...Object.values(SALARY_PERIODS)),
    })
    fc.assert(
      fc.property(one, ({ ends: [a, b], from, to, period }) => {
        const yearly = toYearly(pay(Math.min(a, b), Math.max(a, b), from, period), to)
        if (!yearly) return
        expect(yearly.min ?? 0).toBeLessThanOrEqual(yearly.max ?? 0)
        const back = toYearly(pay(yearly.min, yearly.max, to, 'year'), to)
        if (back) expect(back).toEqual(yearly)
      }),
    )
  })

  test('has a dated rate only for currencies that the product knows', () => {
    expect(Number.isNaN(Date.parse(RATES_DATE))).toBe(false)
    expect(Object.keys(UNITS_PER_EURO).filter((code) => !Object.hasOwn(CURRENCIES, code))).toEqual([])
  })
})

describe('whether a job can pay what a person asks for', () => {
  const wanted = { yearly: 55_000, currency: 'EUR' }
  test.each([
    [pay(40_000, 60_000, 'EUR', 'year'), true],
    [pay(40_000, 50_000, 'EUR', 'year'), false],
    [pay(null, 50_000, 'EUR', 'year'), false],
    [pay(60_000, null, 'EUR', 'year'), true],
    [pay(40_000, null, 'EUR', 'year'), null],
    [pay(40_000, 60_000, null, 'year'), null],
    [pay(30, 30, 'EUR', 'hour'), true],
  ])('%o', (given, expected) => expect(reachesPay(given, wanted)).toBe(expected))
})

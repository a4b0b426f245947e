import type { Salary, SalaryPeriod } from '#jobs/fields/salary'
import { UNITS_PER_EURO } from './rates.ts'

/** Full time: 52 weeks of five days and forty hours. What a part-time job really pays out is not known. */
const PER_YEAR: Readonly<Record<SalaryPeriod, number>> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }

/** Yearly pay in euros outside of this was misread, or its period was mistyped at the source. */
const BELIEVABLE = { least: 1_000, most: 3_000_000 } as const

/** Pay for a full-time year in one currency, in whole units. An end that the posting leaves open is null. */
export type YearlyPay = { min: number | null; max: number | null }

/** Null unless currency and period are both known, the currency has a rate, and the result is believable. */
export function toYearly(pay: Salary, currency: string): YearlyPay | null {
  const to = rateOf(currency)
  const from = rateOf(pay.salaryCurrency)
  if (to === null || from === null || pay.salaryPeriod === null) return null
  const perYear = PER_YEAR[pay.salaryPeriod]
  const ends = [pay.salaryMin, pay.salaryMax].filter((end) => end !== null)
  if (ends.length === 0 || !ends.every((end) => isBelievable((end * perYear) / from))) return null
  const inCurrency = (end: number | null) => (end === null ? null : Math.round(((end * perYear) / from) * to))
  return { min: inCurrency(pay.salaryMin), max: inCurrency(pay.salaryMax) }
}

/**
 * Whether a job can pay this much: its upper end counts, so 40,000 to 60,000 reaches 55,000. Null where that cannot be told, which
 * includes 'from 40,000': nobody knows how far it goes up.
 */
export function reachesPay(pay: Salary, wanted: { yearly: number; currency: string }): boolean | null {
  const known = toYearly(pay, wanted.currency)
  if (known === null) return null
  if (known.max !== null) return known.max >= wanted.yearly
  return known.min !== null && known.min >= wanted.yearly ? true : null
}

const rateOf = (currency: string | null) =>
  currency !== null && Object.hasOwn(UNITS_PER_EURO, currency) ? (UNITS_PER_EURO[currency] ?? null) : null

const isBelievable = (euros: number) => euros >= BELIEVABLE.least && euros <= BELIEVABLE.most

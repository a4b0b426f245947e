import { cacheZoneFormats } from './zone-formats.ts'

const DAY = 86_400_000
const MONTH_TEXT = /^\d{4}-(0[1-9]|1[0-2])$/
const DATE_TEXT = /^\d{4}-\d{2}-\d{2}$/

/** The calendar day in the person's time zone: '2026-03-05'. */
export function dayOf(now: Date, timeZone = 'UTC'): string {
  const parts = inZone(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Unknown zones count as UTC: a day off is better than a failed save. */
function inZone(timeZone: string): Intl.DateTimeFormat {
  try {
    return zoneFormat(timeZone)
  } catch {
    return zoneFormat('UTC')
  }
}
const zoneFormat = cacheZoneFormats({ year: 'numeric', month: '2-digit', day: '2-digit' })

/** '2026-03', in a plausible year. */
export const isYearMonth = (text: string) => MONTH_TEXT.test(text) && text >= '1900'

/** '2026-03-05', an existing day. */
export function isIsoDate(text: string): boolean {
  if (!DATE_TEXT.test(text) || text < '1900') return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** '2026', '2026-03' or '2026-03-05'. */
export const isPartialDate = (text: string) => (/^\d{4}$/.test(text) && text >= '1900') || isYearMonth(text) || isIsoDate(text)

/** Compares the common precision: '2020' is not before '2020-05'. */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

export const addDays = (day: string, days: number) => isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY))

/** Calendar months: the same day of a later month, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))))
}

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)

const isoDay = (at: Date) => at.toISOString().slice(0, 10)

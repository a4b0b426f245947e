import { addDays, addMonths, dayOf } from '#shared/time/dates'
import { isTimeZone, startOfDay, UTC } from '#shared/time/time-zones'
import { cacheZoneFormats } from '#shared/time/zone-formats'
import type { Range } from './constants.ts'

/** Calendar days in a person's time zone, and the moments at which they begin. `bounds` has one more: the end of the last. */
export type Period = { days: string[]; bounds: Date[] }

const WEEK_DAYS = 7
const LENGTHS = { '7d': 7, '30d': 30, '90d': 90 } as const

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
/** The Sunday of the day's week. */
export const sundayOf = (day: string) => addDays(day, -weekdayOf(day))

/** The running week, Sunday to Saturday (DASH-015). */
export function weekAround(now: Date, zone: string): Period & { today: number } {
  const today = dayOf(now, zone)
  const sunday = sundayOf(today)
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => addDays(sunday, index))
  return { days, bounds: boundsOf(days, addDays(sunday, WEEK_DAYS), zone), today: days.indexOf(today) }
}

/** The week before the running one. */
export function weekBefore(now: Date, zone: string): { from: Date; until: Date; sunday: string } {
  const next = sundayOf(dayOf(now, zone))
  const sunday = addDays(next, -WEEK_DAYS)
  return { sunday, from: startOfDay(sunday, zone), until: startOfDay(next, zone) }
}

const hourFormat = cacheZoneFormats({ hour: '2-digit', hourCycle: 'h23' })
const DIGEST_HOUR = 8

/** From 8:00 on a Monday until the day ends; then that Monday, else null (SETTINGS-032). */
export function digestDay(now: Date, zone: string): string | null {
  // A zone that this machine does not know must not stop everybody's digest.
  const known = isTimeZone(zone) ? zone : UTC
  const today = dayOf(now, known)
  return weekdayOf(today) === 1 && Number(hourFormat(known).format(now)) >= DIGEST_HOUR ? today : null
}

export type Span = {
  /** The first and the last day, today. */
  from: string
  to: string
  start: Date
  end: Date
  /** Where the period of the same length before it begins. */
  startBefore: Date
}

export function spanOf(range: Range, now: Date, zone: string): Span {
  const to = dayOf(now, zone)
  const from = range === '1y' ? addDays(addMonths(to, -12), 1) : addDays(to, 1 - LENGTHS[range])
  const before = range === '1y' ? addMonths(from, -12) : addDays(from, -LENGTHS[range])
  return {
    ...{ from, to },
    start: startOfDay(from, zone),
    end: startOfDay(addDays(to, 1), zone),
    startBefore: startOfDay(before, zone),
  }
}

/** The weeks that a span touches, the first and the last perhaps in part; seven days are shown day by day. */
export function bucketsOf(
  { from, to }: Pick<Span, 'from' | 'to'>,
  range: Range,
  zone: string,
): Period & { unit: 'day' | 'week' } {
  const step = range === '7d' ? 1 : WEEK_DAYS
  const days = [from]
  for (let day = range === '7d' ? addDays(from, 1) : addDays(sundayOf(from), WEEK_DAYS); day <= to; day = addDays(day, step))
    days.push(day)
  return { days, bounds: boundsOf(days, addDays(to, 1), zone), unit: range === '7d' ? 'day' : 'week' }
}

/** The Sundays of a span: the weeks that a goal is compared with. */
export function weeksOf({ from, to }: Pick<Span, 'from' | 'to'>): string[] {
  const first = sundayOf(from) === from ? from : addDays(sundayOf(from), WEEK_DAYS)
  const sundays: string[] = []
  for (let day = first; day <= to; day = addDays(day, WEEK_DAYS)) sundays.push(day)
  return sundays
}

const boundsOf = (days: readonly string[], end: string, zone: string) => [...days, end].map((day) => startOfDay(day, zone))

import { dayOf } from './dates.ts'
import { cacheZoneFormats } from './zone-formats.ts'

const HOUR = 3_600_000
/** The longest calendar day of any zone, when clocks go back by two hours. */
const LONGEST_DAY = 30 * HOUR

const formatOf = cacheZoneFormats({ year: 'numeric', month: 'numeric', day: 'numeric', era: 'short' })

export const UTC = 'UTC'

export function isTimeZone(text: string): boolean {
  try {
    return Boolean(formatOf(text))
  } catch {
    return false
  }
}

/** Start of the current day in the zone, and of the next; not 00:00 where clocks change at midnight. */
export function dayAround(now: Date, zone: string): { from: Date; until: Date } {
  const at = now.getTime()
  const day = dateIn(at, zone)
  return {
    from: new Date(firstMoment(at - LONGEST_DAY, at, (moment) => dateIn(moment, zone) === day)),
    until: new Date(firstMoment(at, at + LONGEST_DAY, (moment) => dateIn(moment, zone) !== day)),
  }
}

/** The first moment of a calendar day ('2026-03-05') in the zone. Noon in UTC is at most a day off, anywhere. */
export function startOfDay(day: string, zone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const shown = dayOf(new Date(noon), zone)
  const within = noon + (shown < day ? 12 : shown > day ? -12 : 0) * HOUR
  return dayAround(new Date(within), isTimeZone(zone) ? zone : UTC).from
}

/** Binary search between `before` (false) and `after` (true). */
function firstMoment(before: number, after: number, holds: (moment: number) => boolean): number {
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}

const dateIn = (moment: number, zone: string) => formatOf(zone).format(moment)

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

const MINUTE = 60_000
/** Local midnight lies between 14 hours before and 12 hours after that of UTC; one more for safety. */
const MIDNIGHTS = { earliest: -15 * HOUR, latest: 13 * HOUR }

/** The first moment of a calendar day ('2026-03-29') in the zone. Zones are whole minutes apart. */
export function startOfDay(day: string, zone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const hasBegun = (minute: number) => dayOf(new Date(minute * MINUTE), zone) >= day
  const minute = firstMoment((utc + MIDNIGHTS.earliest) / MINUTE, (utc + MIDNIGHTS.latest) / MINUTE, hasBegun)
  return new Date(minute * MINUTE)
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

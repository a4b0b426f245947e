import { setTimeout as wait } from 'node:timers/promises'

export const DAY = 86_400_000
/** Longer than a test takes from the first look at the calendar to the last. */
const ENOUGH = 100_000

/** For what is counted in days: when the day is about to end in one of these places, waits for the next one. */
export async function haveLongDay(...timeZones: string[]) {
  for (const timeZone of timeZones) {
    const left = DAY - sinceMidnight(timeZone)
    if (left < ENOUGH) await wait(left)
  }
}

function sinceMidnight(timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format()
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

import { cacheZoneFormats } from './zone-formats.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const formatOf = cacheZoneFormats({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What clocks of the zone show: '2026-11-24' and '14:00'. */
export function localTimeOf(at: Date, zone: string): { day: string; time: string } {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/** Minutes that the zone is ahead of UTC. */
export function offsetAt(at: Date, zone: string): number {
  const { day, time } = localTimeOf(at, zone)
  return Math.round((Date.parse(`${day}T${time}:00Z`) - Math.floor(at.getTime() / MINUTE) * MINUTE) / MINUTE)
}

/**
 * The moment when clocks of the zone show this time. Where clocks go forward over it, the time is taken as if they had not; where they
 * show it twice, it is the first. `isClear` is false in both cases.
 */
export function momentOf(day: string, time: string, zone: string): { at: Date; isClear: boolean } {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const offsets = [...new Set([offsetAt(new Date(shown - DAY), zone), offsetAt(new Date(shown + DAY), zone)])]
  const moments = offsets.map((offset) => new Date(shown - offset * MINUTE))
  const right = moments.filter((at) => offsetAt(at, zone) * MINUTE === shown - at.getTime())
  const [first = moments[0] ?? new Date(shown)] = right.toSorted((one, other) => one.getTime() - other.getTime())
  return { at: first, isClear: right.length === 1 }
}

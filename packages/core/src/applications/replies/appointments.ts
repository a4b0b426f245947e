import { momentOf } from '#shared/time/local-time'
import { type DayContext, dayContext, findDays, isDeadline, type NamedDay } from './calendar-days.ts'
import { type ClockTime, findTimes } from './clock-times.ts'
import { MAX_APPOINTMENTS, MAX_QUOTE_CHARS } from './constants.ts'
import { CANCELLED, REPLACED } from './date-words.ts'
import { type Token, tokensOf } from './tokens.ts'
import { isCertain, type NamedZone, onlyZone, zoneAfter } from './zones.ts'

/**
 * A date that a mail proposes. What is null is not said, or not clear, and asked for: `day` '2026-11-24', `time` '14:00', `zone`
 * 'Europe/Berlin'; `isOwnZone`: in the reader's own.
 */
export type Appointment = { day: string | null; time: string | null; zone: string | null; isOwnZone: boolean; quote: string }

type Read = { text: string; tokens: Token[]; days: NamedDay[]; times: ClockTime[] }
type Found = Appointment & { isCancelled: boolean }

/** The dates in the sentences of a mail about an interview. Deadlines, dates that are over and dates that were replaced are none. */
export function findAppointments(sentences: readonly string[], sentAt: Date | null, now: Date): Appointment[] {
  const context = dayContext(sentences, sentAt, now)
  const read = sentences.map((text): Read => {
    const tokens = tokensOf(text)
    return { text, tokens, days: findDays(tokens, context), times: findTimes(tokens) }
  })
  const general = onlyZone(read.flatMap(({ tokens }) => tokens))
  const found = read.flatMap((one, index) => inSentence(one, read[index + 1], general, context))
  const timed = found.filter(({ time, day }) => time !== null || day === null)
  const chosen = timed.length > 0 ? timed : found
  return withoutRepeats(chosen.filter(({ isCancelled }) => !isCancelled))
    .slice(0, MAX_APPOINTMENTS)
    .map(({ isCancelled: _, ...appointment }) => appointment)
}

function inSentence(one: Read, next: Read | undefined, general: NamedZone | undefined, context: DayContext): Found[] {
  const { text, tokens, days, times } = one
  const words = tokens.map(({ folded }) => folded).join(' ')
  const isCancelled = CANCELLED.test(words)
  return days.flatMap((day, index) => {
    if (isRange(tokens, day, days[index + 1]) || isRange(tokens, days[index - 1], day)) return []
    const nextDay = days[index + 1]?.from ?? tokens.length
    const before = tokens.slice(Math.max(0, day.from - 4), day.from)
    if (isDeadline(tokens, day.from) || isReplaced(before)) return []
    if (day.day && day.day < (context.sentDay ?? context.today)) return []
    const own = times.find(({ from }) => from >= day.to && from < nextDay) ?? (days.length === 1 ? times[0] : undefined)
    // 'Date: 24 November' and 'Time: 14:00' are often on two lines.
    const later = !own && next && next.days.length === 0 && next.times.length === 1 ? next : undefined
    const time = own ?? later?.times[0]
    if (!time && !day.isWritten) return []
    const zone = time && (zoneAfter(later?.tokens ?? tokens, time.to, own ? nextDay : undefined) ?? general)
    return { ...placeTime(day.day, time?.time ?? null, zone), quote: text.slice(0, MAX_QUOTE_CHARS), isCancelled }
  })
}

function placeTime(day: string | null, time: string | null, zone: NamedZone | undefined): Omit<Appointment, 'quote'> {
  if (zone === 'yours') return { day, time, zone: null, isOwnZone: true }
  const isKnown = zone !== undefined && zone !== 'unclear' && (!day || !time || isCertain(zone, day, time))
  return { day, time, zone: isKnown ? zone.zone : null, isOwnZone: false }
}

/** 'From 16 to 25 November', '16.11. – 25.11.': days to choose from. */
function isRange(tokens: readonly Token[], one: NamedDay | undefined, other: NamedDay | undefined): boolean {
  if (!one || !other || other.from - one.to > RANGE_REACH) return false
  return tokens.slice(one.to, other.from).some(({ folded }) => RANGE.has(folded))
}
const RANGE_REACH = 2
const RANGE = new Set('to until till through bis au al a ate tot alla til do - – —'.split(' '))

function isReplaced(before: readonly Token[]): boolean {
  const words = ` ${before.map(({ folded }) => folded).join(' ')} `
  return REPLACED.some((one) => words.includes(` ${one} `))
}

/** '3pm GMT / 4pm CET' is one moment, and a subject repeats the text. */
function withoutRepeats(found: readonly Found[]): Found[] {
  const byMoment = new Map<string, Found>()
  for (const one of found) {
    const { day, time, zone, isOwnZone } = one
    const key = day && time && zone ? momentOf(day, time, zone).at.toISOString() : JSON.stringify([day, time, isOwnZone])
    if (!byMoment.has(key)) byMoment.set(key, one)
  }
  return [...byMoment.values()].filter(
    (one) =>
      one.zone !== null ||
      ![...byMoment.values()].some((other) => other.zone !== null && other.day === one.day && other.time === one.time),
  )
}

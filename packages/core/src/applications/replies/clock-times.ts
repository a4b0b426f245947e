import type { Token } from './tokens.ts'

/** A time of day in a sentence; `time` null: half of the day is not said. */
export type ClockTime = { from: number; to: number; time: string | null }

const RANGE = new Set(['-', '–', '—', 'to', 'until', 'till', 'bis', 'a', 'tot', 'and'])
const HOUR_WORDS = new Set(['uhr', 'uur', 'h', 'heures'])
const BEFORE_HOUR = new Set(['las', 'at', '@', 'klockan', 'kl', 'alle', 'ore'])
/** Without one of these '1 uur' is how long it takes. */
const AT = new Set(['um', 'om', 'a', 'las', 'at', 'vers', 'gegen', 'ab'])

/** Reads 12 and 24 hours, '14h30', '10.30 Uhr', '6:00 p. m.', 'noon'. The end of a range is no time of its own. */
export function findTimes(tokens: readonly Token[]): ClockTime[] {
  const found: ClockTime[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const one = timeAt(tokens, at)
    if (!one) continue
    const last = found.at(-1)
    const between = last ? tokens.slice(last.to, at).map(({ folded }) => folded) : []
    const isEnd = last && between.length > 0 && between.length <= 2 && between.some((word) => RANGE.has(word))
    if (isEnd) {
      // '2-3 pm': the half of the day stands behind the end.
      if (last.time === null && one.time !== null) last.time = sameHalf(last, one, tokens)
      last.to = one.to
    } else found.push(one)
    at = one.to - 1
  }
  return found
}

function sameHalf(start: ClockTime, end: ClockTime, tokens: readonly Token[]): string | null {
  const text = tokens.slice(start.from, end.to).map(({ folded }) => folded)
  if (!text.some((word) => word === 'pm' || word === 'am')) return null
  const [, hour = '', minute = '00'] = /^(\d+)(?::(\d+))?/.exec(text.join('')) ?? []
  const isAfternoon = Number(end.time?.slice(0, 2)) >= 12
  return clock((Number(hour) % 12) + (isAfternoon ? 12 : 0), Number(minute))
}

const clock = (hour: number, minute: number) =>
  hour > 23 || minute > 59 ? null : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

function timeAt(tokens: readonly Token[], at: number): ClockTime | undefined {
  const raw = (step: number) => tokens[at + step]?.raw ?? ''
  const word = (step: number) => tokens[at + step]?.folded ?? ''
  if (['noon', 'midday', 'mediodia'].includes(word(0)) && !/^\d/.test(raw(-1))) return { from: at, to: at + 1, time: '12:00' }
  if (!/^\d{1,2}$/.test(raw(0)) || Number(raw(0)) > 24 || isPartOfNumber(tokens, at)) return undefined
  const hour = Number(raw(0))
  let [minute, length] = [0, 1]
  let isTime = false
  const hasMinutes = /^[0-5]\d$/.test(raw(2))
  if (raw(1) === ':' && hasMinutes) [minute, length, isTime] = [Number(raw(2)), 3, true]
  else if (word(1) === 'h' && hasMinutes) [minute, length, isTime] = [Number(raw(2)), 3, true]
  else if (raw(1) === '.' && hasMinutes && (HOUR_WORDS.has(word(3)) || isHalf(tokens, at + 3) > 0 || isAfterClock(tokens, at)))
    [minute, length, isTime] = [Number(raw(2)), 3, true]
  const half = isHalf(tokens, at + length)
  if (half > 0) {
    if (hour < 1 || hour > 12) return undefined
    const isAfternoon = word(length) === 'pm' || word(length) === 'p'
    return { from: at, to: at + length + half, time: clock((hour % 12) + (isAfternoon ? 12 : 0), minute) }
  }
  if (HOUR_WORDS.has(word(length)) && (isTime || hour > 6 || AT.has(word(-1)))) [length, isTime] = [length + 1, true]
  // 'at 11', 'a las 10'; the half of the day may come at the end of a range.
  const isBare = length === 1 && (BEFORE_HOUR.has(word(-1)) || isRangeStart(tokens, at))
  if (!isTime && !isBare) return undefined
  // Nobody is invited for 3 in the morning, and nobody says whether 3:30 is the afternoon.
  return { from: at, to: at + length, time: hour >= 1 && hour <= 6 ? null : clock(hour, minute) }
}

/** 'klockan 13.00', 'kl. 13.00', 'ore 13.00'. */
const isAfterClock = (tokens: readonly Token[], at: number) =>
  [tokens[at - 1], tokens[at - 2]].some((one) => one !== undefined && ['klockan', 'kl', 'ore', 'alle'].includes(one.folded))

/** How many tokens 'pm' or 'p. m.' takes. */
function isHalf(tokens: readonly Token[], at: number): number {
  const words = [0, 1, 2, 3].map((step) => tokens[at + step]?.folded ?? '')
  if (words[0] === 'am' || words[0] === 'pm') return 1
  if (words[0] !== 'a' && words[0] !== 'p') return 0
  if (words[1] === '.' && words[2] === 'm') return words[3] === '.' ? 4 : 3
  return words[1] === 'm' ? 2 : 0
}

/** '2-3 pm', '2 to 3 pm'. */
function isRangeStart(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at + 1]?.folded ?? ''
  return RANGE.has(sign) && /^\d{1,2}$/.test(tokens[at + 2]?.raw ?? '') && isHalf(tokens, at + 3) > 0
}

/** The '11' of '24.11.2026' and of '72,000'. */
function isPartOfNumber(tokens: readonly Token[], at: number): boolean {
  const [sign, before] = [tokens[at - 1], tokens[at - 2]?.raw ?? '']
  if (!sign || !tokens[at]?.isGlued) return false
  return /^[+$€£#]$/.test(sign.raw) || (/^[./,:]$/.test(sign.raw) && sign.isGlued && /^\d+$/.test(before))
}

import { type Language, languageOf } from '@jobapply/language/detect'
import { addDays, dayOf, isIsoDate } from '#shared/time/dates'
import { DAYS_AHEAD, DEADLINE, GREETED_BY, MONTH_OF, PAST, VAGUE, WEEKDAY_OF } from './date-words.ts'
import type { Token } from './tokens.ts'

/** A day that a sentence names; `day` null: it is not clear which. `isWritten` is false for a weekday or 'tomorrow' alone. */
export type NamedDay = { from: number; to: number; day: string | null; isWritten: boolean }
/** `sentDay` null: nobody knows when the mail was written. */
export type DayContext = { sentDay: string | null; today: string; language: Language }

export const dayContext = (sentences: readonly string[], sentAt: Date | null, now: Date): DayContext => ({
  ...{ sentDay: sentAt && dayOf(sentAt), today: dayOf(now), language: languageOf(sentences) },
})

/** 'By Friday', 'bis spätestens 24. November': how near the word is. */
const REACH = 3
export const isDeadline = (tokens: readonly Token[], from: number) =>
  tokens.slice(Math.max(0, from - REACH), from).some(({ raw, folded }) => DEADLINE.has(folded) || DEADLINE.has(raw.toLowerCase()))

type Parts = { length: number; date: number; month: number; year: number | null } | { length: number; isUnclear: true }

export function findDays(tokens: readonly Token[], context: DayContext): NamedDay[] {
  const found: NamedDay[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const one = writtenAt(tokens, at, context) ?? relativeAt(tokens, at, context)
    if (!one) continue
    found.push(one)
    at = one.to - 1
  }
  // 'Tuesday, 24 November': the weekday is a part of the date.
  const dated = found.filter(({ isWritten }) => isWritten)
  return found.filter(
    (one) => one.isWritten || !dated.some(({ from, to }) => Math.abs(from - one.to) <= 3 || Math.abs(one.from - to) <= 3),
  )
}

function writtenAt(tokens: readonly Token[], at: number, context: DayContext): NamedDay | undefined {
  const parts = partsAt(tokens, at, context.language)
  if (!parts) return undefined
  const place = { from: at, to: at + parts.length, isWritten: true }
  if ('isUnclear' in parts) return { ...place, day: null }
  const day = withYear(parts, context)
  if (!day) return undefined
  const weekday = weekdayBeside(tokens, at, at + parts.length)
  return { ...place, day: weekday === undefined || weekday === new Date(`${day}T00:00:00Z`).getUTCDay() ? day : null }
}

function partsAt(tokens: readonly Token[], at: number, language: Language): Parts | undefined {
  const raw = (step: number) => tokens[at + step]?.raw ?? ''
  const word = (step: number) => tokens[at + step]?.folded ?? ''
  const isDate = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31
  if (/^\d{4}$/.test(raw(0)) && raw(1) === '-' && isDate(raw(2)) && raw(3) === '-' && isDate(raw(4)))
    return { length: 5, year: Number(raw(0)), month: Number(raw(2)), date: Number(raw(4)) }
  const month = MONTH_OF.get(word(0))
  if (month && isDate(raw(1))) {
    const end = ['st', 'nd', 'rd', 'th'].includes(word(2)) ? 3 : 2
    return { ...yearAfter(tokens, at + end, end), date: Number(raw(1)), month }
  }
  if (!isDate(raw(0)) || (tokens[at]?.isGlued && /^[.:,/]$/.test(raw(-1)))) return undefined
  const sign = raw(1)
  if (/^[./-]$/.test(sign) && isDate(raw(2)) && tokens[at + 2]?.isGlued) {
    const hasYear = raw(3) === sign && /^(?:20)?\d{2}$/.test(raw(4)) && tokens[at + 4]?.isGlued
    const isShort = !hasYear && ((sign === '.' && raw(3) === '.') || (sign === '/' && WEEKDAY_OF.has(word(-1))))
    if (!hasYear && !isShort) return undefined
    const numbers = { one: Number(raw(0)), two: Number(raw(2)), year: hasYear ? Number(raw(4).padStart(4, '20')) : null }
    return { length: hasYear ? 5 : sign === '.' ? 4 : 3, ...inOrder(numbers, sign, language) }
  }
  let step = 1
  if (['.', 'st', 'nd', 'rd', 'th', 'er', 'º'].includes(word(step))) step += 1
  if (['of', 'de'].includes(word(step))) step += 1
  const named = MONTH_OF.get(word(step))
  if (!named) return undefined
  return { ...yearAfter(tokens, at + step + 1, step + 1), date: Number(raw(0)), month: named }
}

/** Day and month in numbers: English alone does not say which comes first. */
function inOrder({ one, two, year }: { one: number; two: number; year: number | null }, sign: string, language: Language) {
  const isClear = one > 12 || two > 12 || one === two || sign === '.' || language !== 'en'
  if (!isClear) return { isUnclear: true as const }
  return two > 12 ? { date: two, month: one, year } : { date: one, month: two, year }
}

function yearAfter(tokens: readonly Token[], at: number, length: number): { length: number; year: number | null } {
  let step = at
  while (step < at + 2 && ['.', ',', 'de', 'del'].includes(tokens[step]?.folded ?? '')) step += 1
  const raw = tokens[step]?.raw ?? ''
  return /^20\d{2}$/.test(raw) ? { length: length + step - at + 1, year: Number(raw) } : { length, year: null }
}

/** Without a year it is the next such day; up to a month ago it is that one, which is over. */
function withYear(
  { date, month, year }: { date: number; month: number; year: number | null },
  context: DayContext,
): string | undefined {
  const from = context.sentDay ?? context.today
  const first = Number(addDays(from, -31).slice(0, 4))
  const years = year === null ? [first, first + 1, first + 2] : [year]
  const days = years.map((one) => `${one}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`).filter(isIsoDate)
  return days.find((day) => year !== null || day >= addDays(from, -31))
}

function weekdayBeside(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (const step of [from - 1, from - 2, from - 3, to, to + 1]) {
    const found = WEEKDAY_OF.get(tokens[step]?.folded ?? '')
    if (found !== undefined) return found
    // A word in between belongs to something else; 'den', 'der', 'le' and ',' do not.
    if (step < from && (tokens[step]?.folded.length ?? 0) > 3) break
  }
  return undefined
}

function relativeAt(tokens: readonly Token[], at: number, { sentDay }: DayContext): NamedDay | undefined {
  const word = tokens[at]?.folded ?? ''
  const before = [tokens[at - 1]?.folded ?? '', tokens[at - 2]?.folded ?? '']
  const after = tokens[at + 1]?.folded ?? ''
  const place = { from: at, to: at + 1, isWritten: false }
  const ahead = DAYS_AHEAD.get(word)
  if (ahead !== undefined)
    return GREETED_BY.has(before[0] ?? '') ? undefined : { ...place, day: sentDay && addDays(sentDay, ahead) }
  const weekday = WEEKDAY_OF.get(word)
  if (weekday === undefined || word.length <= 3) return undefined
  if ([...before, after].some((one) => PAST.has(one))) return undefined
  if (!sentDay || [...before, after].some((one) => VAGUE.has(one))) return { ...place, day: null }
  const steps = (weekday - new Date(`${sentDay}T00:00:00Z`).getUTCDay() + 7) % 7 || 7
  return { ...place, day: addDays(sentDay, steps) }
}

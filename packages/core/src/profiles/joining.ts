import { type Option, spell } from '#shared/options'
import { addDays, addMonths, daysBetween, isIsoDate } from '#shared/time/dates'
import { showDate } from '#shared/time/show-dates'
import { JOINING_RULES, JOINING_TIMELINE_ALIASES, JOINING_TIMELINES } from './constants.ts'

export type JoiningTimeline = Option<typeof JOINING_TIMELINES>

const isTimeline = (value: unknown): value is JoiningTimeline =>
  typeof value === 'string' && Object.hasOwn(JOINING_TIMELINES, value)

/** An option counted from today, or a date unchanged; null for anything else (spec 2 §4). `today` is YYYY-MM-DD. */
export function joiningDate(choice: string | null, today: string): string | null {
  const timeline = spell(JOINING_TIMELINES, JOINING_TIMELINE_ALIASES, choice)
  if (!isTimeline(timeline)) return choice && isIsoDate(choice.trim()) ? choice.trim() : null
  const rule = JOINING_RULES[timeline]
  return 'days' in rule ? addDays(today, rule.days) : addMonths(today, rule.months)
}

/** The option that a stored date matches today, if any. */
export function joiningTimeline(date: string | null, today: string): JoiningTimeline | null {
  if (!date) return null
  const days = daysBetween(today, date)
  const match = Object.entries(JOINING_RULES).find(([, { from, to }]) => days >= from && days <= to)
  return match ? (match[0] as JoiningTimeline) : null
}

/** '2 weeks', or a date. */
export function showJoiningDate(date: string | null, today: string): string | null {
  const timeline = joiningTimeline(date, today)
  return timeline ? JOINING_TIMELINES[timeline] : showDate(date)
}

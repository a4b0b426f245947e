import type { Token } from '#answers/words/tokens'
import { has } from './fact.ts'

/** The numbers that an option covers: '3-5 years', '5+', 'less than 1'. */
export type Interval = { low: number; high: number; isAboveLow: boolean; isBelowHigh: boolean }

const BOUNDS = ['at-least', 'more-than', 'less-than', 'up-to', 'within', 'or-more', 'or-less', 'plus']
const UNITS = ['years', 'months', 'weeks', 'days']

/** Null when the option says anything beyond numbers, bounds and the concepts in `also`. */
export function readInterval(option: readonly Token[], also: readonly string[]): Interval | null {
  const known = ['number', 'range', 'not', 'no', 'soon', ...BOUNDS, ...also]
  if (option.length === 0 || option.some(({ concept }) => !known.includes(concept))) return null
  const numbers = option.flatMap(({ number }) => number ?? [])
  const bounds = option.filter(({ concept }) => BOUNDS.includes(concept))
  if (has(option, 'soon', 'not', 'no')) return numbers.length + bounds.length === 0 ? exactly(0) : null
  // 'Less than a year'
  const [first, second] = numbers.length === 0 && has(option, ...UNITS) && bounds.length === 1 ? [1] : numbers
  if (first === undefined || numbers.length > 2 || bounds.length > 1) return null
  if (second !== undefined)
    return has(option, 'range') && bounds.length === 0 && first < second ? { ...exactly(first), high: second } : null
  const [bound] = bounds
  if (!bound) return exactly(first)
  if (has([bound], 'more-than')) return { low: first, high: Number.POSITIVE_INFINITY, isAboveLow: true, isBelowHigh: false }
  if (has([bound], 'less-than')) return { low: 0, high: first, isAboveLow: false, isBelowHigh: true }
  return has([bound], 'up-to', 'within', 'or-less')
    ? { ...exactly(0), high: first }
    : { ...exactly(first), high: Number.POSITIVE_INFINITY }
}

const exactly = (number: number): Interval => ({ low: number, high: number, isAboveLow: false, isBelowHigh: false })

export const covers = ({ low, high, isAboveLow, isBelowHigh }: Interval, value: number) =>
  (isAboveLow ? value > low : value >= low) && (isBelowHigh ? value < high : value <= high)

/** Of overlapping intervals the one inside all others, as 'within 2 weeks' is inside 'within a month'; undefined when there is none. */
export function innermost(intervals: readonly Interval[]): number | undefined {
  const isInside = (one: Interval, other: Interval) => one.low >= other.low && one.high <= other.high
  const found = intervals.flatMap((one, index) => (intervals.every((other) => isInside(one, other)) ? index : []))
  return found.length === 1 ? found[0] : undefined
}

import { z } from 'zod'
import { MARKET_LEAST, MARKET_WEEKS } from './constants.ts'

const text = z.string()
const count = z.int().min(0)
const counted = z.object({ name: text, count })

/** Pay for a full-time year of the middle half of the postings that name it in one currency. */
const pay = z.object({ currency: text, low: count, median: count, high: count, postings: count })

/** What was counted of an occupation in one country, or in all of them. */
const marketFigures = z.object({
  open: count,
  /** Cities of a country, or countries; the commonest first. */
  places: z.array(counted),
  pay: pay.nullable(),
  /** How many postings were read for the skills. */
  read: count,
  skills: z.array(counted),
})
export type MarketFigures = z.output<typeof marketFigures>

/** The open jobs of a week, as it was counted last; `week` is its Monday. */
const marketWeek = z.object({ week: z.iso.date(), open: count })
export type MarketWeek = z.output<typeof marketWeek>

export const market = marketFigures.extend({
  occupation: text,
  /** Empty for all countries. */
  country: text,
  /** `isHeld`: the profile names it. */
  skills: z.array(counted.extend({ isHeld: z.boolean() })),
  /** The oldest first. */
  weeks: z.array(marketWeek),
  countedAt: z.iso.datetime(),
})
export type Market = z.output<typeof market>

/** Nothing is said of a handful of jobs. */
export const isEnough = (number: number) => number >= MARKET_LEAST

/** Quartiles of the pay that postings name; null with too few of them. The value of a rank is one that a posting names. */
export function quartilesOf(yearly: readonly number[]) {
  if (!isEnough(yearly.length)) return null
  const sorted = yearly.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { low: at(0.25), median: at(0.5), high: at(0.75), postings: sorted.length }
}

/** The Monday of a day, in UTC. */
export function mondayOf(at: Date): string {
  const day = new Date(at)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** The weeks with what was counted now: the same week is counted anew, and the oldest is forgotten. */
export function addWeek(weeks: readonly MarketWeek[], open: number, at: Date): MarketWeek[] {
  const week = mondayOf(at)
  return [...weeks.filter((one) => one.week < week), { week, open }].slice(-MARKET_WEEKS)
}

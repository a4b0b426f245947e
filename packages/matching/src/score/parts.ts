import { LEVELS } from '@jobapply/core/jobs/constants'
import type { PartName } from '@jobapply/core/matching/constants'
import * as c from '#constants'
import type { Person } from '#person/person'
import type { ParsedPosting } from '#read/posting'
import { vocabulary } from '#tables/vocabulary'
import { foldWords, sharedWords } from '#words'
import { payValue } from './pay.ts'
import { placeOf } from './place.ts'

/** 0 to 1 each; null where posting or profile say nothing. */
export type PartValues = Record<PartName, number | null> & { reach: Reach }
/** What the whole score is worth by place and by level, 0 to 1: no skill makes a job in a country nearer where nobody may go. */
type Reach = { place: number; level: number }

export function partValues(posting: ParsedPosting, person: Person, now: Date): PartValues {
  const title = titleValue(posting, person)
  const place = placeOf(posting, person)
  return {
    must: skillsValue(posting, person, false, title ?? c.NO_TITLE_PRIOR),
    nice: skillsValue(posting, person, true, title ?? c.NO_TITLE_PRIOR),
    title,
    seniority: seniorityValue(posting, person),
    years: yearsValue(posting, person),
    place: place === null ? null : c.PLACE_VALUES[place],
    salary: payValue(posting.job, person.fields),
    freshness: freshnessValue(posting, now),
    reach: reachOf(place, stepsAbove(posting, person)),
  }
}

/** How much a posting asks for, and how much of it the profile covers: the posting's skills are the denominator. */
export function coverage({ needs }: ParsedPosting, { covers }: Person, nice: boolean): { asked: number; covered: number } {
  let asked = 0
  let covered = 0
  for (const need of needs) {
    if (need.nice !== nice) continue
    asked += need.weight
    if (covers[need.skill] === 1) covered += need.weight
  }
  return { asked, covered }
}

/** The share covered, drawn towards the title's fit where the posting names few skills. */
function skillsValue(posting: ParsedPosting, person: Person, nice: boolean, prior: number): number | null {
  const { asked, covered } = coverage(posting, person, nice)
  if (asked === 0) return null
  return ((covered + prior * c.PRIOR_WEIGHT) / (asked + c.PRIOR_WEIGHT)) ** c.SKILLS_CURVE
}

const TIER_VALUES = [0, ...c.TIERS.map((tier) => c.TITLE_VALUES[tier])]

/** How near the posting's title is to the desired one, or else to a post held. */
export function titleValue(posting: ParsedPosting, person: Person): number | null {
  if (person.titleWords.length === 0 && person.pastTitleWords.length === 0) return null
  let value = 0
  for (const id of posting.titleIs)
    value = Math.max(
      value,
      TIER_VALUES[person.wished[id] as number] ?? 0,
      c.PAST_TITLE_SHARE * (TIER_VALUES[person.held[id] as number] ?? 0),
    )
  if (value === 1) return 1
  const words = foldWords(posting.job.title)
  value = Math.max(value, wordsValue(words, person.titleWords))
  for (const past of person.pastTitleWords) value = Math.max(value, c.PAST_TITLE_SHARE * wordsValue(words, past))
  if (value > 0) return value
  if (posting.titleIs.length === 0 && posting.needs.length >= c.ENOUGH_NEEDS) return null
  return isSameField(posting, person) ? c.TITLE_VALUES.field : 0
}

const wordsValue = (one: readonly string[], other: readonly string[]) => {
  const shared = sharedWords(one, other)
  return shared === 1 ? 1 : shared * c.TITLE_VALUES.words
}

const isSameField = ({ titleIs }: ParsedPosting, { titleFields }: Person) => {
  const { occupations, occupationsOf } = vocabulary()
  return titleIs.some((id) => occupationsOf[id]?.some((index) => titleFields.has(occupations[index]?.field ?? -1)))
}

const LADDER = Object.keys(LEVELS)

/** How many steps a posting is above the person; null when one of them says nothing. */
const stepsAbove = ({ job }: ParsedPosting, { level }: Person): number | null =>
  job.level === null || level === null ? null : LADDER.indexOf(job.level) - LADDER.indexOf(level)

function seniorityValue(posting: ParsedPosting, person: Person): number | null {
  const steps = stepsAbove(posting, person)
  return steps === null ? null : ((steps >= 0 ? c.STEPS_ABOVE[steps] : c.STEPS_BELOW[-steps]) ?? 0)
}

const reachOf = (place: keyof typeof c.PLACE_VALUES | null, steps: number | null): Reach => ({
  place: place !== null && place in c.REACH ? c.REACH[place as keyof typeof c.REACH] : 1,
  level: (steps === null ? 1 : steps >= 0 ? c.REACH_ABOVE[steps] : c.REACH_BELOW[-steps]) ?? 1,
})

/** The highest least of what a posting asks for as a must; undefined when it names no years. */
export function yearsNeeded({ asks }: ParsedPosting): ParsedPosting['asks']['years'][number] | undefined {
  let highest: ParsedPosting['asks']['years'][number] | undefined
  for (const ask of asks.years) if (!ask.nice && (!highest || ask.value.min > highest.value.min)) highest = ask
  return highest
}

function yearsValue(posting: ParsedPosting, { years }: Person): number | null {
  const asked = yearsNeeded(posting)
  if (!asked || years === null) return null
  const { min } = asked.value
  return years >= min ? 1 : (years / min) ** 1.5
}

const DAY = 86_400_000

/** Days since it was posted; null when the posting does not say. */
export const daysPosted = ({ job }: ParsedPosting, now: Date) =>
  job.postedAt === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(job.postedAt)) / DAY))

function freshnessValue(posting: ParsedPosting, now: Date): number | null {
  const days = daysPosted(posting, now)
  if (days === null) return null
  return days <= c.FRESH_DAYS ? 1 : Math.max(0, 1 - (days - c.FRESH_DAYS) / (c.STALE_DAYS - c.FRESH_DAYS))
}

import { LEVELS } from '@jobapply/core/jobs/constants'
import { MAX_SCORE, type PartName } from '@jobapply/core/matching/constants'
import * as c from '#constants'
import type { Person } from '#person/person'
import type { Need } from '#read/needs'
import type { ParsedPosting } from '#read/posting'
import { type ComparedTitle, compareTitles, isKnownPart, weightOfPart } from '#read/title-parts'
import { vocabulary } from '#tables/vocabulary'
import { payValue } from './pay.ts'
import { placeOf } from './place.ts'
import { yearsFor } from './years-held.ts'

/** 0 to 1 each; null when posting or profile lack the data. */
export type PartValues = Record<PartName, number | null> & { reach: Reach }
/**
 * Factors on the whole score, 0 to 1: no skill makes up for a place or a level out of reach. `most`: the limit for somebody who has none of
 * many skills, since a title alone is no strong match.
 */
type Reach = { place: number; level: number; most: number }

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
    reach: { ...reachOf(place, levelsAbove(posting, person)), most: mostOf(posting, person) },
  }
}

/** Total weight of a posting's skills, and how much of it the profile covers. */
export function coverage(
  { needs }: ParsedPosting,
  { coveredSkills }: Person,
  nice: boolean,
): { needed: number; covered: number } {
  let needed = 0
  let covered = 0
  for (const need of needs) {
    if (need.nice !== nice) continue
    const counted = need.group === 0 ? need : bestOfGroup(needs, need, coveredSkills)
    if (counted !== need) continue
    needed += need.weight
    if (coveredSkills[need.skill] === 1) covered += need.weight
  }
  return { needed, covered }
}

/** The alternative that counts for its group: a held one, else the heaviest. */
function bestOfGroup(needs: readonly Need[], { group, nice }: Need, coveredSkills: Uint8Array): Need | undefined {
  let best: Need | undefined
  for (const one of needs) {
    if (one.group !== group || one.nice !== nice) continue
    const gain = best ? (coveredSkills[one.skill] as number) - (coveredSkills[best.skill] as number) : 1
    if (gain > 0 || (gain === 0 && best && one.weight > best.weight)) best = one
  }
  return best
}

/** The needs of which each counts: of alternatives one. */
export const countedNeeds = (needs: readonly Need[], { coveredSkills }: Person) =>
  needs.filter((need) => need.group === 0 || bestOfGroup(needs, need, coveredSkills) === need)

/** The covered share, smoothed towards the title's fit when the posting names few skills. */
function skillsValue(posting: ParsedPosting, person: Person, nice: boolean, prior: number): number | null {
  const { needed, covered } = coverage(posting, person, nice)
  if (needed === 0) return null
  return ((covered + prior * c.PRIOR_WEIGHT) / (needed + c.PRIOR_WEIGHT)) ** c.SKILLS_CURVE
}

const TIER_VALUES = [0, ...c.TIERS.map((tier) => c.TITLE_VALUES[tier])]

/** Similarity to the desired title, or else to a past job title. */
export function titleValue(posting: ParsedPosting, person: Person): number | null {
  const { comparedTitle, comparedPast, desiredTiers, pastTiers } = person
  if (comparedTitle === null && comparedPast.length === 0) return null
  let value = comparedTitle === null ? 0 : likeness(posting, comparedTitle, tierValue(posting, desiredTiers))
  const pastTier = tierValue(posting, pastTiers)
  for (const past of comparedPast) {
    if (value >= c.PAST_TITLE_SHARE) break
    value = Math.max(value, c.PAST_TITLE_SHARE * likeness(posting, past, pastTier))
  }
  if (value < c.LEAST_TITLE_VALUE && isVague(posting) && posting.needs.length >= c.MIN_NEEDS_WITHOUT_TITLE) return null
  return Math.max(value, isSameField(posting, person) ? c.TITLE_VALUES.field : 0)
}

function tierValue({ titleIs }: ParsedPosting, tiers: Uint8Array): number {
  let value = 0
  for (const id of titleIs) value = Math.max(value, TIER_VALUES[tiers[id] as number] ?? 0)
  return value
}

/** What the table says of two titles, or what their parts do; both together order titles that the table calls equal. */
function likeness({ titleParts }: ParsedPosting, title: ComparedTitle, tier: number): number {
  const { shared, nearness, isHead } = compareTitles(titleParts, title)
  if (shared === 1) return 1
  const composed = c.SHARED_PARTS * shared + (1 - c.SHARED_PARTS) * nearness
  const byTable = tier * (1 - c.TITLE_DETAIL + c.TITLE_DETAIL * composed)
  return Math.max(byTable, isHead ? c.TITLE_VALUES.head : c.TITLE_VALUES.words * composed)
}

/** A title that names no work: "Team Associate", "Wizard". */
const isVague = ({ titleIs, titleParts }: ParsedPosting) =>
  titleIs.length === 0 && !titleParts.parts.some((part) => isKnownPart(part) && weightOfPart(part) > c.VAGUE_PART)

const isSameField = ({ titleIs }: ParsedPosting, { titleFields }: Person) => {
  const { occupations, occupationsOf } = vocabulary()
  return titleIs.some((id) => occupationsOf[id]?.some((index) => titleFields.has(occupations[index]?.field ?? -1)))
}

const LEVEL_ORDER = Object.keys(LEVELS)

/** How many levels a posting is above the person; null when either is unknown. */
const levelsAbove = ({ job }: ParsedPosting, { level }: Person): number | null =>
  job.level === null || level === null ? null : LEVEL_ORDER.indexOf(job.level) - LEVEL_ORDER.indexOf(level)

function seniorityValue(posting: ParsedPosting, person: Person): number | null {
  const levels = levelsAbove(posting, person)
  return levels === null ? null : ((levels >= 0 ? c.STEPS_ABOVE[levels] : c.STEPS_BELOW[-levels]) ?? 0)
}

const reachOf = (place: keyof typeof c.PLACE_VALUES | null, levels: number | null): Omit<Reach, 'most'> => ({
  place: place !== null && place in c.REACH ? c.REACH[place as keyof typeof c.REACH] : 1,
  level: (levels === null ? 1 : levels >= 0 ? c.REACH_ABOVE[levels] : c.REACH_BELOW[-levels]) ?? 1,
})

function mostOf({ needs }: ParsedPosting, { coveredSkills }: Person): number {
  if (needs.length < c.MANY_SKILLS) return MAX_SCORE
  for (const need of needs) if (coveredSkills[need.skill] === 1) return MAX_SCORE
  return c.NO_SKILL_MAX
}

/** The highest required minimum; undefined when the posting requires no years. */
export function highestRequiredYears({
  requirements,
}: ParsedPosting): ParsedPosting['requirements']['years'][number] | undefined {
  let highest: ParsedPosting['requirements']['years'][number] | undefined
  for (const one of requirements.years) if (!one.nice && (!highest || one.value.min > highest.value.min)) highest = one
  return highest
}

/** From the same years as the condition, so that the two never contradict each other. */
function yearsValue(posting: ParsedPosting, person: Person): number | null {
  const required = highestRequiredYears(posting)
  if (!required || person.years === null) return null
  const { min } = required.value
  const years = yearsFor(posting, person, required).most ?? person.years
  return years >= min ? 1 : (years / min) ** 1.5
}

const DAY = 86_400_000

export const daysPosted = ({ job }: ParsedPosting, now: Date) =>
  job.postedAt === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(job.postedAt)) / DAY))

function freshnessValue(posting: ParsedPosting, now: Date): number | null {
  const days = daysPosted(posting, now)
  if (days === null) return null
  return days <= c.FRESH_DAYS ? 1 : Math.max(0, 1 - (days - c.FRESH_DAYS) / (c.STALE_DAYS - c.FRESH_DAYS))
}

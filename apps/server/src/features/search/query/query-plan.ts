import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import { levelWord, toSearchWords } from '@jobapply/core/jobs/search-words'
import { EXPERIENCE_FILTERS, type ExperienceFilter } from '@jobapply/core/matching/constants'
import { type AGES, ANY, CANDIDATES, PAGE_SIZE } from '@jobapply/core/search/constants'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { readTitle } from '@jobapply/matching/person/title'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'
import { sourcesOfKind } from '#features/jobs/companies/boards'
import { now } from '#platform/clock'

const MOST_VARIATIONS = 12
/** The index keeps no words that every text has. */
const SMALL_WORDS = new Set('a an and at by for from in of on or the to with'.split(' '))
const wordsOf = (text: string) => toSearchWords(text).filter((word) => !SMALL_WORDS.has(word))
/** Does a typed text name something that can be looked for? */
export const saysWhat = (searchTerm: string) => wordsOf(searchTerm).length > 0
/** With this many jobs under the right title, no further stage runs. */
export const ENOUGH = 5 * PAGE_SIZE
/** What fits less well is not looked through as far. */
const WEAKER = 10 * PAGE_SIZE

/** Only while no more than `atMost` have been found, and until there are `upTo`. */
export type PlannedLook = { look: Look; atMost: number; upTo: number }

/**
 * In which order the index is looked through until there are enough candidates. With a typed text: it stands in the title, then anywhere;
 * other names of that work only where there is little. Without one the desired title comes first, then its other names, then what is new.
 */
export function* planLooks(searchTerm: string, desiredTitle: string): Generator<PlannedLook> {
  const typed = wordsOf(searchTerm)
  const terms = typed.length > 0 ? typed : wordsOf(desiredTitle)
  const plan = (look: Look, atMost = CANDIDATES, upTo = CANDIDATES) => ({ look, atMost, upTo })
  if (terms.length === 0) return yield plan('newest')
  yield plan({ all: terms, within: 'title' })
  if (typed.length > 0) yield plan({ all: terms, within: 'anywhere' }, ENOUGH, WEAKER)
  // Computed lazily: most searches stop earlier.
  const anyTitle = otherNames(typed.length > 0 ? searchTerm : desiredTitle)
  if (anyTitle.length > 0) yield typed.length > 0 ? plan({ anyTitle }, PAGE_SIZE, WEAKER) : plan({ anyTitle })
  if (typed.length === 0) yield plan('newest', ENOUGH, WEAKER)
}

/** Of the few jobs that a person has pasted all are candidates that say what was typed. */
export function planPasted(searchTerm: string): Look {
  const all = wordsOf(searchTerm)
  return all.length > 0 ? { all, within: 'anywhere' } : 'newest'
}

/** The primary variations of a title. */
export function otherNames(title: string): string[][] {
  const { desiredTiers } = readTitle({ desired_job_title: title, experience: [] })
  const { variations } = vocabulary()
  const names = variations
    .flatMap((name, id) => (desiredTiers[id] === 1 ? [wordsOf(name)] : []))
    .filter((words) => words.length > 0)
  return withoutNarrower(names).slice(0, MOST_VARIATIONS)
}

/** Drops names that a broader name already covers. */
const withoutNarrower = (names: readonly string[][]) =>
  names.filter(
    (words, place) =>
      !names.some(
        (other, at) => at !== place && other.every((word) => words.includes(word)) && (other.length < words.length || at < place),
      ),
  )

const chosen = (value: string) => (value === ANY ? null : value)

const HOUR = 3_600_000
const AGE_HOURS = { day: 24, week: 7 * 24, month: 30 * 24 } as const satisfies Record<Exclude<keyof typeof AGES, 'all'>, number>
export const postedAfter = (age: keyof typeof AGE_HOURS, at: Date) => new Date(at.getTime() - AGE_HOURS[age] * HOUR)

/** The panel's filters as the index compares them. A search that was saved before a filter existed has it unset. */
export function toJobFilters(saved: SearchPreferences, firstSeenAfter?: Date): JobFilters {
  const filters = { ...NO_FILTERS, ...saved }
  return {
    place: toSearchWords(filters.location),
    country: chosen(filters.country),
    type: chosen(filters.jobType),
    mode: chosen(filters.workType)?.replace('-', '') ?? null,
    source: chosen(filters.platform),
    level: filters.experienceLevel === ANY ? null : levelOf(filters.experienceLevel),
    sources: filters.sourceKind === ANY ? undefined : sourcesOfKind(filters.sourceKind),
    isPayNamed: filters.pay === 'named' || undefined,
    postedAfter: filters.age === ANY ? undefined : postedAfter(filters.age, now()),
    firstSeenAfter,
  }
}

export function levelOf(choice: ExperienceFilter): NonNullable<JobFilters['level']> {
  const { words, levels } = EXPERIENCE_FILTERS[choice]
  return { title: [...words], keywords: levels.map(levelWord) }
}

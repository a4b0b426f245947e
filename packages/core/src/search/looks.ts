import type { JobFilters, Look } from '#jobs/job-query'
import { levelWord, toSearchWords } from '#jobs/search-words'
import { EXPERIENCE_FILTERS, type ExperienceFilter } from '#matching/constants'
import { readTitle } from '#matching/person-title'
import { vocabulary } from '#matching/vocabulary'
import { ANY } from './constants.ts'
import type { SearchPreferences } from './schema.ts'

const MOST_VARIATIONS = 12

/**
 * In which order the index is looked through until there are enough candidates. With a typed text: it stands in the title, then anywhere,
 * then the other names of that work. Without one the desired title comes first, then whatever is new.
 */
export function planLooks(searchTerm: string, desiredTitle: string): Look[] {
  const typed = toSearchWords(searchTerm)
  const wished = typed.length > 0 ? typed : toSearchWords(desiredTitle)
  if (wished.length === 0) return ['newest']
  const variations = otherNames(typed.length > 0 ? searchTerm : desiredTitle)
  const others: Look[] = variations.length > 0 ? [{ anyTitle: variations }] : []
  const inTitle: Look = { all: wished, within: 'title' }
  return typed.length > 0 ? [inTitle, { all: wished, within: 'anywhere' }, ...others] : [inTitle, ...others, 'newest']
}

/** The primary variations of a title. */
function otherNames(title: string): string[][] {
  const { wished } = readTitle({ desired_job_title: title, experience: [] })
  const { variations } = vocabulary()
  const names = variations.filter((_, id) => wished[id] === 1).map(toSearchWords)
  return names.filter((words) => words.length > 0).slice(0, MOST_VARIATIONS)
}

const chosen = (value: string) => (value === ANY ? null : value)

/** The panel's filters as the index compares them. */
export function toJobFilters(filters: SearchPreferences, firstSeenAfter?: Date): JobFilters {
  return {
    place: toSearchWords(filters.location),
    country: chosen(filters.country),
    type: chosen(filters.jobType),
    mode: chosen(filters.workType)?.replace('-', '') ?? null,
    source: chosen(filters.platform),
    level: filters.experienceLevel === ANY ? null : levelOf(filters.experienceLevel),
    firstSeenAfter,
  }
}

function levelOf(choice: ExperienceFilter): JobFilters['level'] {
  const { words, levels } = EXPERIENCE_FILTERS[choice]
  return { title: [...words], keywords: levels.map(levelWord) }
}

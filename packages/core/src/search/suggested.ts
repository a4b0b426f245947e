import type { Profile } from '#profiles/schema'
import * as c from './constants.ts'
import { NO_FILTERS } from './rules.ts'
import type { SearchPreferences } from './schema.ts'

type Wishes = Pick<Profile, 'desired_job_title' | 'location_country' | 'automation_job_types'>

/** The search that a profile asks for by itself; none without a title. A wish that the filters cannot say stays open. */
export function suggestFilters({
  desired_job_title,
  location_country,
  automation_job_types,
}: Wishes): SearchPreferences | undefined {
  if (!desired_job_title) return undefined
  return {
    ...NO_FILTERS,
    searchTerm: desired_job_title,
    country: location_country && Object.hasOwn(c.SEARCH_COUNTRIES, location_country) ? location_country : c.ANY,
    jobType: onlyOne(c.SEARCH_JOB_TYPES, automation_job_types),
    workType: onlyOne(c.WORK_TYPES, automation_job_types),
  }
}

/** With two preferences, neither becomes the filter. */
function onlyOne<T extends string>(options: Readonly<Record<T, string>>, wished: readonly string[]): T | typeof c.ANY {
  const [first, ...more] = wished.filter((one): one is T => one !== c.ANY && Object.hasOwn(options, one))
  return first && more.length === 0 ? first : c.ANY
}

/** 'Remote accountant' asks for a work type: it becomes the filter, where that is still open and other words are left. */
export function readTypedFilters(filters: SearchPreferences): SearchPreferences {
  const words = filters.searchTerm.trim().split(/\s+/)
  const [workType, ...more] = words.flatMap((word) => WORK_WORDS.get(word.toLowerCase()) ?? [])
  const rest = words.filter((word) => !WORK_WORDS.has(word.toLowerCase()))
  if (!workType || more.length > 0 || rest.length === 0 || filters.workType !== c.ANY) return filters
  return { ...filters, searchTerm: rest.join(' '), workType }
}
const WORK_WORDS = new Map([
  ['remote', 'remote'],
  ['hybrid', 'hybrid'],
  ['onsite', 'on-site'],
  ['on-site', 'on-site'],
] as const) as ReadonlyMap<string, Exclude<SearchPreferences['workType'], typeof c.ANY>>

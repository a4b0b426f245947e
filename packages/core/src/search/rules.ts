import type { SearchParams } from '#jobs/messages'
import { labelOf } from '#shared/options'
import { isSameWord } from '#shared/text/text'
import { dayOf, daysBetween } from '#shared/time/dates'
import * as c from './constants.ts'
import { SEARCH_LIMITS } from './limits.ts'
import { type SearchCopy, type SearchPreferences, searchCopy } from './schema.ts'

/** The default of every filter, which Clear Filters restores. */
export const NO_FILTERS: SearchPreferences = {
  searchTerm: '',
  location: '',
  country: c.ANY,
  platform: c.ANY,
  jobType: c.ANY,
  workType: c.ANY,
  experienceLevel: c.ANY,
  sourceKind: c.ANY,
  pay: c.ANY,
  age: c.ANY,
}

/** spec 3 §9: Today, Yesterday, N days ago; by the calendar where the person is. */
export function postedAge(datePosted: string | null, now: Date, timeZone?: string): string {
  if (datePosted === null || Number.isNaN(Date.parse(datePosted))) return ''
  const days = daysBetween(dayOf(new Date(datePosted), timeZone), dayOf(now, timeZone))
  return days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`
}

/** 'just now', '12 min ago', '3 h ago', '2 days ago'. */
export function readAge(readAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(readAt)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day ago' : `${days} days ago`
}

/** The search that the extension gets; a blank search text becomes 'Software Engineer' (spec 3 §5). */
export const toSearchParams = (filters: SearchPreferences): SearchParams => ({
  jobTitle: filters.searchTerm || c.EXTENSION_TITLE,
  location: filters.location,
  country: filters.country,
  jobType: filters.jobType,
  workType: filters.workType,
  experienceLevel: filters.experienceLevel,
  selectedPlatform: filters.platform,
})

/** The toast when jobs of a platform arrive (spec 3 §8). */
export const jobsFound = (platform: string, received: number, unique: number) => ({
  title: `Jobs found from ${labelOf(c.PLATFORMS, platform.toLowerCase()) ?? platform}`,
  message: `Received ${received} jobs, ${unique} were truly unique`,
})

/** '20 of 137 jobs', '1 job'. */
export const jobCount = (listed: number, total = 0) =>
  total > listed ? `${listed} of ${total} jobs` : listed === 1 ? '1 job' : `${listed} jobs`

/** The result of a finished search. */
export const jobsListed = (listed: number, total = 0) => (listed === 0 ? 'No jobs match.' : `Listed: ${jobCount(listed, total)}.`)

/** The browser's copy, if it is valid and belongs to this person. */
export function readSearchCopy(json: string | null, userId: string): SearchCopy | undefined {
  try {
    const { data } = searchCopy.safeParse(JSON.parse(json ?? ''))
    return data?.user_id === userId ? data : undefined
  } catch {
    return undefined
  }
}

/** What the documented save button calls a first search: 'My search', or 'My search 2' when there is one of that name. */
export function freeSearchName(searches: readonly { name: string }[]): string {
  const taken = new Set(searches.map(({ name }) => name.toLowerCase()))
  for (let count = 1; ; count++) {
    const name = count === 1 ? c.FIRST_SEARCH_NAME : `${c.FIRST_SEARCH_NAME} ${count}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

export const canSaveSearch = (owned: number) => owned < SEARCH_LIMITS.savedSearches

export const isNameTaken = (searches: readonly { id: string; name: string }[], name: string, except?: string) =>
  searches.some((one) => one.id !== except && isSameWord(one.name, name))

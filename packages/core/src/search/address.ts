import { DEFAULT_SORT, type Sort } from '#matching/constants'
import { NO_FILTERS } from './rules.ts'
import { type SearchPreferences, searchPreferences, sort } from './schema.ts'

/** A search that was made: what is looked for, in which order, through which profile, and the job that is open. */
export type SearchPlace = {
  filters: SearchPreferences
  sort: Sort
  profileId?: string | undefined
  jobId?: string | undefined
}

/** Its part of the address: reload, back, a bookmark and a mail lead to the same jobs. What is not set is left out; the words are always there. */
export function toSearchQuery({ filters, sort, profileId, jobId }: SearchPlace): string {
  const chosen = Object.entries(filters).filter(([key, value]) => value !== NO_FILTERS[key as keyof SearchPreferences])
  const { searchTerm: _, ...others } = Object.fromEntries(chosen)
  return new URLSearchParams({
    searchTerm: filters.searchTerm,
    ...others,
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(profileId && { profile: profileId }),
    ...(jobId && { job: jobId }),
  }).toString()
}

/** Without `searchTerm` no search was made. An unknown value is no value: anybody can write an address. */
export function readSearchQuery(query: URLSearchParams): SearchPlace | undefined {
  if (!query.has('searchTerm')) return undefined
  const filters = Object.entries(NO_FILTERS).map(([key, unset]) => {
    const { data } = searchPreferences.shape[key as keyof SearchPreferences].safeParse(query.get(key) ?? unset)
    return [key, data ?? unset]
  })
  return {
    filters: Object.fromEntries(filters),
    sort: sort.safeParse(query.get('sort')).data ?? DEFAULT_SORT,
    profileId: query.get('profile') ?? undefined,
    jobId: query.get('job') ?? undefined,
  }
}

import { z } from 'zod'
import { DEFAULT_SORT, type Sort } from '#matching/constants'
import { CANDIDATES, PAGE_SIZE } from './constants.ts'
import { NO_FILTERS } from './rules.ts'
import { type SearchPreferences, searchPreferences, sort } from './schema.ts'

const laterPage = z.coerce.number().pipe(
  z
    .int()
    .min(2)
    .max(CANDIDATES / PAGE_SIZE),
)

/** What the address says: the search that was made, how many pages of it are listed, and the open job. */
export type SearchAddress = {
  filters: SearchPreferences
  sort: Sort
  /** Absent for the first page. */
  page?: number | undefined
  /** Absent for the primary profile. */
  profileId?: string | undefined
  jobId?: string | undefined
}

/** The query string, for reload, back, bookmarks and emails. Defaults are left out, except `searchTerm`: it marks that a search was made. */
export function toSearchQuery({ filters, sort, page = 1, profileId, jobId }: SearchAddress): string {
  const chosen = Object.entries(filters).filter(([key, value]) => value !== NO_FILTERS[key as keyof SearchPreferences])
  const { searchTerm: _, ...others } = Object.fromEntries(chosen)
  return new URLSearchParams({
    searchTerm: filters.searchTerm,
    ...others,
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(profileId && { profile: profileId }),
    ...(jobId && { job: jobId }),
  }).toString()
}

/** Without `searchTerm` no search was made. Unknown values are ignored: people edit addresses. */
export function readSearchQuery(query: URLSearchParams): SearchAddress | undefined {
  if (!query.has('searchTerm')) return undefined
  const filters = Object.entries(NO_FILTERS).map(([key, unset]) => {
    const { data } = searchPreferences.shape[key as keyof SearchPreferences].safeParse(query.get(key) ?? unset)
    return [key, data ?? unset]
  })
  return {
    filters: Object.fromEntries(filters),
    sort: sort.safeParse(query.get('sort')).data ?? DEFAULT_SORT,
    page: laterPage.safeParse(query.get('page')).data,
    profileId: query.get('profile') ?? undefined,
    jobId: query.get('job') ?? undefined,
  }
}

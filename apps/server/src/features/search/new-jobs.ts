import { toSearchQuery } from '@jobapply/core/search/address'
import type { SearchPreferences } from '@jobapply/core/search/schema'

/** The result of a standing search: its best new jobs, and how many there are. */
export type NewJobs = {
  userId: string
  search: { id: string; name: string; profileId: string; preferences: SearchPreferences }
  jobs: { id: string; title: string; company: string; location: string; matchScore: number }[]
  count: number
}

/** The page of this search, with one of its jobs open. */
export const pathOf = ({ search: { preferences, profileId } }: NewJobs, jobId?: string) =>
  `/search?${toSearchQuery({ filters: preferences, sort: 'best', profileId, jobId })}`

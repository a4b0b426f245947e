import { toSearchQuery } from '@jobapply/core/search/address'
import type { Change } from '@jobapply/core/search/alerts'
import type { SearchPreferences } from '@jobapply/core/search/schema'

type StandingSearch = { id: string; name: string; profileId: string; preferences: SearchPreferences }

/** The result of a standing search: the best of its new and changed jobs, and how many there are. */
export type NewJobs = {
  userId: string
  search: StandingSearch
  jobs: { id: string; title: string; company: string; location: string; matchScore: number; change: Change }[]
  /** New ones and those that were told before. */
  count: number
  changed: number
}

/** What the email of a day says: each job with what changed and why it fits. */
export type DayOfJobs = Omit<NewJobs, 'jobs'> & {
  jobs: (NewJobs['jobs'][number] & { reasons: string[] })[]
  /** Found jobs that are left out: their company is hidden, or they are like one that the person does not want. */
  hidden: { companies: number; unwanted: number }
}

/** The page of this search, with one of its jobs open. */
export const pathOf = ({ search: { preferences, profileId } }: Pick<NewJobs, 'search'>, jobId?: string) =>
  `/search?${toSearchQuery({ filters: preferences, sort: 'best', profileId, jobId })}`

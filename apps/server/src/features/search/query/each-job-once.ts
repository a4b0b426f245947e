import { groupAlike } from '@jobapply/core/search/merge'
import type { Candidate } from '#features/jobs/listings/candidates-store'
import { rankListings } from '#features/jobs/listings/same-job-store'
import type { Db } from '#platform/db/database'

type Hit = { job: Candidate; pasted?: object }

/**
 * SEARCH-021: of several listings of one job the list shows the one of a board of ours, else the page that the person pasted, else the one
 * that was known first. The index keeps those apart that different people brought.
 */
export async function eachJobOnce<H extends Hit>(db: Db, hits: readonly H[]): Promise<H[]> {
  const groups = groupAlike(hits, ({ job }) => [
    job.nameKey && `name ${job.nameKey}`,
    job.addressKey && `address ${job.addressKey}`,
  ])
  const several = groups.filter(({ length }) => length > 1).flat()
  const ranked = await rankListings(
    db,
    several.flatMap(({ job, pasted }) => (pasted ? [] : job.id)),
  )
  const rank = new Map(ranked.map(({ id, isOurs }, place) => [id, isOurs ? place - ranked.length : place + 1]))
  const rankOf = ({ job, pasted }: Hit) => (pasted ? 0 : (rank.get(job.id) ?? Number.POSITIVE_INFINITY))
  return groups.map((group) => group.reduce((first, other) => (rankOf(other) < rankOf(first) ? other : first)))
}

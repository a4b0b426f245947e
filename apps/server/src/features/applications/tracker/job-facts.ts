import { factsReader, type JobFacts } from '#features/applications/record/posting'
import { findListings } from '#features/jobs/listings/listings-store'
import { listProfiles } from '#features/profiles/store'
import type { Db } from '#platform/db/database'

type Wanted = { jobId: string; profileId: string | null }

/** The facts of jobs of the index, by their ids. */
export async function findJobFacts(db: Db, userId: string, wanted: readonly Wanted[]): Promise<Map<string, Partial<JobFacts>>> {
  const listings = await findListings(
    db,
    wanted.map(({ jobId }) => jobId),
  )
  if (listings.size === 0) return new Map()
  const read = await factsReader(userId, await listProfiles(db, userId), [...listings.values()])
  return new Map(
    wanted.flatMap(({ jobId, profileId }) => {
      const listing = listings.get(jobId)
      return listing ? [[jobId, read(listing, profileId)] as const] : []
    }),
  )
}

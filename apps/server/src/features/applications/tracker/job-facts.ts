import { readPosting } from '@jobapply/matching/read/posting'
import { findListings } from '#features/jobs/listings-store'
import { listProfiles } from '#features/profiles/store'
import { profileRater } from '#features/search/rate-profiles'
import type { Db } from '#platform/db/database'

export type JobFacts = { score: number | null; deadline: string | null }
type Wanted = { jobId: string; profileId: string | null }

/** How well jobs of the index fit the profile they are kept for, else the best one, and when they close. Kept, because a posting goes. */
export async function findJobFacts(db: Db, userId: string, wanted: readonly Wanted[]): Promise<Map<string, JobFacts>> {
  const listings = await findListings(
    db,
    wanted.map(({ jobId }) => jobId),
  )
  if (listings.size === 0) return new Map()
  const rate = profileRater(await listProfiles(db, userId))
  return new Map(
    wanted.flatMap(({ jobId, profileId }) => {
      const listing = listings.get(jobId)
      if (!listing) return []
      const rated = rate(readPosting(listing))
      const { matchScore } = rated.find((one) => one.profileId === profileId) ?? rated[0] ?? {}
      const score = matchScore === undefined ? null : Math.round(matchScore)
      return [[jobId, { score, deadline: listing.expiresAt?.slice(0, 10) ?? null }] as const]
    }),
  )
}

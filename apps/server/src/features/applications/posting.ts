import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { readPosting } from '@jobapply/matching/read/posting'
import { findListings } from '#features/jobs/listings-store'
import { findPastedJob } from '#features/jobs/pasted-store'
import { profileRater } from '#features/search/rate-profiles'
import type { Db } from '#platform/db/database'

export const textOf = ({ description, requirements: { must, nice }, benefits }: JobListing) =>
  [description, ...[must, nice, benefits].map((lines) => lines.map((line) => `- ${line}`).join('\n'))]
    .filter((part) => part !== '')
    .join('\n\n')

/** How well a posting fits, when it was posted and when it closes. Kept, because a posting goes. */
export type JobFacts = { score: number | null; postedAt: Date | null; deadline: string | null }
/** What an application keeps of its posting. */
export type PostingFacts = { posting: string } & Partial<JobFacts>

/**
 * Makes those facts for these profiles, which are prepared once: for the profile that is asked for, else for the best one. Of a posting
 * that the extension found on a board nothing is known.
 */
export function postingReader(profiles: readonly Profile[]) {
  const rate = profileRater(profiles)
  return (listing: JobListing | undefined, profileId: string | null): PostingFacts => {
    if (!listing) return { posting: '' }
    const rated = rate(readPosting(listing))
    const { matchScore } = rated.find((one) => one.profileId === profileId) ?? rated[0] ?? {}
    return {
      posting: textOf(listing),
      score: matchScore === undefined ? null : Math.round(matchScore),
      postedAt: listing.postedAt === null ? null : new Date(listing.postedAt),
      deadline: listing.expiresAt?.slice(0, 10) ?? null,
    }
  }
}

/** Postings by id: of the index, else those that the person pasted. */
export async function findPostings(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, JobListing>> {
  const found = await findListings(db, ids)
  for (const id of new Set(ids)) {
    const pasted = found.has(id) ? undefined : await findPastedJob(db, userId, id)
    if (pasted) found.set(id, pasted.listing)
  }
  return found
}

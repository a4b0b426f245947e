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

/** What an application keeps of its posting. */
export type PostingFacts = { posting: string; matchScore: number | null; postedAt: Date | null }

/** Makes those facts for these profiles, which are prepared once. A posting that the extension found on a board has none. */
export function postingReader(profiles: readonly Profile[]) {
  const rate = profileRater(profiles)
  return (listing: JobListing | undefined, profileId: string | null): PostingFacts => {
    if (!listing) return { posting: '', matchScore: null, postedAt: null }
    const rated = rate(readPosting(listing)).find((one) => one.profileId === profileId)
    return {
      posting: textOf(listing),
      matchScore: rated ? Math.round(rated.matchScore) : null,
      postedAt: listing.postedAt === null ? null : new Date(listing.postedAt),
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

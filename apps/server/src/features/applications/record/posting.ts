import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { findListings } from '#features/jobs/listings/listings-store'
import { findPastedJobs } from '#features/jobs/listings/pasted-store'
import { rateWork } from '#features/search/works'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'

/** Small enough for the time budget of a question, even where every posting is as long as it may be. */
const RATED_AT_ONCE = 25

export const textOf = ({ description, requirements: { must, nice }, benefits }: JobListing) =>
  [description, ...[must, nice, benefits].map((lines) => lines.map((line) => `- ${line}`).join('\n'))]
    .filter((part) => part !== '')
    .join('\n\n')

/** How well a posting fits, when it was posted and when it closes. Kept, because a posting goes. */
export type JobFacts = { score: number | null; postedAt: Date | null; deadline: string | null }
/** What an application keeps of its posting. */
export type PostingFacts = { posting: string } & Partial<JobFacts>

/** How each listing fits each profile, the best first, by the listing's id. */
export async function rateByJob(userId: string, profiles: readonly Profile[], listings: readonly JobListing[]) {
  const rated = new Map<string, Awaited<ReturnType<typeof rateWork.run>>[number]>()
  for (let from = 0; from < listings.length && profiles.length > 0; from += RATED_AT_ONCE) {
    const some = listings.slice(from, from + RATED_AT_ONCE)
    const scores = await compute(userId, rateWork, { profiles: [...profiles], listings: some, at: now() })
    for (const [place, listing] of some.entries()) rated.set(listing.id, scores[place] ?? [])
  }
  return rated
}

/** Makes the facts of these listings, without their texts: for the profile that is asked for, else for the best one. */
export async function factsReader(userId: string, profiles: readonly Profile[], listings: readonly JobListing[]) {
  const rates = await rateByJob(userId, profiles, listings)
  return (listing: JobListing, profileId: string | null): JobFacts => {
    const rated = rates.get(listing.id) ?? []
    const { matchScore } = rated.find((one) => one.profileId === profileId) ?? rated[0] ?? {}
    return {
      score: matchScore === undefined ? null : Math.round(matchScore),
      postedAt: listing.postedAt === null ? null : new Date(listing.postedAt),
      deadline: listing.expiresAt?.slice(0, 10) ?? null,
    }
  }
}

/** Those facts with the text of the posting. Of a posting that the extension found on a board nothing is known. */
export async function postingReader(userId: string, profiles: readonly Profile[], listings: readonly JobListing[]) {
  const read = await factsReader(userId, profiles, listings)
  return (listing: JobListing | undefined, profileId: string | null): PostingFacts =>
    listing ? { posting: textOf(listing), ...read(listing, profileId) } : { posting: '' }
}

/** Postings by id: of the index, else those that the person pasted. */
export async function findPostings(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, JobListing>> {
  const found = await findListings(db, ids)
  const others = ids.filter((id) => !found.has(id))
  for (const pasted of await findPastedJobs(db, userId, others)) found.set(pasted.id, pasted)
  return found
}

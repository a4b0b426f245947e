import type { JobListing } from '@jobapply/core/jobs/schema'
import { findListings } from '#features/jobs/listings-store'
import { findPastedJob } from '#features/jobs/pasted-store'
import type { Db } from '#platform/db/database'

export const textOf = ({ description, requirements: { must, nice }, benefits }: JobListing) =>
  [description, ...[must, nice, benefits].map((lines) => lines.map((line) => `- ${line}`).join('\n'))]
    .filter((part) => part !== '')
    .join('\n\n')

/** The texts of postings as we read them ourselves, by id; what the extension found on a board is not in the index and has none. */
export async function readPostings(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const listings = await findPostings(db, userId, ids)
  return new Map([...listings].map(([id, listing]) => [id, textOf(listing)]))
}

/** The postings themselves: of the index, else those that the person pasted. */
export async function findPostings(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, JobListing>> {
  const found = await findListings(db, ids)
  for (const id of new Set(ids)) {
    const pasted = found.has(id) ? undefined : await findPastedJob(db, userId, id)
    if (pasted) found.set(id, pasted.listing)
  }
  return found
}

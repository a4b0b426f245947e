import type { LetterJob } from '@jobapply/core/documents/cover-letters'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { findJob } from '#features/jobs/listings/listings-store'
import { findPastedJob } from '#features/jobs/listings/pasted-store'
import type { Db } from '#platform/db/database'

/** What a document keeps of a posting: one of the index, or one that the person pasted. */
export async function readJob(db: Db, userId: string, id: string): Promise<LetterJob | undefined> {
  const { listing } = (await findPastedJob(db, userId, id)) ?? (await findJob(db, id)) ?? {}
  return listing && toLetterJob(listing)
}

export const toLetterJob = (listing: JobListing): LetterJob => {
  const { id, title, company, location, description, requirements, skills } = listing
  return { id, title, company, location, description, requirements, skills }
}

/** A job that we don't have: what the person typed or pasted about it. */
export const typedJob = ({ title, company, text = '' }: { title: string; company: string; text?: string }): LetterJob => ({
  ...{ id: null, title, company, location: '', description: text },
  ...{ requirements: { must: [], nice: [] }, skills: [] },
})

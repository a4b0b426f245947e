import type { LetterJob } from '@jobapply/core/documents/cover-letters'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { findJob } from '#features/jobs/listings/listings-store'
import { findPastedJob } from '#features/jobs/listings/pasted-store'
import type { Db } from '#platform/db/database'
import { findLetterJob } from './letters-store.ts'

/** A posting of the index, one that the person pasted, or what a letter has kept of one that is gone. */
export async function readJob(db: Db, userId: string, id: string): Promise<LetterJob | undefined> {
  const { listing } = (await findPastedJob(db, userId, id)) ?? (await findJob(db, id)) ?? {}
  return listing ? toLetterJob(listing) : findLetterJob(db, userId, id)
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

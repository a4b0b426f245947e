import type { JobListing } from '@jobapply/core/jobs/schema'
import { type Posting, readPosting } from '@jobapply/core/matching/posting'
import { findTexts } from '#features/jobs/candidates-store'
import type { Candidate } from '#features/jobs/listing-row'
import type { Db } from '#platform/db/database'

/** About 10 kB each. */
const MOST = 2_000

/** A job with its text, and as matching reads it. */
export type Reading = { listing: JobListing; posting: Posting }
const readings = new Map<string, Reading & { contentKey: string }>()

/** Each candidate read for matching. What was read before and has not changed since is not read again: the next page costs little. */
export async function readCandidates(db: Db, candidates: readonly Candidate[]): Promise<Reading[]> {
  const known = (candidate: Candidate) => {
    const reading = readings.get(candidate.id)
    return reading?.contentKey === candidate.contentKey ? reading : undefined
  }
  const missing = candidates.filter((candidate) => !known(candidate))
  const texts = await findTexts(
    db,
    missing.map(({ id }) => id),
  )
  const read = candidates.flatMap((candidate) => {
    const text = texts.get(candidate.id)
    const reading = known(candidate) ?? (text && toReading({ ...candidate, ...text }))
    return reading ? { id: candidate.id, reading } : []
  })
  for (const { id, reading } of read) {
    readings.delete(id)
    readings.set(id, reading)
  }
  for (const id of readings.keys()) {
    if (readings.size <= MOST) break
    readings.delete(id)
  }
  return read.map(({ reading }) => reading)
}

const toReading = ({ contentKey, ...listing }: JobListing & { contentKey: string }) => ({
  contentKey,
  listing,
  posting: readPosting(listing),
})

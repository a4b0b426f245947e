import type { JobListing } from '@jobapply/core/jobs/schema'
import { type Posting, readPosting, textOf, type WholePosting } from '@jobapply/core/matching/posting'
import { readerKey, unpackReading } from '@jobapply/core/matching/reading'
import { findTexts } from '#features/jobs/candidates-store'
import type { Candidate } from '#features/jobs/listing-row'
import { findReadings } from '#features/matching/store'
import type { Db } from '#platform/db/database'

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id)

/** Each candidate as it is scored. Texts are fetched for those whose score needs them, and for those that nobody has read yet. */
export async function readCandidates(
  db: Db,
  candidates: readonly Candidate[],
  needsText: (candidate: Candidate) => boolean,
): Promise<{ job: Candidate; posting: Posting }[]> {
  const readings = await findReadings(db, readerKey(), idsOf(candidates))
  const texts = await findTexts(db, idsOf(candidates.filter((one) => !readings.has(one.id) || needsText(one))))
  return candidates.flatMap((job) => {
    const reading = readings.get(job.id)
    const words = texts.get(job.id)
    if (reading !== undefined) return { job, posting: { ...unpackReading(reading), job, text: words ? textOf(words) : '' } }
    return words ? { job, posting: readPosting({ ...job, ...words }) } : []
  })
}

/** The few that are shown, with all their words. */
export async function readWhole<Hit extends { job: Candidate }>(
  db: Db,
  hits: readonly Hit[],
): Promise<(Omit<Hit, 'job'> & { job: JobListing; posting: WholePosting })[]> {
  const texts = await findTexts(db, idsOf(hits.map(({ job }) => job)))
  return hits.flatMap((hit) => {
    const words = texts.get(hit.job.id)
    if (!words) return []
    const job = { ...hit.job, ...words }
    return { ...hit, job, posting: readPosting(job) }
  })
}

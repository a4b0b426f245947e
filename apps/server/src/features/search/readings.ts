import type { JobListing } from '@jobapply/core/jobs/schema'
import { type Posting, readPosting, textOf } from '@jobapply/core/matching/posting'
import { readerKey, unpackReading } from '@jobapply/core/matching/reading'
import { type Candidate, completeJobs, findCandidates, findTexts } from '#features/jobs/candidates-store'
import type { Db } from '#platform/db/database'

/** Jobs as they are scored. Texts are fetched for those whose score needs them, and for those that nobody has read yet. */
export async function readCandidates(
  db: Db,
  ids: readonly string[],
  needsText: (candidate: Candidate) => boolean,
): Promise<{ job: Candidate; posting: Posting }[]> {
  const candidates = await findCandidates(db, ids, readerKey())
  const worded = candidates.filter((one) => one.reading === null || needsText(one))
  const texts = await findTexts(
    db,
    worded.map(({ id }) => id),
  )
  return candidates.flatMap((job) => {
    const words = texts.get(job.id)
    if (job.reading !== null)
      return { job, posting: Object.assign(unpackReading(job.reading), { job, text: words ? textOf(words) : '' }) }
    return words ? { job, posting: readPosting({ ...job, ...words }) } : []
  })
}

/** The few that are shown, with all their words. */
export async function withWords<Hit extends { job: Candidate }>(
  db: Db,
  hits: readonly Hit[],
): Promise<(Omit<Hit, 'job'> & { job: JobListing })[]> {
  const listings = await completeJobs(
    db,
    hits.map(({ job }) => job),
  )
  return hits.flatMap((hit) => {
    const job = listings.get(hit.job.id)
    return job ? { ...hit, job } : []
  })
}

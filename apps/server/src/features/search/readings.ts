import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Person } from '@jobapply/core/matching/person'
import { type Posting, readPosting, textOf } from '@jobapply/core/matching/posting'
import { needsWords, readerKey, unpackReading } from '@jobapply/core/matching/reading'
import type { SearchCriteria } from '@jobapply/core/matching/schema'
import { type Candidate, completeJobs, findCandidates, findTexts } from '#features/jobs/candidates-store'
import type { Db } from '#platform/db/database'

/** Jobs as they are scored. Texts are fetched for a profile that needs them, and for jobs that nobody has read yet. */
export async function readCandidates(
  db: Db,
  ids: readonly string[],
  person: Person,
  { searchTerm }: SearchCriteria,
): Promise<{ job: Candidate; posting: Posting }[]> {
  const wantsWords = needsWords(person)
  const candidates = await findCandidates(db, ids, readerKey(), wantsWords ? '' : searchTerm.trim().toLowerCase())
  const worded = wantsWords ? candidates : candidates.filter(({ reading }) => reading === null)
  const texts = await findTexts(
    db,
    worded.map(({ id }) => id),
  )
  return candidates.flatMap((job) => {
    const words = texts.get(job.id)
    const { reading, saysTyped } = job
    if (reading !== null)
      return { job, posting: Object.assign(unpackReading(reading), { job, text: words ? textOf(words) : '', saysTyped }) }
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

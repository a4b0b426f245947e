import type { JobListing } from '@jobapply/core/jobs/schema'
import type { SearchCriteria } from '@jobapply/core/matching/schema'
import { needsPostingText, type Person } from '@jobapply/matching/person/person'
import { readerKey, unpackFacts } from '@jobapply/matching/read/packed-facts'
import { type ParsedPosting, readPosting, textOf } from '@jobapply/matching/read/posting'
import { type Candidate, completeJobs, eachCandidate, eachText } from '#features/jobs/candidates-store'
import type { Texts } from '#features/jobs/listing-row'
import type { Db } from '#platform/db/database'

/**
 * Jobs as they are scored, each as soon as it is there. Texts are fetched for a profile that needs them, and for jobs that nobody has
 * read yet.
 */
export async function eachPosting(
  db: Db,
  ids: readonly string[],
  person: Person,
  { searchTerm }: SearchCriteria,
  take: (job: Candidate, posting: ParsedPosting) => void,
): Promise<void> {
  const needsText = needsPostingText(person)
  const typed = needsText ? '' : searchTerm.trim().toLowerCase()
  const worded = new Map<string, Candidate>()
  await eachCandidate(db, { ids, reader: readerKey(), typed }, (job) => {
    if (needsText || job.reading === null) worded.set(job.id, job)
    else take(job, Object.assign(unpackFacts(job.reading), { job, text: '', matchesSearchText: job.matchesSearchText }))
  })
  await eachText(db, [...worded.keys()], (id, texts) => {
    const job = worded.get(id)
    if (job) take(job, postingOf(job, texts))
  })
}

const postingOf = (job: Candidate, texts: Pick<Texts, 'description' | 'requirements' | 'skills'>): ParsedPosting =>
  job.reading === null ? readPosting({ ...job, ...texts }) : Object.assign(unpackFacts(job.reading), { job, text: textOf(texts) })

/** The few that are shown, with all their words; what was read of the others is forgotten when they are scored. */
export async function withWords<Hit extends { job: Candidate; pasted?: JobListing }>(
  db: Db,
  hits: readonly Hit[],
): Promise<(Omit<Hit, 'job'> & { job: JobListing; posting: ParsedPosting })[]> {
  const listings = await completeJobs(
    db,
    hits.flatMap(({ job, pasted }) => (pasted ? [] : job)),
  )
  return hits.flatMap((hit) => {
    const job = hit.pasted ?? listings.get(hit.job.id)
    return job ? { ...hit, job, posting: postingOf(hit.job, job) } : []
  })
}

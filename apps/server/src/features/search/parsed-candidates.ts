import type { JobListing } from '@jobapply/core/jobs/schema'
import type { SearchCriteria } from '@jobapply/core/matching/schema'
import { needsPostingText, type Person } from '@jobapply/matching/person/person'
import { readerKey, unpackFacts } from '@jobapply/matching/read/packed-facts'
import { type ParsedPosting, textOf } from '@jobapply/matching/read/posting'
import { type Candidate, completeJobs, eachCandidate, eachText } from '#features/jobs/candidates-store'
import type { Texts } from '#features/jobs/listing-row'
import { readPostings } from '#features/matching/read-postings'
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
  const unread: WordedJob[] = []
  await eachText(db, [...worded.keys()], (id, texts) => {
    const job = worded.get(id)
    if (job?.reading === null) unread.push({ ...job, ...texts })
    else if (job) take(job, postingOf(job, texts, job.reading))
  })
  const readings = await readPostings(unread)
  for (const [place, job] of unread.entries()) take(job, postingOf(job, job, readings[place] ?? ''))
}

type Words = Pick<Texts, 'description' | 'requirements' | 'skills'>
type WordedJob = Candidate & Words

const postingOf = (job: Candidate, texts: Words, reading: string): ParsedPosting =>
  Object.assign(unpackFacts(reading), { job, text: textOf(texts) })

/** The few that are shown, with all their words; what was read of the others is forgotten when they are scored. */
export async function withWords<Hit extends { job: Candidate }>(
  db: Db,
  hits: readonly Hit[],
): Promise<(Omit<Hit, 'job'> & { job: JobListing; posting: ParsedPosting })[]> {
  const listings = await completeJobs(
    db,
    hits.map(({ job }) => job),
  )
  const found = hits.flatMap((hit) => {
    const job = listings.get(hit.job.id)
    return job ? [{ hit, job }] : []
  })
  const unread = found.filter(({ hit }) => hit.job.reading === null)
  const readings = await readPostings(unread.map(({ job }) => job))
  const readingOf = new Map(unread.map(({ job }, place) => [job.id, readings[place] ?? '']))
  return found.map(({ hit, job }) => ({
    ...hit,
    job,
    posting: postingOf(hit.job, job, hit.job.reading ?? readingOf.get(job.id) ?? ''),
  }))
}

import type { JobListing } from '@jobapply/core/jobs/schema'
import type { SearchCriteria } from '@jobapply/core/matching/schema'
import { countFreeTexts, type Person } from '@jobapply/matching/person/person'
import type { ParsedPosting } from '@jobapply/matching/read/posting'
import { readerKey, unpackFacts } from '@jobapply/matching/read/stored/packed-facts'
import { type Candidate, completeJobs, eachCandidate, eachText } from '#features/jobs/listings/candidates-store'
import { readPostings } from '#features/matching/read-postings'
import type { Db } from '#platform/db/database'
import { postingOf, sizeOf, type WordedJob, type Words } from './worded-job.ts'

/** Characters that the main thread searches for a profile's free texts, in about 30 ms; everybody else waits for it. */
const MOST_SEARCHED = 20_000_000
/** More free texts than this, counted over all jobs, would not stay below it: the average posting has 5,000 characters. */
const MOST_SEARCHES = MOST_SEARCHED / 5_000
/** Small enough for the time budget of a question, even where every posting is as long as it may be. */
const AT_ONCE = 100

type Takers = {
  take(job: Candidate, posting: ParsedPosting): void
  /** What would hold up everybody else. */
  takeLong(jobs: readonly WordedJob[]): Promise<void>
}

/**
 * Jobs as they are scored, each as soon as it is there. Texts are fetched for a profile that needs them, and for jobs that nobody has
 * read yet.
 */
export async function eachPosting(
  db: Db,
  ids: readonly string[],
  person: Person,
  { searchTerm }: SearchCriteria,
  { take, takeLong }: Takers,
): Promise<void> {
  const freeTexts = countFreeTexts(person)
  const typed = freeTexts > 0 ? '' : searchTerm.trim().toLowerCase()
  const worded = new Map<string, Candidate>()
  await eachCandidate(db, { ids, reader: readerKey(), typed }, (job) => {
    if (freeTexts > 0 || job.reading === null) worded.set(job.id, job)
    else take(job, Object.assign(unpackFacts(job.reading), { job, text: '', matchesSearchText: job.matchesSearchText }))
  })
  const unread: WordedJob[] = []
  let searched = 0
  if (freeTexts * worded.size <= MOST_SEARCHES)
    await eachText(db, [...worded.keys()], (id, texts) => {
      const job = worded.get(id)
      if (!job || searched > MOST_SEARCHED) return
      searched += freeTexts * sizeOf(texts)
      worded.delete(id)
      if (job.reading === null) unread.push({ ...job, ...texts })
      else take(job, postingOf(job, texts, job.reading))
    })
  const readings = await readPostings(unread)
  for (const [place, job] of unread.entries()) take(job, postingOf(job, job, readings[place] ?? ''))
  const left = [...worded.values()]
  for (let from = 0; from < left.length; from += AT_ONCE) await takeLong(await addWords(db, left.slice(from, from + AT_ONCE)))
}

async function addWords(db: Db, jobs: readonly Candidate[]): Promise<WordedJob[]> {
  const texts = new Map<string, Words>()
  await eachText(
    db,
    jobs.map(({ id }) => id),
    (id, { description, requirements, skills }) => texts.set(id, { description, requirements, skills }),
  )
  return jobs.flatMap((job) => {
    const words = texts.get(job.id)
    return words ? { ...job, ...words } : []
  })
}

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

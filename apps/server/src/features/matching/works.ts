import type { PostedJob } from '@jobapply/matching/read/posting'
import { compute } from '#platform/compute/compute'
import { defineWork } from '#platform/compute/work'

/** A stranger's board decides how long its postings are: one of 50,000 characters takes tens of milliseconds. */
export const readWork = defineWork('matching.read', async ({ jobs }: { jobs: readonly PostedJob[] }) => {
  const [{ packFacts }, { readPosting }] = await Promise.all([
    import('@jobapply/matching/read/packed-facts'),
    import('@jobapply/matching/read/posting'),
  ])
  return jobs.map((job) => packFacts(readPosting(job)))
})

/** Small enough for the time budget of a question, even where every posting is as long as it may be. */
const AT_ONCE = 25
/** Postings belong to nobody: reading them has a share of its own. */
const INDEX = 'the index'

/** What is read in postings, packed as the index keeps it, in their order. */
export async function readPostings(jobs: readonly PostedJob[]): Promise<string[]> {
  const readings: string[] = []
  for (let from = 0; from < jobs.length; from += AT_ONCE)
    readings.push(...(await compute(INDEX, readWork, { jobs: jobs.slice(from, from + AT_ONCE) })))
  return readings
}

import type { PostedJob } from '@jobapply/matching/read/posting'
import { compute } from '#platform/compute/compute'
import { readWork } from './works.ts'

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

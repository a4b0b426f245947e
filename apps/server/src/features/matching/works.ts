import type { PostedJob } from '@jobapply/matching/read/posting'
import { defineWork } from '#platform/compute/work'

/** A stranger's board decides how long its postings are: one of 50,000 characters takes tens of milliseconds. */
export const readWork = defineWork('matching.read', async ({ jobs }: { jobs: readonly PostedJob[] }) => {
  const [{ packFacts }, { readPosting }] = await Promise.all([
    import('@jobapply/matching/read/stored/packed-facts'),
    import('@jobapply/matching/read/posting'),
  ])
  return jobs.map((job) => packFacts(readPosting(job)))
})

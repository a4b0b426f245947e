import { toListing } from '@jobapply/core/jobs/listing'
import type { FoundJob } from '@jobapply/core/jobs/messages'
import type { ScoredJob, SearchPreferences } from '@jobapply/core/search/schema'
import { readPosting } from '@jobapply/matching/read/posting'
import { scoreJob } from '@jobapply/matching/score/score'
import { now } from '#platform/clock'
import type { Seeker } from './person.ts'
import { showJob } from './show.ts'

/** Jobs that the extension found, scored like those of the index; they are not stored. */
export const scoreFound = (
  jobs: readonly FoundJob[],
  seeker: Seeker,
  filters: SearchPreferences,
  publicUrl: string,
): ScoredJob[] =>
  jobs.map((job) => {
    const listing = toListing(toPosting(job), now())
    const posting = readPosting(listing)
    return showJob({ job: listing, posting, match: scoreJob(posting, seeker.person, now(), filters) }, seeker, publicUrl)
  })

const toPosting = (job: FoundJob) => ({
  source: (job.platform ?? job.source ?? 'extension').toLowerCase(),
  id: job.id,
  title: job.title,
  company: job.company,
  location: job.location,
  url: job.url,
  description: job.description,
  workMode: job.remote ? 'remote' : undefined,
  jobType: job.type,
  level: job.experience,
  payText: job.salary,
  posted: job.datePosted || undefined,
  requirements: job.requirements.join('\n'),
  benefits: job.benefits.join('\n'),
})

import { toListing } from '@jobapply/core/jobs/listing'
import type { FoundJob } from '@jobapply/core/jobs/messages'
import type { ScoredJob, SearchPreferences } from '@jobapply/core/search/schema'
import { now } from '#platform/clock'
import type { SeekerInput } from './judge.ts'
import { judgeAll } from './judge-all.ts'
import { showJob } from './show.ts'

type Asked = { jobs: readonly FoundJob[]; seeker: SeekerInput; filters: SearchPreferences; publicUrl: string }

/** Jobs that the extension found, scored like those of the index; they are not stored. */
export async function scoreFound(
  userId: string,
  { jobs, seeker, filters, publicUrl }: Asked,
  signal?: AbortSignal,
): Promise<ScoredJob[]> {
  const at = now()
  const listings = jobs.map((job) => toListing(toPosting(job), at))
  const judged = await judgeAll(userId, { seeker, filters, at, listings }, signal)
  return listings.flatMap((listing, place) => (judged[place] ? showJob(listing, judged[place], publicUrl) : []))
}

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

import { toListing } from '@jobapply/core/jobs/listing'
import type { FoundJob } from '@jobapply/core/jobs/messages'
import type { ScoredJob, SearchPreferences } from '@jobapply/core/search/schema'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { SeekerInput } from './judge.ts'
import { showJob } from './show.ts'
import { judgeWork } from './works.ts'

/** Small enough for the time budget of a question, even where every posting is as long as it may be. */
const AT_ONCE = 25

type Asked = { jobs: readonly FoundJob[]; seeker: SeekerInput; filters: SearchPreferences; publicUrl: string }

/** Jobs that the extension found, scored like those of the index; they are not stored. */
export async function scoreFound(
  userId: string,
  { jobs, seeker, filters, publicUrl }: Asked,
  signal?: AbortSignal,
): Promise<ScoredJob[]> {
  const at = now()
  const listings = jobs.map((job) => toListing(toPosting(job), at))
  const scored: ScoredJob[] = []
  for (let from = 0; from < listings.length; from += AT_ONCE) {
    const some = listings.slice(from, from + AT_ONCE)
    const judged = await compute(userId, judgeWork, { seeker, filters, at, listings: some }, signal)
    scored.push(...some.flatMap((listing, place) => (judged[place] ? showJob(listing, judged[place], publicUrl) : [])))
  }
  return scored
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

import type { JobListing } from '@jobapply/core/jobs/schema'
import { summarizeMatch } from '@jobapply/core/matching/explain'
import type { Posting } from '@jobapply/core/matching/posting'
import { isPreselected } from '@jobapply/core/matching/rank'
import type { JobMatch } from '@jobapply/core/matching/schema'
import { PLATFORMS } from '@jobapply/core/search/constants'
import { reasonsOf } from '@jobapply/core/search/details'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { toScoredJob } from '@jobapply/core/search/scored'
import { labelOf } from '@jobapply/core/shared/options'
import { nameOfSource } from '#features/jobs/boards'
import { demoAddress } from '#features/jobs/demo-page'
import { now } from '#platform/clock'
import type { Seeker } from './person.ts'

/** A job as the screen shows it: in its documented form, explained in words. */
export function showJob(
  { job, posting, match }: { job: JobListing; posting: Posting; match: JobMatch },
  { profile, settings, person }: Seeker,
  publicUrl: string,
  isWhole = false,
): ScoredJob {
  const url = job.source === 'demo' ? demoAddress(publicUrl, job.sourceId) : job.url
  return toScoredJob({
    listing: job,
    match,
    reasons: reasonsOf(summarizeMatch(posting, person, now())),
    isPreselected: isPreselected(job, match, settings, profile),
    source: nameOfSource(job.source) ?? labelOf(PLATFORMS, job.source) ?? job.source,
    url,
    applicationUrl: job.source === 'demo' ? url : (job.applyUrl ?? job.url),
    isWhole,
  })
}

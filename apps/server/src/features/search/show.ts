import type { JobListing } from '@jobapply/core/jobs/schema'
import type { JobMatch } from '@jobapply/core/matching/schema'
import { PLATFORMS } from '@jobapply/core/search/constants'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { labelOf } from '@jobapply/core/shared/options'
import type { ParsedPosting } from '@jobapply/matching/read/posting'
import { summarizeMatch } from '@jobapply/matching/score/explain'
import { isPreselected } from '@jobapply/matching/score/rank'
import { nameOfSource } from '#features/jobs/boards'
import { demoAddress } from '#features/jobs/demo-page'
import { now } from '#platform/clock'
import { reasonsOf } from './explained.ts'
import type { Seeker } from './person.ts'
import { type Shown, toScoredJob } from './scored-job.ts'

/** A job as the screen shows it: in its documented form, explained in words. */
export function showJob(
  { job, posting, match }: { job: JobListing; posting: ParsedPosting; match: JobMatch },
  { profile, settings, person }: Seeker,
  publicUrl: string,
  { isWhole = false, otherPlaces = [] }: Partial<Pick<Shown, 'isWhole' | 'otherPlaces'>> = {},
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
    otherPlaces,
  })
}

import type { JobListing } from '@jobapply/core/jobs/schema'
import { PLATFORMS } from '@jobapply/core/search/constants'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { labelOf } from '@jobapply/core/shared/options'
import { nameOfSource } from '#features/jobs/companies/boards'
import { demoAddress } from '#features/jobs/demo-page'
import type { Judged } from './judge.ts'
import { type Shown, toScoredJob } from './scored-job.ts'

/** A job as the screen shows it: in its documented form, explained in words. */
export function showJob(
  job: JobListing,
  { match, obstacle, reasons, isPreselected }: Judged,
  publicUrl: string,
  { isWhole = false, otherPlaces = [] }: Partial<Pick<Shown, 'isWhole' | 'otherPlaces'>> = {},
): ScoredJob {
  const url = job.source === 'demo' ? demoAddress(publicUrl, job.sourceId) : job.url
  return toScoredJob({
    listing: job,
    match,
    obstacle,
    reasons,
    isPreselected,
    source: nameOfSource(job.source) ?? labelOf(PLATFORMS, job.source) ?? job.source,
    url,
    applicationUrl: job.source === 'demo' ? url : (job.applyUrl ?? job.url),
    isWhole,
    otherPlaces,
  })
}

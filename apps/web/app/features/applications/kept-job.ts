import type { KeptJob } from '@jobapply/core/applications/schema'
import type { ScoredJob } from '@jobapply/core/search/schema'

/** What is kept of a listed job when it is saved or approved. */
export const toKept = (job: ScoredJob): KeptJob => ({
  jobId: job.id,
  job_title: job.title,
  company: job.company,
  location: job.location,
  job_url: job.url,
  application_url: job.applicationUrl,
  source: job.source,
})

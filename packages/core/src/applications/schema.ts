import { z } from 'zod'
import { SEARCH_LIMITS } from '#search/constants'
import { lineOrEmpty, requiredLine, webUrl } from '#shared/fields'
import { pageRequest } from '#shared/page'
import { STATUSES, type Status } from './constants.ts'

/** What is kept of a job when a person keeps it: the posting may be gone tomorrow. */
export const keptJob = z.object({
  jobId: requiredLine('Job', 400),
  job_title: requiredLine('Title', 300),
  company: lineOrEmpty('Company', 300),
  location: lineOrEmpty('Location', 300),
  job_url: webUrl('This is not the address of a job', 2_000),
  application_url: webUrl('This is not the address of a job', 2_000),
  source: lineOrEmpty('Source', 100),
})
export type KeptJob = z.output<typeof keptJob>

/** A row of job_applications; a saved job is one too. */
export const application = keptJob.extend({
  id: z.guid(),
  profileId: z.guid().nullable(),
  status: z.enum(Object.keys(STATUSES) as [Status, ...Status[]]),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Application = z.output<typeof application>

export const savedRequest = pageRequest
  .unwrap()
  .extend({ text: lineOrEmpty('Search', SEARCH_LIMITS.text).default('') })
  .prefault({})
export type SavedRequest = z.output<typeof savedRequest>

import { POSTING_LIMITS } from '@jobapply/core/jobs/constants'
import { repairText } from '@jobapply/core/jobs/fields/entities'
import { htmlToLine, htmlToText } from '@jobapply/core/jobs/fields/html-text'
import { readMoment } from '@jobapply/core/jobs/fields/posted'
import { type FoundJob, foundJob } from '@jobapply/core/jobs/messages'
import type { PageJob } from './board.ts'

/** Limits of `foundJob`. */
const MAX_LINE = 300
const MAX_DESCRIPTION = 20_000

/** A job as the bridge sends it; undefined without a title or an address. */
export function toFoundJob(job: PageJob, platform: string, now: Date): FoundJob | undefined {
  const location = line(job.location)
  return foundJob.safeParse({
    id: job.id,
    title: line(job.title),
    company: line(job.company),
    location,
    type: line(job.type),
    salary: line(job.salary),
    description: htmlToText((job.description ?? '').slice(0, POSTING_LIMITS.rawText)).slice(0, MAX_DESCRIPTION),
    requirements: [],
    benefits: [],
    datePosted: readMoment(job.posted, now) ?? '',
    url: job.url,
    remote: job.isRemote ?? /\bremote\b/i.test(location),
    experience: '',
    source: platform,
    platform,
  }).data
}

const line = (text = '') => htmlToLine(repairText(text.slice(0, POSTING_LIMITS.rawLine))).slice(0, MAX_LINE)

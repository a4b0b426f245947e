import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import { isJobPosting, toPosting } from '@jobapply/core/jobs/json-ld/job-posting'
import { readLinkedData } from './linked-data.ts'
import { readMicrodata } from './microdata.ts'
import { titleOfPage } from './readers/page-title.ts'
import { failed, judgePage } from './readers/parse-response.ts'
import type { Outcome, SourceResult } from './readers/source.ts'

/** The postings of one page. */
const MAX_POSTINGS = 1_000

/** Every schema.org JobPosting of a page. A page without one is empty; one without a title has a new shape. */
export function readPage(html: string, url: string): SourceResult {
  const found = [...readLinkedData(html), ...readMicrodata(html)].filter(isJobPosting).slice(0, MAX_POSTINGS)
  if (found.length === 0) return failed(judgeBarePage(html))
  // A page about one job may say its title only to a reader.
  const title = found.length === 1 ? titleOfPage(html) : ''
  const read = found
    .map((one) => toPosting(one, url) ?? toPosting({ ...one, title }, url))
    .filter((posting) => posting !== undefined)
  // Pages repeat one posting in two blocks.
  const jobs = [...new Map(read.map((job) => [[job.id, job.url, job.title].join(' '), job])).values()]
  return { outcome: jobs.length > 0 ? 'ok' : 'changed', jobs, unread: found.length - read.length }
}

/** A page without a posting: a wall, one that says that the job is closed, or any other page. */
function judgeBarePage(html: string): Outcome {
  const judged = judgePage(html)
  if (judged !== 'changed') return judged
  // Scripts carry such sentences for later: only what a person reads counts.
  return CLOSED.test(html) && CLOSED.test(htmlToText(html).slice(0, 20_000)) ? 'gone' : 'empty'
}
const CLOSED =
  /\b(?:this|the) (?:job|position|posting|role|vacancy|opening|advert)(?: (?:posting|listing|opening|ad))? (?:you (?:are|were) looking for )?(?:is|has|was)(?: (?:now|already))? (?:no longer (?:available|open|active|accepting)|expired|closed|been (?:filled|closed|removed|unpublished)|filled)\b|\b(?:diese|die) (?:stelle|position|stellenanzeige) ist (?:leider )?(?:nicht mehr|bereits besetzt)/i

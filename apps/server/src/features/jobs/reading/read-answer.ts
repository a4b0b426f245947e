import { toListing } from '@jobapply/core/jobs/listing'
import type { Posting } from '@jobapply/core/jobs/posting'
import { type JobListing, jobListing } from '@jobapply/core/jobs/schema'
import { sourceOf } from '#features/jobs/sources/all-sources'
import { readPage } from '#features/jobs/sources/job-posting'
import { failed } from '#features/jobs/sources/readers/parse-response'
import type { Board, SourceRequest, SourceResult } from '#features/jobs/sources/readers/source'
import { type CareersPage, readCareers } from './read-careers.ts'

/** A text that somebody else has written: the list of a board, one job of it, its form, or any page. */
export type Answer =
  | { as: 'list' | 'one' | 'form'; source: string; board: Board; asked: SourceRequest; text: string }
  | { as: 'page'; address: string; text: string }
/** What a text says, with normalized jobs. */
export type Reading = Omit<SourceResult, 'jobs'> & {
  jobs: JobListing[]
  /** Of a page: where it leads, when it is the careers page of a company. */
  careers?: CareersPage
}
export type ReadAnswer = (answer: Answer) => Promise<Reading>

/** Pure; the server calls it in a helper process only (`reader.ts`). */
export function readAnswer(answer: Answer, at: Date): Reading {
  const { jobs: postings, unread, ...result } = resultOf(answer)
  const jobs = postings.flatMap((posting) => listingOf(posting, at, answer.as) ?? [])
  const isLost = postings.length > 0 && jobs.length === 0
  const careers = answer.as === 'page' ? { careers: readCareers(answer.text, answer.address) } : {}
  return {
    ...result,
    ...(isLost ? { outcome: 'changed' } : {}),
    jobs,
    unread: unread + postings.length - jobs.length,
    ...careers,
  }
}

/** One bad entry must not cost the others: a job that is not of the right shape, or that a list names without an address, is left out. */
function listingOf(posting: Posting, at: Date, as: Answer['as']): JobListing | undefined {
  const { data } = jobListing.safeParse(toListing(posting, at))
  return data?.url === '' && as === 'list' ? undefined : data
}

function resultOf(answer: Answer): SourceResult {
  if (answer.as === 'page') return readPage(answer.text, answer.address)
  const { as, source: id, text, board, asked } = answer
  const source = sourceOf(id)
  if (as === 'form') return source?.readForm?.(text) ?? failed('changed')
  return (as === 'list' ? source?.read(text, board, asked) : source?.readOne?.(text, board, asked)) ?? failed('changed')
}

import { toListing } from '@jobapply/core/jobs/listing'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { sourceOf } from '#features/jobs/sources/all-sources'
import { readPage } from '#features/jobs/sources/job-posting'
import { failed } from '#features/jobs/sources/parse-response'
import type { Board, SourceRequest, SourceResult } from '#features/jobs/sources/source'

/** A text that somebody else has written: the list of a board, one job of it, its form, or any page. */
export type Answer =
  | { as: 'list' | 'one' | 'form'; source: string; board: Board; asked: SourceRequest; text: string }
  | { as: 'page'; address: string; text: string }
/** What a text says, with normalized jobs. */
export type Reading = Omit<SourceResult, 'jobs'> & { jobs: JobListing[] }
export type ReadAnswer = (answer: Answer) => Promise<Reading>

/** Pure; the server calls it in a helper process only (`reader.ts`). */
export function readAnswer(answer: Answer, at: Date): Reading {
  const result = resultOf(answer)
  return { ...result, jobs: result.jobs.map((job) => toListing(job, at)) }
}

function resultOf(answer: Answer): SourceResult {
  if (answer.as === 'page') return readPage(answer.text, answer.address)
  const { as, source: id, text, board, asked } = answer
  const source = sourceOf(id)
  if (as === 'form') return source?.readForm?.(text) ?? failed('changed')
  return (as === 'list' ? source?.read(text, board, asked) : source?.readOne?.(text, board, asked)) ?? failed('changed')
}

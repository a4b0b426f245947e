import { createHash } from 'node:crypto'
import { SOURCE_OUTCOMES } from '@jobapply/core/jobs/constants'
import { jobForm } from '@jobapply/core/jobs/form'
import { jobListing } from '@jobapply/core/jobs/schema'
import { oneOf } from '@jobapply/core/shared/options'
import { z } from 'zod'
import { failed, MAX_ENTRIES } from '#features/jobs/sources/readers/parse-response'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { log } from '#platform/log'
import { createPool, type Limits, type Pool } from '#platform/sandbox/pool'
import { BusyError } from '#platform/slots'
import type { Answer, ReadAnswer, Reading } from './read-answer.ts'
import type { Question } from './reader-process.ts'
import { countFailures, forgetFailures, noteFailure } from './store.ts'

const PROGRAM = { name: 'job-reader', source: 'features/jobs/reading/reader-process', packages: [] }
const LIMITS: Limits = {
  milliseconds: 20_000,
  patience: 120_000,
  heapMegabytes: 512,
  megabytes: 800,
  restedMegabytes: 200,
  questions: 500,
  idleMilliseconds: 60_000,
  queue: 100,
}
/** A page has 2 MB at most (guarded-fetch.ts), and a person waits for it. */
const PAGE_LIMITS: Limits = { ...LIMITS, milliseconds: 4_000, patience: 30_000, heapMegabytes: 192, megabytes: 320 }

/** A text that has failed this many times is set aside. */
const MOST_FAILURES = 3

const reading: z.ZodType<Reading> = z.object({
  outcome: oneOf('Outcome', SOURCE_OUTCOMES),
  jobs: z.array(jobListing).max(MAX_ENTRIES),
  unread: z.int().min(0),
  form: jobForm.exactOptional(),
  next: z
    .object({
      ...{ url: z.string(), accept: z.string(), body: z.string().exactOptional(), type: z.string().exactOptional() },
      headers: z.record(z.string().regex(/^[a-z-]{2,40}$/), z.string().max(8_000)).exactOptional(),
      ...{ at: z.int().exactOptional(), job: z.string().exactOptional() },
    })
    .exactOptional(),
  isPartial: z.boolean().exactOptional(),
  careers: z
    .object({
      boards: z.array(z.object({ source: z.string().max(40), token: z.string().max(300) })).max(10),
      links: z.array(z.string().max(2_000)).max(10),
    })
    .exactOptional(),
})

/** Two pools of one program, so that a person who pastes an address or applies does not wait behind large boards. */
export type Pools = { boards: Pool; pages: Pool }
export const createPools = (limits: Partial<Limits> = {}): Pools => ({
  boards: createPool(PROGRAM, { ...LIMITS, ...limits }),
  pages: createPool(PROGRAM, { ...PAGE_LIMITS, ...limits }),
})

let shared: Pools | undefined
/** Those of this process, made when the first text comes. */
const sharedPools = () => (shared ??= createPools())

/**
 * Reads texts of strangers in helper processes. A text over which a helper had to be ended three times is set aside: it is not read
 * again before it changes.
 */
export function createReader(db: Db, { boards, pages }: Pools = sharedPools()): ReadAnswer {
  return async (answer) => {
    const contentKey = keyOf(answer)
    const failuresBefore = await countFailures(db, contentKey)
    if (failuresBefore >= MOST_FAILURES) return failed('aside')
    try {
      const question: Question = { answer, at: now() }
      const result = await (answer.as === 'page' || answer.as === 'form' ? pages : boards).ask(question, reading)
      if ('answer' in result) {
        if (failuresBefore > 0) await forgetFailures(db, contentKey)
        return result.answer
      }
      const failures = await noteFailure(db, contentKey, sourceNameOf(answer), now())
      log.warn('answer not read', { source: sourceNameOf(answer), ended: result.ended, failures })
      return failed(failures >= MOST_FAILURES ? 'aside' : 'stopped')
    } catch (error) {
      // Nothing is wrong with the text: it is read at the next visit.
      if (error instanceof BusyError) return failed('unreachable')
      throw error
    }
  }
}

const sourceNameOf = (answer: Answer) => (answer.as === 'page' ? 'page' : answer.source)

const keyOf = (answer: Answer) =>
  createHash('sha256')
    .update(`${sourceNameOf(answer)} ${answer.as}\n`)
    .update(answer.text)
    .digest('base64url')

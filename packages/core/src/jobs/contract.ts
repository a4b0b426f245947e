import { oc } from '@orpc/contract'
import { z } from 'zod'
import { oneOf } from '#shared/options'
import { SOURCE_OUTCOMES } from './constants.ts'
import { JOB_NOT_READ, NOT_A_JOB_ADDRESS, PAGE_NOT_REACHED, TOO_MANY_ADDRESSES, TOO_MANY_BOARDS } from './faults.ts'
import { jobListing } from './schema.ts'

const text = z.string()
const moment = z.iso.datetime().nullable()

/** The outcome of the last visit; null before the first. */
const outcome = oneOf('Outcome', SOURCE_OUTCOMES).nullable()

/** A source with all its boards. */
export const sourceState = z.object({
  /** The `platform` of its jobs: 'greenhouse'. */
  source: text,
  /** 'Greenhouse' */
  name: text,
  kind: z.enum(['board', 'feed', 'demo', 'page']),
  /** Attribution that the source requires beside its jobs. */
  credit: text,
  isOn: z.boolean(),
  /** Why the source is off. */
  offReason: text.nullable(),
  /** Open jobs in the index. */
  jobs: z.int(),
  boards: z.int(),
  /** Boards that have answered at least once. */
  verifiedBoards: z.int(),
  /** Boards whose last answer was neither 'ok' nor 'empty'. */
  troubledBoards: z.int(),
  /** Those of them whose answer could not be read three times; it is read again when it changes. */
  setAsideBoards: z.int(),
  lastReadAt: moment,
  outcome,
  /** The state as a user sentence. */
  sentence: text,
})
export type SourceState = z.output<typeof sourceState>

/** A pasted address leads to one job, or to a company's board that is read from now on. */
export const pasted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), job: jobListing, isNew: z.boolean() }),
  z.object({ kind: z.literal('board'), source: text, name: text, jobs: z.int(), isNew: z.boolean() }),
])

export const jobsContract = {
  /** State of each source. */
  sources: oc.output(z.array(sourceState)),
  /** Reads a job or careers address immediately. */
  paste: oc
    .input(z.object({ address: z.string().trim().max(2_000) }))
    .output(pasted)
    .errors({ NOT_A_JOB_ADDRESS, JOB_NOT_READ, PAGE_NOT_REACHED, TOO_MANY_ADDRESSES, TOO_MANY_BOARDS }),
}

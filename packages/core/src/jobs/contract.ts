import { oc } from '@orpc/contract'
import { z } from 'zod'
import { oneOf } from '#shared/options'
import { SOURCE_OUTCOMES } from './constants.ts'
import { JOB_NOT_READ, NOT_A_JOB_ADDRESS, PAGE_NOT_REACHED, TOO_MANY_ADDRESSES } from './faults.ts'
import { jobListing } from './schema.ts'

const text = z.string()
const moment = z.iso.datetime().nullable()

/** What the last visit of a source said; null: it has not been visited yet. */
const outcome = oneOf('Outcome', SOURCE_OUTCOMES).nullable()

/** One source, over all its boards. */
export const sourceState = z.object({
  /** Its key, which jobs have as `platform`: 'greenhouse'. */
  source: text,
  /** Its name: 'Greenhouse'. */
  name: text,
  kind: z.enum(['board', 'feed', 'demo', 'page']),
  /** Shown beside its jobs; the source asks for it. */
  credit: text,
  isOn: z.boolean(),
  /** Why it is off, when it is. */
  offReason: text.nullable(),
  /** Open jobs in the index. */
  jobs: z.int(),
  boards: z.int(),
  /** Boards that have answered well at least once. */
  verifiedBoards: z.int(),
  /** Boards whose last answer was neither 'ok' nor 'empty'. */
  troubledBoards: z.int(),
  lastReadAt: moment,
  outcome,
  /** The state in words, for people. */
  sentence: text,
})
export type SourceState = z.output<typeof sourceState>

/** What a pasted address led to: one job, or a company's board that is read from now on. */
export const pasted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), job: jobListing, isNew: z.boolean() }),
  z.object({ kind: z.literal('board'), source: text, name: text, jobs: z.int(), isNew: z.boolean() }),
])

export const jobsContract = {
  /** When each source was read and what it said. */
  sources: oc.output(z.array(sourceState)),
  /** Any job or careers address; it is read at once. */
  paste: oc
    .input(z.object({ address: z.string().trim().max(2_000) }))
    .output(pasted)
    .errors({ NOT_A_JOB_ADDRESS, JOB_NOT_READ, PAGE_NOT_REACHED, TOO_MANY_ADDRESSES }),
}

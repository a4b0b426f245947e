import { oc } from '@orpc/contract'
import { z } from 'zod'
import { oneOf } from '#shared/options'
import { SOURCE_OUTCOMES } from './constants.ts'
import {
  BOARD_NOT_FOUND,
  JOB_NOT_READ,
  NO_BOARD_OF_COMPANY,
  NOT_A_JOB_ADDRESS,
  PAGE_LOOPS,
  PAGE_NOT_REACHED,
  PAGE_REFUSED_US,
  PAGE_TOO_LARGE,
  TOO_MANY_ADDRESSES,
  TOO_MANY_BOARDS,
  TOO_MANY_FOLLOWED,
} from './faults.ts'
import { FOLLOWED_STATES } from './followed.ts'
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
  /** Boards whose last answer was none that we could read. */
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
  z.object({
    ...{ kind: z.literal('board'), source: text, name: text, jobs: z.int(), isNew: z.boolean() },
    /** What is followed. */
    boardId: text,
    /** 'Greenhouse' */
    system: text,
    isFollowed: z.boolean(),
  }),
  /** A page with several postings on a host that we do not know: they are this person's alone. */
  z.object({ kind: z.literal('page'), company: text, jobs: z.int() }),
  /** The board of a system that is not read here, and why. */
  z.object({ kind: z.literal('off'), name: text, system: text, reason: text }),
])

/** A company that the person follows, by its board. */
export const followedCompany = z.object({
  boardId: text,
  name: text,
  /** 'Greenhouse' */
  system: text,
  jobs: z.int(),
  lastReadAt: moment,
  followedAt: z.iso.datetime(),
  state: oneOf('State', FOLLOWED_STATES),
  /** The state as a user sentence. */
  sentence: text,
})
export type FollowedCompany = z.output<typeof followedCompany>

/** A company whose board is known, found by name. */
export const knownCompany = z.object({ boardId: text, name: text, system: text, isFollowed: z.boolean() })
export type KnownCompany = z.output<typeof knownCompany>

const boardId = z.string().min(3).max(400)

export const jobsContract = {
  /** State of each source. */
  sources: oc.output(z.array(sourceState)),
  /** Reads a job or careers address immediately. */
  paste: oc
    .input(z.object({ address: z.string().trim().max(2_000) }))
    .output(pasted)
    .errors({
      ...{ NOT_A_JOB_ADDRESS, JOB_NOT_READ, PAGE_NOT_REACHED, TOO_MANY_ADDRESSES, TOO_MANY_BOARDS },
      ...{ PAGE_REFUSED_US, PAGE_TOO_LARGE, PAGE_LOOPS },
    }),
  companies: {
    /** Those that the person follows, by name. */
    followed: oc.output(z.array(followedCompany)),
    /** Known boards whose company has this name or one that begins with it. */
    find: oc.input(z.object({ name: z.string().trim().min(2).max(100) })).output(z.array(knownCompany)),
    /** From now on new jobs of this board are told like those of a standing search. */
    follow: oc
      .input(z.object({ boardId: boardId.optional(), jobId: boardId.optional() }))
      .output(followedCompany)
      .errors({ BOARD_NOT_FOUND, NO_BOARD_OF_COMPANY, TOO_MANY_FOLLOWED }),
    /** Answers those that remain. */
    unfollow: oc.input(z.object({ boardId })).output(z.array(followedCompany)).errors({ BOARD_NOT_FOUND }),
  },
}

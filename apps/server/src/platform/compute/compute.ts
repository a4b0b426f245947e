import { availableParallelism } from 'node:os'
import { TOO_MUCH_AT_ONCE, TOO_MUCH_WORK } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { Ending } from '#platform/sandbox/ask'
import { createPool, type Limits, type Pool } from '#platform/sandbox/pool'
import { BusyError, createShares } from '#platform/slots'
import type { Work, WorkQuestion } from './work.ts'

const FONTS = ['eb-garamond', 'source-sans-3', 'source-serif-4'].map((name) => `@expo-google-fonts/${name}`)
const PROGRAM = { name: 'compute', source: 'compute-process', packages: FONTS }
export const LIMITS: Limits = {
  milliseconds: 5_000,
  patience: 60_000,
  heapMegabytes: 384,
  megabytes: 400,
  restedMegabytes: 320,
  // Our own code reads plain texts here, and each look costs the main thread a tenth of a millisecond.
  watchMilliseconds: 200,
  questions: 1_000,
  // A person who edits a resume asks for a preview every few seconds, and a new helper loads fonts and tables first.
  idleMilliseconds: 300_000,
  queue: 200,
  // The server and its database keep a core.
  helpers: Math.max(1, availableParallelism() - 1),
}
/** One question of a person is worked on at a time, so nobody waits behind more than one question of each other person. */
const SHARE = { atOnce: 1, waiting: 20 }

/** Runs works in helper processes, with a time budget and a fair share for each person. */
export function createCompute(limits: Limits) {
  const shares = createShares(SHARE)
  let pool: Pool | undefined

  return async function compute<Input extends object, Output>(
    userId: string,
    { name }: Work<Input, Output>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Output> {
    pool ??= createPool(PROGRAM, limits)
    try {
      const giveBack = await shares.take(userId, signal)
      try {
        // Our own code makes the answer, and the call's contract checks what leaves the server.
        const result = await pool.ask({ name, input } satisfies WorkQuestion, z.custom<Output>(), signal)
        if ('answer' in result) return result.answer
        throw failureOf(result.ended, name)
      } finally {
        giveBack()
      }
    } catch (error) {
      throw error instanceof BusyError ? new ORPCError('TOO_MUCH_AT_ONCE', TOO_MUCH_AT_ONCE) : error
    }
  }
}

export const compute = createCompute(LIMITS)

/** A person can do something about too much work, and about nothing else. */
export const failureOf = (ended: Ending, name: string) =>
  ended === 'crashed' ? new Error(`${name} failed in its helper process`) : new ORPCError('TOO_MUCH_WORK', TOO_MUCH_WORK)

import { createHash } from 'node:crypto'
import { idempotencyKey } from '@jobapply/core/applications/apply-schema'
import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import type { Db } from '#platform/db/database'
import { type Write, writeLast } from '#platform/db/write-together'
import type { HeaderReader } from '#platform/http/request-headers'
import { findCall, insertCall } from './calls-store.ts'

/** The key of a call: its field, else the header that retries usually carry. */
export function readKey(given: string | undefined, headers: HeaderReader): string | undefined {
  const key = given ?? headers.get('idempotency-key')
  if (key === null) return undefined
  const read = idempotencyKey.safeParse(key)
  if (!read.success) throw new ORPCError('BAD_INPUT', BAD_INPUT)
  return read.data
}

/** `writes` are sent with the commit. */
export type Done<Answer> = { answer: Answer; hasChanged: boolean; writes?: readonly Write[] }
type Call<Answer> = { name: string; key: string | undefined; input: object; answer: z.ZodType<Answer>; now: Date }

/**
 * Runs it, or answers what the first call with this key did. The caller holds the person's lock, so of many at once one runs. A refusal
 * changed nothing and is not kept: the same key may succeed later.
 */
export async function once<Answer>(
  tx: Db,
  userId: string,
  { name, key, input, answer, now }: Call<Answer>,
  errors: { KEY_REUSED(): Error },
  run: () => Promise<Done<Answer>>,
): Promise<Answer> {
  if (key === undefined) {
    const done = await run()
    writeLast(tx, done.writes ?? [])
    return done.answer
  }
  const inputHash = createHash('sha256')
    .update(JSON.stringify([name, { ...input, idempotencyKey: key }]))
    .digest('hex')
  const earlier = await findCall(tx, userId, key)
  if (earlier && earlier.inputHash !== inputHash) throw errors.KEY_REUSED()
  if (earlier) return answer.parse(earlier.answer)
  const done = await run()
  const call = done.hasChanged ? insertCall(tx, userId, { key, inputHash, answer: done.answer, at: now }) : undefined
  writeLast(tx, [...(done.writes ?? []), call])
  return done.answer
}

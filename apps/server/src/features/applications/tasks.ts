import { z } from 'zod'
import { now } from '#platform/clock'
import { defineTask } from '#platform/tasks'
import { removeOldCalls } from './calls-store.ts'

const DAY = 86_400_000
/** Longer than any client retries. Afterwards the duplicate rules still refuse a second application for the job. */
const KEYS_KEPT_DAYS = 7

/** Forgets the idempotency keys of old calls. */
export const sweepCallsTask = defineTask({
  name: 'applications-sweep',
  payload: z.object({}),
  every: '41 * * * *',
  run: async (_, { database: { system: db } }) =>
    void (await removeOldCalls(db, new Date(now().getTime() - KEYS_KEPT_DAYS * DAY))),
})

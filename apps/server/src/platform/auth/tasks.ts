import { z } from 'zod'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Task } from '#platform/tasks'
import { removeOldAttempts } from './attempts-store.ts'
import { removeOldSessions, removeOldTokens } from './store.ts'

const DAY = 86_400_000

/** What is over leaves the tables: tries of yesterday, used links, ended sessions. */
export const sweepTask = (db: Db): Task => ({
  name: 'auth-sweep',
  payload: z.object({}),
  every: '17 * * * *',
  run: async () => {
    const yesterday = new Date(now().getTime() - DAY)
    await removeOldAttempts(db, yesterday)
    await removeOldTokens(db, yesterday)
    await removeOldSessions(db, now())
  },
})

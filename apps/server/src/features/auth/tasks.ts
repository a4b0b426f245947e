import { z } from 'zod'
import { removeOldSessions, removeOldTokens } from '#platform/auth/store'
import { now } from '#platform/clock'
import { defineTask } from '#platform/tasks'

const DAY = 86_400_000

/** Removes what has expired: used links, ended sessions. */
export const sweepTask = defineTask({
  name: 'auth-sweep',
  payload: z.object({}),
  every: '17 * * * *',
  run: async (_, { database: { system: db } }) => {
    const yesterday = new Date(now().getTime() - DAY)
    await removeOldTokens(db, yesterday)
    await removeOldSessions(db, now())
  },
})

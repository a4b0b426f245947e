import { LINKS_KEPT_DAYS, UNVERIFIED_KEPT_DAYS } from '@jobapply/core/auth/constants'
import { z } from 'zod'
import { removeOldPairingCodes } from '#platform/auth/pairing-store'
import { removeNeverVerified, removeOldSessions, removeOldTokens } from '#platform/auth/store'
import { now } from '#platform/clock'
import { defineTask } from '#platform/feature/tasks'

const DAY = 86_400_000

/** Removes what has expired: used links, ended sessions, pairing codes, sign-ups that nobody has verified. */
export const sweepTask = defineTask({
  name: 'auth-sweep',
  payload: z.object({}),
  every: '17 * * * *',
  run: async (_, { database: { system: db } }) => {
    await removeOldTokens(db, new Date(now().getTime() - LINKS_KEPT_DAYS * DAY))
    await removeOldSessions(db, now())
    await removeOldPairingCodes(db, now())
    await removeNeverVerified(db, new Date(now().getTime() - UNVERIFIED_KEPT_DAYS * DAY))
  },
})

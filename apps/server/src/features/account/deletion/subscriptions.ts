import { z } from 'zod'
import { findRenewing, setRenewal } from '#features/billing/renewals'
import { now } from '#platform/clock'
import { lockWord } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { findDeletion, noteCancelled, noteResumed, removeSettled } from './store.ts'

/**
 * Makes the person's subscriptions fit the deletion: with a date nothing renews, without one the subscriptions that were cancelled because
 * of it go on. It looks at the state of this moment, so it may run at any time and any number of times.
 */
export const alignTask = defineTask({
  name: 'deletion-subscriptions',
  payload: z.object({ userId: z.guid() }),
  run: ({ userId }, platform) => alignSubscriptions(platform, userId),
})

export const alignSubscriptions = (platform: Platform, userId: string): Promise<void> => {
  const db = platform.database.system
  // One at a time for each person, in whatever process: the provider's answers of two would mix.
  return db.transaction(async (tx) => {
    await lockWord(tx, `deletion subscriptions ${userId}`)
    const deletion = await findDeletion(db, userId)
    if (!deletion || deletion.erasedAt) return
    if (deletion.scheduledDeletionAt) {
      const ids = await findRenewing(platform, userId)
      // Written down first: after a crash in between, staying still resumes them.
      if (ids.length === 0 || !(await noteCancelled(db, userId, ids))) return
      for (const id of ids) await setRenewal(platform, id, false)
    } else if (deletion.cancelledSubscriptions.length > 0) {
      for (const id of deletion.cancelledSubscriptions) await setRenewal(platform, id, true)
      await noteResumed(db, userId)
      await removeSettled(db, userId, now())
    }
  })
}

import { KEPT_AFTER_CLOSING, KEPT_WHILE_OPEN, keptSince } from '@jobapply/core/account/retention'
import { z } from 'zod'
import { removeForgotten } from '#features/billing/event-store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { log } from '#platform/log'
import { eraseAccount } from './erase.ts'
import { listPending, removeAbandoned, removeOldEntries } from './store.ts'
import { alignSubscriptions, alignTask } from './subscriptions.ts'

const deletionsTask = defineTask({
  name: 'deletions',
  payload: z.object({}),
  every: '*/10 * * * *',
  atStart: true,
  run: (_, platform) => runDeletions(platform),
})

const retentionTask = defineTask({
  name: 'retention',
  payload: z.object({}),
  every: '47 2 * * *',
  run: (_, platform) => removeExpired(platform),
})

export const deletionTasks = [alignTask, deletionsTask, retentionTask]

/** Deletes the accounts whose date has come, and cancels or resumes what the provider has not been told yet. */
export async function runDeletions(platform: Platform) {
  let failed = 0
  for (const { userId, scheduledDeletionAt } of await listPending(platform.database.system)) {
    try {
      if (scheduledDeletionAt && scheduledDeletionAt <= now()) await eraseAccount(platform, userId)
      else await alignSubscriptions(platform, userId)
    } catch (error) {
      // One account must not hold up the others.
      log.error('deletion not finished', error)
      failed += 1
    }
  }
  if (failed > 0) throw new Error(`${failed} deletions are not finished`)
}

/** Removes what was kept after accounts were closed, when its time is over (decisions, Account). */
export async function removeExpired({ database: { system } }: Platform) {
  const { paymentEvents, deletionLedger } = KEPT_AFTER_CLOSING
  await removeForgotten(system, keptSince(paymentEvents.period, now()))
  await removeOldEntries(system, keptSince(deletionLedger.period, now()))
  await removeAbandoned(system, keptSince(KEPT_WHILE_OPEN.links.period, now()))
}

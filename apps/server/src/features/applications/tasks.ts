import { IDEMPOTENCY_HOURS } from '@jobapply/core/applications/constants'
import { z } from 'zod'
import { removeOldCalls } from '#features/applications/applying/calls-store'
import { proposeJobs } from '#features/applications/applying/propose'
import { listAutomated } from '#features/applications/record/automation-store'
import { now } from '#platform/clock'
import { defineTask } from '#platform/feature/tasks'
import { log } from '#platform/log'

const HOUR = 3_600_000

/** Forgets the idempotency keys of old calls. */
export const sweepCallsTask = defineTask({
  name: 'applications-sweep',
  payload: z.object({}),
  every: '41 * * * *',
  run: async (_, { database: { system: db } }) =>
    void (await removeOldCalls(db, new Date(now().getTime() - IDEMPOTENCY_HOURS * HOUR))),
})

const LONGEST_RUN_MS = 240_000
const AT_ONCE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** After the standing searches have run: what they find is proposed where automation is on. */
export const automationTask = defineTask({
  name: 'applications-automation',
  payload: z.object({}),
  every: '12,42 * * * *',
  async run(_, platform) {
    const end = performance.now() + LONGEST_RUN_MS
    let searches = await listAutomated(platform.database.system, BEFORE_ALL, AT_ONCE)
    while (searches.length > 0 && performance.now() < end) {
      for (const search of searches) {
        try {
          await proposeJobs(platform, search)
        } catch (error) {
          // One person's failure must not keep the others waiting.
          log.error('automation failed', error, { searchId: search.id })
        }
      }
      searches = await listAutomated(platform.database.system, searches.at(-1)?.id ?? '', AT_ONCE)
    }
  },
})

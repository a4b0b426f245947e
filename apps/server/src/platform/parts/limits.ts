import { z } from 'zod'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import { defineTask } from '#platform/feature/tasks'
import { removeOldAttempts } from '#platform/limits/store'
import { attempts } from '#platform/limits/table'

const DAY = 86_400_000

/** No limit looks back further than a day. */
export const sweepLimitsTask = defineTask({
  name: 'limits-sweep',
  payload: z.object({}),
  every: '19 * * * *',
  run: async (_, { database }) => void (await removeOldAttempts(database.system, new Date(now().getTime() - DAY))),
})

export const limits = defineFeature({ name: 'limits', tasks: [sweepLimitsTask], tables: [[attempts, 'nothing']] })

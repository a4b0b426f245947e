import { USAGE_KEPT_DAYS } from '@jobapply/core/account/constants'
import { z } from 'zod'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import { defineTask } from '#platform/feature/tasks'
import { usageEvents } from '#platform/usage/table'
import { erase, removeUsageBefore } from '#platform/usage/usage'

const DAY = 86_400_000

export const sweepUsageTask = defineTask({
  name: 'usage-sweep',
  payload: z.object({}),
  every: '41 2 * * *',
  async run(_, { database }) {
    await removeUsageBefore(database.system, new Date(now().getTime() - USAGE_KEPT_DAYS * DAY))
  },
})

export const usage = defineFeature({
  name: 'usage',
  tasks: [sweepUsageTask],
  tables: [[usageEvents, 'own rows']],
  erase,
})

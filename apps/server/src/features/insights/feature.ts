import { defineFeature } from '#platform/feature/feature'
import { insightsRouter } from './router.ts'
import { deleteSettings } from './store.ts'
import { insightSettings } from './table.ts'
import { digestTask, updatesTask } from './tasks.ts'

export const insights = defineFeature({
  name: 'insights',
  router: insightsRouter,
  tasks: [digestTask, updatesTask],
  tables: [[insightSettings, 'own rows']],
  erase: deleteSettings,
})

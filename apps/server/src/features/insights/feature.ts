import { defineFeature } from '#platform/feature'
import * as personal from './personal.ts'
import { insightsRouter } from './router.ts'
import { digestTask, updatesTask } from './tasks.ts'

export const insights = defineFeature({
  name: 'insights',
  router: insightsRouter,
  tasks: [digestTask, updatesTask],
  access: { insight_settings: 'own rows' },
  personal: { tables: ['insight_settings'], ...personal },
})

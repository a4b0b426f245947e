import { erase } from '#platform/ai/personal'
import { aiConsents, aiLedger } from '#platform/ai/table'
import { defineFeature } from '#platform/feature/feature'

export const ai = defineFeature({
  name: 'ai',
  tables: [
    [aiLedger, 'own rows'],
    [aiConsents, 'own rows'],
  ],
  erase,
})

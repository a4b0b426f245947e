import * as personal from '#platform/ai/personal'
import { defineFeature } from '#platform/feature'

export const ai = defineFeature({
  name: 'ai',
  access: { ai_ledger: 'own rows' },
  personal: { tables: ['ai_ledger'], ...personal },
})

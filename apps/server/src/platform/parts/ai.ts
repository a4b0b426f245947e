import * as personal from '#platform/ai/personal'
import { defineFeature } from '#platform/feature'

export const ai = defineFeature({
  name: 'ai',
  access: { ai_ledger: 'own rows', ai_consents: 'own rows' },
  personal: { tables: ['ai_ledger', 'ai_consents'], ...personal },
})

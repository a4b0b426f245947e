import * as personal from '#platform/ai/personal'
import { defineFeature } from '#platform/feature'

export const ai = defineFeature({ name: 'ai', personal: { tables: ['ai_ledger'], ...personal } })

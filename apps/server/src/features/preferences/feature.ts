import { defineFeature } from '#platform/feature/feature'
import { preferencesRouter } from './router.ts'

export const preferences = defineFeature({ name: 'preferences', router: preferencesRouter })

import { defineFeature } from '#platform/feature'
import { extensionRoutes } from './extension/routes.ts'

export const api = defineFeature({ name: 'api', routes: extensionRoutes })

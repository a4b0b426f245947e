import { defineFeature } from '#platform/feature'
import { apiRoutes } from './routes.ts'

export const api = defineFeature({ name: 'api', routes: apiRoutes })

import { defineFeature } from '#platform/feature'
import { packageRoute } from './extension/package.ts'
import { extensionRoutes } from './extension/routes.ts'
import { apiRoutes } from './routes.ts'

export const api = defineFeature({
  name: 'api',
  routes: (platform) => [...apiRoutes(platform), ...extensionRoutes(platform), packageRoute(platform.settings.PUBLIC_URL)],
})

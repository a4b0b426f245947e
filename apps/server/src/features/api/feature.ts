import { defineFeature } from '#platform/feature'
import { packageRoute } from './extension/package.ts'
import { extensionRoutes } from './extension/routes.ts'

export const api = defineFeature({
  name: 'api',
  routes: (platform) => [...extensionRoutes(platform), packageRoute(platform.settings.PUBLIC_URL)],
})

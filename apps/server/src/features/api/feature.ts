import { defineFeature } from '#platform/feature/feature'
import { packageRoutes } from './extension/package.ts'
import { extensionRoutes } from './extension/routes.ts'
import { apiRoutes } from './routes.ts'

export const api = defineFeature({
  name: 'api',
  // The API takes every address below /api/v1 that is not the extension's.
  routes: (platform) => [...extensionRoutes(platform), ...apiRoutes(platform), ...packageRoutes(platform.settings.PUBLIC_URL)],
})

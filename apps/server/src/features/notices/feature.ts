import { defineFeature } from '#platform/feature/feature'
import { noticesRouter } from './router.ts'
import { eraseNotices } from './store.ts'
import * as table from './table.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'

export const notices = defineFeature({
  name: 'notices',
  router: noticesRouter,
  routes: unsubscribeRoutes,
  tables: [
    [table.notices, 'own rows'],
    [table.alertToggles, 'own rows'],
  ],
  erase: eraseNotices,
})

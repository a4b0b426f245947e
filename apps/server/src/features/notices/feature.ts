import { defineFeature } from '#platform/feature'
import { noticesRouter } from './router.ts'
import { eraseNotices } from './store.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'

export const notices = defineFeature({
  name: 'notices',
  router: noticesRouter,
  routes: unsubscribeRoutes,
  access: { notices: 'own rows', alert_toggles: 'own rows' },
  personal: { tables: ['notices', 'alert_toggles'], erase: eraseNotices },
})

import { defineFeature } from '#platform/feature'
import { avatarRoutes } from './me/routes.ts'
import { avatarFiles } from './me/store.ts'
import * as personal from './personal.ts'
import { publicPageRoutes } from './privacy/public-page.ts'
import { accountRouter } from './router.ts'

export const account = defineFeature({
  name: 'account',
  router: accountRouter,
  routes: (platform) => [...avatarRoutes(platform), ...publicPageRoutes(platform)],
  files: avatarFiles,
  access: { public_profiles: 'own rows' },
  personal: { tables: ['public_profiles'], ...personal },
})

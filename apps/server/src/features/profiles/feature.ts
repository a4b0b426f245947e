import { defineFeature } from '#platform/feature'
import { fill } from './demo.ts'
import * as personal from './personal.ts'
import { profilesRouter } from './router.ts'

export const profiles = defineFeature({
  name: 'profiles',
  router: profilesRouter,
  access: { user_profiles: 'own rows' },
  personal: { tables: ['user_profiles'], ...personal },
  demo: fill,
})

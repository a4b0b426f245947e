import { defineFeature } from '#platform/feature'
import { fill } from './demo.ts'
import { profilesRouter } from './router.ts'
import { deleteProfiles } from './store.ts'

export const profiles = defineFeature({
  name: 'profiles',
  router: profilesRouter,
  access: { user_profiles: 'own rows' },
  personal: { tables: ['user_profiles'], erase: deleteProfiles },
  demo: fill,
})

import { defineFeature } from '#platform/feature/feature'
import { fill } from './demo.ts'
import { profilesRouter } from './router.ts'
import { deleteProfiles } from './store.ts'
import { userProfiles } from './table.ts'

export const profiles = defineFeature({
  name: 'profiles',
  router: profilesRouter,
  tables: [[userProfiles, 'own rows']],
  erase: deleteProfiles,
  demo: fill,
})

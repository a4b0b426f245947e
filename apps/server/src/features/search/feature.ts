import { defineFeature } from '#platform/feature'
import { fill } from './demo.ts'
import { searchRouter } from './router.ts'
import { deleteSearches } from './store.ts'
import { standingSearchTask } from './tasks.ts'

export const search = defineFeature({
  name: 'search',
  router: searchRouter,
  tasks: [standingSearchTask],
  access: { saved_searches: 'own rows', announced_jobs: 'read' },
  personal: { tables: ['saved_searches', 'announced_jobs'], erase: deleteSearches },
  demo: fill,
})

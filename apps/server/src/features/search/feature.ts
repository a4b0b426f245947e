import { defineFeature } from '#platform/feature/feature'
import { fill } from './demo.ts'
import { followedJobsTask } from './followed-jobs.ts'
import { searchRouter } from './router.ts'
import { deleteSearches } from './store.ts'
import { announcedJobs, savedSearches } from './table.ts'
import { standingSearchTask } from './tasks.ts'

export const search = defineFeature({
  name: 'search',
  router: searchRouter,
  tasks: [standingSearchTask, followedJobsTask],
  tables: [
    [savedSearches, 'own rows'],
    [announcedJobs, 'read'],
  ],
  erase: deleteSearches,
  demo: fill,
})

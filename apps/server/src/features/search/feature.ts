import { defineFeature } from '#platform/feature/feature'
import { fill } from './demo.ts'
import { followedJobsTask } from './followed-jobs.ts'
import { jobMarket } from './market/table.ts'
import { marketTask } from './market/tasks.ts'
import { searchRouter } from './router.ts'
import { deleteSearches } from './store.ts'
import { announcedJobs, savedSearches } from './table.ts'
import { standingSearchTask } from './tasks.ts'
import { unwantedJobs } from './unwanted/table.ts'

export const search = defineFeature({
  name: 'search',
  router: searchRouter,
  tasks: [standingSearchTask, followedJobsTask, marketTask],
  tables: [
    [savedSearches, 'own rows'],
    [announcedJobs, 'read'],
    [jobMarket, 'read'],
    [unwantedJobs, 'own rows'],
  ],
  erase: deleteSearches,
  demo: fill,
})

import { deleteAllFollowed } from '#features/jobs/followed/store'
import { followedBoards } from '#features/jobs/followed/table'
import { deletePasted } from '#features/jobs/listings/pasted-store'
import { noteNewIndex } from '#features/jobs/listings/refold-store'
import { removeSharedPages } from '#features/jobs/listings/store'
import {
  jobBoards,
  jobFailedReadings,
  jobForms,
  jobListings,
  jobReadings,
  jobTexts,
  jobTitleWords,
  pastedJobs,
} from '#features/jobs/listings/table'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import { prepareDemoJobs } from './demo-jobs.ts'
import { sourceFigures } from './figures.ts'
import { jobsRouter } from './router.ts'
import { jobsRoutes } from './routes.ts'
import { expireTask, refoldTask, refreshTask } from './tasks.ts'

export const jobs = defineFeature({
  name: 'jobs',
  router: jobsRouter,
  routes: jobsRoutes,
  figures: sourceFigures,
  tasks: [refreshTask, expireTask, refoldTask],
  tables: [
    [jobBoards, 'read'],
    [jobListings, 'read'],
    [jobTexts, 'read'],
    [jobReadings, 'read'],
    [jobForms, 'read'],
    [jobTitleWords, 'read'],
    [jobFailedReadings, 'nothing'],
    [pastedJobs, 'own rows'],
    [followedBoards, 'own rows'],
  ],
  async erase(tx, userId) {
    await deletePasted(tx, userId)
    await deleteAllFollowed(tx, userId)
  },
  async start({ database: { system }, settings }) {
    await noteNewIndex(system, now())
    await removeSharedPages(system)
    await prepareDemoJobs(system, settings.PUBLIC_URL, now())
  },
})

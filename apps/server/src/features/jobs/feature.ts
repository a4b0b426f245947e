import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature'
import { prepareDemoJobs } from './demo-jobs.ts'
import { deletePasted } from './pasted-store.ts'
import { noteNewIndex } from './refold-store.ts'
import { jobsRouter } from './router.ts'
import { jobsRoutes } from './routes.ts'
import { removeSharedPages } from './store.ts'
import { expireTask, refoldTask, refreshTask } from './tasks.ts'

export const jobs = defineFeature({
  name: 'jobs',
  router: jobsRouter,
  routes: jobsRoutes,
  tasks: [refreshTask, expireTask, refoldTask],
  access: {
    job_boards: 'read',
    job_listings: 'read',
    job_texts: 'read',
    job_readings: 'read',
    job_forms: 'read',
    job_title_words: 'read',
    job_failed_readings: 'nothing',
    pasted_jobs: 'own rows',
  },
  personal: { tables: ['pasted_jobs'], erase: deletePasted },
  async start({ database: { system }, settings }) {
    await noteNewIndex(system, now())
    await removeSharedPages(system)
    await prepareDemoJobs(system, settings.PUBLIC_URL, now())
  },
})

import { exportRoutes } from '#features/applications/csv/routes'
import { applicationImports } from '#features/applications/csv/table'
import { receiptRoutes } from '#features/applications/receipts/receipt-routes'
import { receiptFileRows } from '#features/applications/receipts/receipts-store'
import {
  applicationCalls,
  applicationHistory,
  automationSettings,
  jobApplications,
  receiptChains,
  receiptFiles,
  receipts,
} from '#features/applications/record/table'
import { applicationReplies } from '#features/applications/replies/table'
import { remindTask } from '#features/applications/tasks/remind'
import { calendarRoutes } from '#features/applications/tasks/routes'
import { applicationTasks } from '#features/applications/tasks/table'
import { refoldApplications } from '#features/applications/tracker/refold-store'
import { applicationContacts, applicationNotes } from '#features/applications/tracker/table'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import { fill } from './demo.ts'
import { deleteApplications } from './erase-store.ts'
import { applicationsRouter } from './router.ts'
import { automationTask, sweepCallsTask } from './tasks.ts'

export const applications = defineFeature({
  name: 'applications',
  router: applicationsRouter,
  tasks: [sweepCallsTask, automationTask, remindTask],
  routes: (platform) => [...receiptRoutes(platform), ...calendarRoutes(platform), ...exportRoutes(platform)],
  tables: [
    [jobApplications, 'own rows'],
    [applicationHistory, 'own rows'],
    [applicationCalls, 'own rows'],
    [receipts, 'own rows'],
    [receiptChains, 'own rows'],
    [receiptFiles, 'own rows'],
    [automationSettings, 'own rows'],
    [applicationNotes, 'own rows'],
    [applicationContacts, 'own rows'],
    [applicationTasks, 'own rows'],
    [applicationReplies, 'own rows'],
    [applicationImports, 'own rows'],
  ],
  erase: deleteApplications,
  files: receiptFileRows,
  start: ({ database: { system } }) => refoldApplications(system, now()),
  demo: fill,
})

import { exportRoutes } from '#features/applications/csv/routes'
import { remindTask } from '#features/applications/tasks/remind'
import { calendarRoutes } from '#features/applications/tasks/routes'
import { refoldApplications } from '#features/applications/tracker/refold-store'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature'
import { fill } from './demo.ts'
import { receiptRoutes } from './receipt-routes.ts'
import { receiptFileRows } from './receipts-store.ts'
import { applicationsRouter } from './router.ts'
import { deleteApplications } from './store.ts'
import { automationTask, sweepCallsTask } from './tasks.ts'

export const applications = defineFeature({
  name: 'applications',
  router: applicationsRouter,
  tasks: [sweepCallsTask, automationTask, remindTask],
  routes: (platform) => [...receiptRoutes(platform), ...calendarRoutes(platform), ...exportRoutes(platform)],
  access: {
    job_applications: 'own rows',
    application_history: 'own rows',
    application_calls: 'own rows',
    receipts: 'own rows',
    receipt_chains: 'own rows',
    receipt_files: 'own rows',
    automation_settings: 'own rows',
    application_notes: 'own rows',
    application_contacts: 'own rows',
    application_tasks: 'own rows',
    application_replies: 'own rows',
    application_imports: 'own rows',
  },
  personal: {
    tables: [
      'job_applications',
      'application_history',
      'application_calls',
      'receipts',
      'receipt_chains',
      'receipt_files',
      'automation_settings',
      'application_notes',
      'application_contacts',
      'application_tasks',
      'application_replies',
      'application_imports',
    ],
    erase: deleteApplications,
  },
  files: receiptFileRows,
  start: ({ database: { system } }) => refoldApplications(system, now()),
  demo: fill,
})

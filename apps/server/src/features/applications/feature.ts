import { exportRoutes } from '#features/applications/csv/routes'
import { applicationImports } from '#features/applications/csv/table'
import { listenForMail } from '#features/applications/forwarding/listener'
import { inboundAddresses } from '#features/applications/forwarding/table'
import { oauthRoutes } from '#features/applications/inbox/oauth/routes'
import { ignoredSenders, inboxMails, mailboxes, mailboxFolders } from '#features/applications/inbox/table'
import { readMailboxesTask } from '#features/applications/inbox/tasks'
import { watchMailboxes } from '#features/applications/inbox/watch-mailboxes'
import { packRoutes } from '#features/applications/pack/routes'
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
import { feedRoutes } from '#features/applications/tasks/feed-route'
import { remindTask } from '#features/applications/tasks/remind'
import { calendarRoutes } from '#features/applications/tasks/routes'
import { applicationTasks, calendarFeeds } from '#features/applications/tasks/table'
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
  tasks: [sweepCallsTask, automationTask, remindTask, readMailboxesTask],
  routes: (platform) => [
    ...receiptRoutes(platform),
    ...calendarRoutes(platform),
    ...feedRoutes(platform),
    ...packRoutes(platform),
    ...exportRoutes(platform),
    ...oauthRoutes(platform),
  ],
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
    // Calls write it as the system. The export says that there is an address, never what leads to it.
    [calendarFeeds, { read: ['user_id', 'made_at', 'read_at'] }],
    [applicationReplies, 'own rows'],
    [applicationImports, 'own rows'],
    // Calls write it as the system. The export names the mailbox, never its password.
    [
      mailboxes,
      {
        read: [
          'user_id',
          'provider',
          'host',
          'port',
          'address',
          'sign_in',
          'folders',
          'since',
          'connected_at',
          'read_at',
          'next_at',
          'problem',
        ],
      },
    ],
    [mailboxFolders, 'own rows'],
    [inboxMails, 'own rows'],
    [ignoredSenders, 'own rows'],
    [inboundAddresses, 'own rows'],
  ],
  erase: deleteApplications,
  files: receiptFileRows,
  start: ({ database: { system } }) => refoldApplications(system, now()),
  listen: listenForMail,
  watch: watchMailboxes,
  demo: fill,
})

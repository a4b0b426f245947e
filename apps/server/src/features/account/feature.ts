import { accountDeletions } from '#platform/auth/table'
import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import { noteDeletedVerified } from './deletion/store.ts'
import { deletionLedger } from './deletion/table.ts'
import { deletionTasks } from './deletion/tasks.ts'
import { exportRoutes } from './export/routes.ts'
import { avatarRoutes } from './me/routes.ts'
import { avatarFiles } from './me/store.ts'
import { publicPageRoutes } from './privacy/public-page.ts'
import { deletePublicProfile } from './privacy/store.ts'
import { publicProfiles } from './privacy/table.ts'
import { accountRouter } from './router.ts'

export const account = defineFeature({
  name: 'account',
  router: accountRouter,
  routes: (platform) => [...avatarRoutes(platform), ...publicPageRoutes(platform), ...exportRoutes(platform)],
  tasks: deletionTasks,
  start: ({ database }) => noteDeletedVerified(database.system, now()),
  files: avatarFiles,
  tables: [
    [publicProfiles, 'own rows'],
    // Calls write it as the system. The export names the request and its date, not the hash of the link. It is the journal of the
    // deletion and goes last: `eraseAccount` removes it.
    [
      accountDeletions,
      { read: ['user_id', 'reason', 'requested_at', 'token_expires_at', 'scheduled_deletion_at', 'cancelled_subscriptions'] },
    ],
    [deletionLedger, 'nothing'],
  ],
  erase: deletePublicProfile,
})

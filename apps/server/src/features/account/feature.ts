import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature'
import { noteDeletedVerified } from './deletion/store.ts'
import { deletionTasks } from './deletion/tasks.ts'
import { exportRoutes } from './export/routes.ts'
import { avatarRoutes } from './me/routes.ts'
import { avatarFiles } from './me/store.ts'
import { publicPageRoutes } from './privacy/public-page.ts'
import { deletePublicProfile } from './privacy/store.ts'
import { accountRouter } from './router.ts'

export const account = defineFeature({
  name: 'account',
  router: accountRouter,
  routes: (platform) => [...avatarRoutes(platform), ...publicPageRoutes(platform), ...exportRoutes(platform)],
  tasks: deletionTasks,
  start: ({ database }) => noteDeletedVerified(database.system, now()),
  files: avatarFiles,
  access: {
    public_profiles: 'own rows',
    // Calls write it as the system. The export names the request and its date, not the hash of the link.
    account_deletions: {
      read: ['user_id', 'reason', 'requested_at', 'token_expires_at', 'scheduled_deletion_at', 'cancelled_subscriptions'],
    },
    deletion_ledger: 'nothing',
  },
  // `account_deletions` is the journal of the deletion and goes last: `eraseAccount` removes it.
  personal: { tables: ['public_profiles', 'account_deletions'], erase: deletePublicProfile },
})

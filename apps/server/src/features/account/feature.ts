import { defineFeature } from '#platform/feature'
import { deletionTasks } from './deletion/tasks.ts'
import { exportRoutes } from './export/routes.ts'
import { accountRouter } from './router.ts'

export const account = defineFeature({
  name: 'account',
  router: accountRouter,
  routes: exportRoutes,
  tasks: deletionTasks,
  access: {
    // Calls write it as the system. The export names the request and its date, not the hash of the link.
    account_deletions: {
      read: ['user_id', 'reason', 'requested_at', 'token_expires_at', 'scheduled_deletion_at', 'cancelled_subscriptions'],
    },
    deletion_ledger: 'nothing',
  },
  // The journal of the deletion is the last thing to go: `eraseAccount` removes it.
  personal: { tables: ['account_deletions'], erase: async () => {} },
})

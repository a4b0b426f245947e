import { defineFeature } from '#platform/feature'
import { collectActions, forgetPerson } from './audit.ts'
import { adminRouter } from './router.ts'
import { exportRoutes } from './subscriptions/routes.ts'

export const admin = defineFeature({
  name: 'admin',
  router: adminRouter,
  routes: exportRoutes,
  access: { audit_log: { read: ['user_id', 'what', 'created_at'], systemUpdates: ['user_id', 'subject_id'] } },
  personal: { tables: ['audit_log'], collect: collectActions, erase: forgetPerson },
})

import { defineFeature } from '#platform/feature'
import { forgetPerson } from './audit.ts'
import { adminRouter } from './router.ts'
import { exportRoutes } from './subscriptions/routes.ts'
import { auditLog } from './table.ts'

export const admin = defineFeature({
  name: 'admin',
  router: adminRouter,
  routes: exportRoutes,
  tables: [[auditLog, { read: ['user_id', 'what', 'created_at'], systemUpdates: ['user_id', 'subject_id'] }]],
  erase: forgetPerson,
})

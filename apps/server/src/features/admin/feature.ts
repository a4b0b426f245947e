import { forgetPerson } from '#features/admin/audit/audit'
import { auditLog } from '#features/admin/audit/table'
import { defineFeature } from '#platform/feature/feature'
import { taskFigures } from './operations/figures.ts'
import { adminRouter } from './router.ts'
import { exportRoutes } from './subscriptions/routes.ts'

export const admin = defineFeature({
  name: 'admin',
  router: adminRouter,
  routes: exportRoutes,
  figures: taskFigures,
  tables: [[auditLog, { read: ['user_id', 'what', 'created_at'], systemUpdates: ['user_id', 'subject_id'] }]],
  erase: forgetPerson,
})

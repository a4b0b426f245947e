import { listAuditLog } from '#features/admin/audit/audit'
import { adminOnly } from '#platform/feature/api'
import { operationsRouter } from './operations/router.ts'
import { peopleRouter } from './people/router.ts'
import { plansRouter } from './plans/router.ts'
import { rolesRouter } from './roles/router.ts'
import { subscriptionsRouter } from './subscriptions/router.ts'

const api = adminOnly.admin

export const adminRouter = {
  auditLog: api.auditLog.handler(({ input, context: { db } }) => listAuditLog(db, input)),
  roles: rolesRouter,
  plans: plansRouter,
  subscriptions: subscriptionsRouter,
  people: peopleRouter,
  operations: operationsRouter,
}

import { adminOnly } from '#platform/api'
import { listAuditLog } from './audit.ts'
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

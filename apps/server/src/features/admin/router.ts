import { adminOnly } from '#platform/api'
import { listAuditLog } from './audit.ts'
import { operationsRouter } from './operations/router.ts'
import { peopleRouter } from './people/router.ts'
import { subscriptionsRouter } from './subscriptions/router.ts'

const api = adminOnly.admin

export const adminRouter = {
  auditLog: api.auditLog.handler(({ input, context: { db } }) => listAuditLog(db, input)),
  subscriptions: subscriptionsRouter,
  people: peopleRouter,
  operations: operationsRouter,
}

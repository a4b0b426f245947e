import { apiContract } from '@jobapply/core/api/contract'
import { PAID_PLAN_NEEDED } from '@jobapply/core/api/faults'
import { implement, ORPCError } from '@orpc/server'
import { hasPaidPlan } from '#features/billing/quota'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { trimOutputs } from '#platform/feature/trimmed-outputs'
import type { HeaderReader } from '#platform/http/request-headers'

/** What an operation knows. Its route has checked the key; `db` shows only the rows of the key's owner. */
export type ApiContext = {
  platform: Platform
  requestId: string
  headers: HeaderReader
  userId: string
  db: Db
}

const base = implement(trimOutputs(apiContract)).$context<ApiContext>()

/** The contract says which operations are marked Pro. */
const checkPlan = base.middleware(async ({ context: { platform, userId }, procedure, next }) => {
  const { plan } = procedure['~orpc'].meta
  if (plan === 'Pro' && !(await hasPaidPlan(platform.database.system, userId, now())))
    throw new ORPCError('PAID_PLAN_NEEDED', PAID_PLAN_NEEDED)
  return next()
})

/** For the owner of a key, with the plan that the operation is marked with. */
export const operations = base.use(checkPlan)

import { signInFor } from '@jobapply/core/admin/plan-constants'
import { mayAdvance } from '@jobapply/core/admin/plan-rules'
import { planNotFound } from '@jobapply/core/billing/rules'
import { audit } from '#features/admin/audit/audit'
import { paymentsOf } from '#features/billing/payments'
import { now } from '#platform/clock'
import { adminOnly, adminOnlyOr } from '#platform/feature/api'
import { log } from '#platform/log'
import { auditRouter } from './audit-router.ts'
import { changedFields } from './changed.ts'
import { archiveAtProvider } from './provider.ts'
import { countSubscribers, deletePlan, insertPlan, listManagedPlans, lockPlan, updatePlan } from './store.ts'
import { syncRouter } from './sync-router.ts'

const api = adminOnly.admin.plans

export const plansRouter = {
  ...syncRouter,
  ...auditRouter,

  list: api.list.handler(async ({ errors, context: { db, platform, requestId } }) => {
    const { isDemo } = paymentsOf(platform)
    const plans = await listManagedPlans(db, isDemo).catch(telling('plans not loaded', requestId, errors.PLANS_UNAVAILABLE))
    return { plans, isDemo }
  }),

  create: api.create.handler(async ({ input, errors, context: { db, userId, requestId } }) => {
    const plan = await db
      .transaction(async (tx) => {
        const made = await insertPlan(tx, input, now())
        if (made) await audit(tx, { who: userId, what: 'plan.create', target: made.plan_key, after: input })
        return made
      })
      .catch(telling('plan not saved', requestId, errors.PLAN_NOT_SAVED))
    if (!plan) throw errors.PLAN_KEY_TAKEN()
    return plan
  }),

  update: api.update.handler(async ({ input: { planKey, changes, seenAt }, errors, context: { db, userId, requestId } }) => {
    const found = await db
      .transaction(async (tx) => {
        const before = await lockPlan(tx, planKey)
        if (!before || (seenAt && seenAt !== before.updated_at)) return { before, after: undefined }
        // Until it is synced, the provider has an earlier version.
        const status = before.stripe_price_id ? { creation_status: 'saved' as const } : {}
        const after = await updatePlan(tx, planKey, { ...changes, ...status }, now())
        await audit(tx, { who: userId, what: 'plan.update', target: planKey, ...changedFields(before, changes) })
        return { before, after }
      })
      .catch(telling('plan not updated', requestId, errors.PLAN_NOT_UPDATED))
    if (!found.before) throw errors.PLAN_NOT_FOUND({ message: planNotFound(planKey) })
    if (!found.after) throw errors.PLAN_CHANGED()
    return found.after
  }),

  advance: api.advance.handler(
    async ({ input: { planKey, creationStatus }, errors, context: { db, userId, platform, requestId } }) => {
      const { isDemo } = paymentsOf(platform)
      const found = await db
        .transaction(async (tx) => {
          const before = await lockPlan(tx, planKey)
          if (!before || !mayAdvance(before, creationStatus, isDemo)) return { before, after: undefined }
          const after = await updatePlan(tx, planKey, { creation_status: creationStatus }, now())
          const changed = changedFields(before, { creation_status: creationStatus })
          await audit(tx, { who: userId, what: 'plan.status', target: planKey, ...changed })
          return { before, after }
        })
        .catch(telling('plan not updated', requestId, errors.PLAN_NOT_UPDATED))
      if (!found.before) throw errors.PLAN_NOT_FOUND({ message: planNotFound(planKey) })
      if (!found.after) throw errors.PLAN_NOT_READY()
      return found.after
    },
  ),

  /** The provider is asked first, and what it answers does not matter (PLANS-045). */
  remove: adminOnlyOr(signInFor('deletion')).admin.plans.remove.handler(
    async ({ input: { planKey }, errors, context: { db, userId, platform, requestId } }) => {
      const providerError = await archiveAtProvider(platform, planKey, requestId)
      const removed = await db
        .transaction(async (tx) => {
          const plan = await lockPlan(tx, planKey)
          if (!plan) return undefined
          const subscribers = await countSubscribers(tx, planKey)
          const outcome = subscribers > 0 ? ('deactivated' as const) : ('deleted' as const)
          if (outcome === 'deleted') await deletePlan(tx, planKey)
          else await updatePlan(tx, planKey, { is_active: false }, now())
          const what = outcome === 'deleted' ? 'plan.delete' : 'plan.deactivate'
          await audit(tx, { who: userId, what, target: planKey, before: plan, after: { subscribers, providerError } })
          return { outcome, plan_name: plan.plan_name, subscribers, providerError }
        })
        .catch(telling('plan not deleted', requestId, errors.PLAN_NOT_DELETED))
      if (!removed) throw errors.PLAN_NOT_FOUND({ message: planNotFound(planKey) })
      return removed
    },
  ),
}

/** The database's own words go into the log; the admin gets the documented sentence. */
const telling = (event: string, requestId: string, makeFault: () => Error) => (error: unknown) => {
  log.error(event, error, { requestId })
  throw makeFault()
}

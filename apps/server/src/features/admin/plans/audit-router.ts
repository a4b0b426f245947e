import { comparePlans, compareSubscriptions } from '@jobapply/core/admin/audit-rules'
import { AUDIT_FAILED, PLAN_HAS_NO_PRICE, signInFor } from '@jobapply/core/admin/plan-constants'
import { audit } from '#features/admin/audit/audit'
import { applySnapshot } from '#features/billing/events'
import { inTime, paymentsOf } from '#features/billing/payments'
import { findPayer, keepCustomer } from '#features/billing/subscription-store'
import { acceptSnapshot, askForSubscription, asUserId, idOf } from '#features/billing/sync-subscription'
import { adminOnly, adminOnlyOr } from '#platform/feature/api'
import { log } from '#platform/log'
import { findSubscriptionTerms, listLocalSubscriptions } from './audit-store.ts'
import { NOT_CONFIGURED } from './provider.ts'
import { MOST_READ } from './provider-list.ts'
import { listProviderPlans, listProviderSubscriptions } from './provider-state.ts'
import { listManagedPlans } from './store.ts'

/** An audit calls the provider many times, and its caller waits for the result. */
const AUDIT_PATIENCE_MS = 25_000

const withAudit = adminOnlyOr(signInFor('audit')).admin.plans

export const auditRouter = {
  audit: withAudit.audit.handler(async ({ context: { db, platform, requestId } }) => {
    const { isDemo, stripe } = paymentsOf(platform)
    if (isDemo) return { ...NOT_CONFIGURED, audit_result: null }
    try {
      const plans = await listManagedPlans(db, false)
      const { products, prices } = await inTime(listProviderPlans(await stripe()), AUDIT_PATIENCE_MS)
      const findings = comparePlans(plans, products, prices)
      return { success: true, error: null, audit_result: { plans: plans.length, products: products.length, findings } }
    } catch (error) {
      log.error('plans not audited', error, { requestId })
      return { success: false, error: AUDIT_FAILED, audit_result: null }
    }
  }),

  /** Demo mode has a provider too, whose subscriptions are compared in the same way. */
  auditBilling: withAudit.auditBilling.handler(async ({ context: { db, platform, requestId } }) => {
    try {
      const stripe = await paymentsOf(platform).stripe()
      const there = await inTime(listProviderSubscriptions(stripe, db), AUDIT_PATIENCE_MS)
      const here = await listLocalSubscriptions(
        db,
        there.map(({ subscriptionId }) => subscriptionId),
        MOST_READ,
      )
      const isComplete = here.length < MOST_READ && there.length < MOST_READ
      const checked = { here: here.length, there: there.length }
      return { success: true, error: null, checked, isComplete, mismatches: compareSubscriptions(here, there) }
    } catch (error) {
      log.error('billing not audited', error, { requestId })
      return { success: false, error: AUDIT_FAILED, checked: null, isComplete: false, mismatches: [] }
    }
  }),

  repairBilling: adminOnly.admin.plans.repairBilling.handler(
    async ({ input: { subscriptionId }, errors, context: { db, userId, platform } }) => {
      const stripe = await paymentsOf(platform).stripe()
      const snapshot = await inTime(askForSubscription(stripe, db, subscriptionId)).catch((error) => {
        log.warn('subscription not read', { reason: (error as Error).message })
        return undefined
      })
      if (!snapshot) throw errors.SUBSCRIPTION_NOT_REPAIRED()
      return db.transaction(async (tx) => {
        const { customer, metadata } = snapshot.subscription
        const customerId = idOf(customer)
        const payer = await findPayer(tx, customerId, asUserId(metadata.user_id))
        if (!payer) throw errors.SUBSCRIPTION_NOT_REPAIRED()
        if ((await acceptSnapshot(tx, snapshot))?.planKey !== snapshot.planKey)
          throw errors.SUBSCRIPTION_NOT_REPAIRED({ message: PLAN_HAS_NO_PRICE })
        if (customerId) await keepCustomer(tx, payer, customerId)
        const before = await findSubscriptionTerms(tx, subscriptionId)
        await applySnapshot(tx, payer, snapshot)
        const after = await findSubscriptionTerms(tx, subscriptionId)
        await audit(tx, { who: userId, what: 'billing.repair', subject: payer, target: subscriptionId, before, after })
        return { planKey: after?.planKey ?? '', status: after?.status ?? '' }
      })
    },
  ),
}

import { signInFor, TERMS_CHANGED } from '@jobapply/core/admin/plan-constants'
import type { PlanSync } from '@jobapply/core/admin/plans-schema'
import { PLANS_NOT_LOADED } from '@jobapply/core/billing/constants'
import { isPaid } from '@jobapply/core/billing/price-rules'
import { planNotFound } from '@jobapply/core/billing/rules'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { audit } from '#features/admin/audit/audit'
import { inTime, paymentsOf } from '#features/billing/payments'
import { findActivePlan, noteSynced } from '#features/billing/plan-store'
import { type ProviderIds, pushPlan } from '#features/billing/sync-plans'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { adminOnlyOr } from '#platform/feature/api'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { archiveAtProvider, isLostAtProvider, NOT_CONFIGURED, providerError } from './provider.ts'
import { lockPlan, updatePlan } from './store.ts'

const refuse = (error: string) => ({ success: false, error, stripeData: null })

export const syncRouter = {
  sync: adminOnlyOr(signInFor('sync')).admin.plans.sync.handler(async ({ input, context }) => {
    const { db, userId, platform, requestId } = context
    if (paymentsOf(platform).isDemo) return { ...NOT_CONFIGURED, stripeData: null }
    try {
      const plan = await findActivePlan(db, input.planKey)
      if (!plan) return refuse(planNotFound(input.planKey))
      if (hasOtherTerms(plan, input.planData)) return refuse(TERMS_CHANGED)
      const pushed = await push(platform, plan, requestId)
      if (typeof pushed === 'string') return refuse(pushed)
      const isNoted = await note(db, { who: userId, plan, ids: pushed, isEdit: input.planData.is_edit_scenario ?? false })
      return isNoted ? { success: true, error: null, stripeData: pushed } : refuse(TERMS_CHANGED)
    } catch (error) {
      log.error('plan not synced', error, { requestId })
      return refuse(PLANS_NOT_LOADED)
    }
  }),

  archive: adminOnlyOr(signInFor('deletion')).admin.plans.archive.handler(async ({ input: { planKey }, context }) => {
    const { db, userId, platform, requestId } = context
    if (paymentsOf(platform).isDemo) return NOT_CONFIGURED
    const error = await archiveAtProvider(platform, planKey, requestId)
    if (error === null) await audit(db, { who: userId, what: 'plan.archive', target: planKey })
    return { success: error === null, error }
  }),
}

/** The price that somebody saw before the plan was changed by somebody else is not synced. */
const hasOtherTerms = (plan: PlanConfiguration, data: PlanSync['planData']) =>
  data.price_amount !== plan.price_amount ||
  (data.currency ?? plan.currency) !== plan.currency ||
  (data.billing_interval ?? plan.billing_interval) !== plan.billing_interval ||
  (data.billing_interval_count ?? plan.billing_interval_count) !== plan.billing_interval_count

type Pushed = { [Id in keyof ProviderIds]: string | null }

/** The provider's ids, or why there are none. A plan that is free or on request is not sold there. */
async function push(platform: Platform, plan: PlanConfiguration, requestId: string): Promise<Pushed | string> {
  if (!isPaid(plan)) {
    const problem = plan.stripe_product_id ? await archiveAtProvider(platform, plan.plan_key, requestId) : null
    return problem ?? { productId: null, priceId: null }
  }
  try {
    return await inTime(
      paymentsOf(platform)
        .stripe()
        .then((stripe) => pushPlan(stripe, plan)),
    )
  } catch (error) {
    log.warn('plan not synced', { requestId, reason: (error as Error).message })
    // The next sync then creates what the provider has lost.
    if (isLostAtProvider(error))
      await updatePlan(platform.database.system, plan.plan_key, { stripe_product_id: null, stripe_price_id: null }, now())
    return providerError(error)
  }
}

type Synced = { who: string; plan: PlanConfiguration; ids: Pushed; isEdit: boolean }

/** False: the plan was changed while the provider was asked, so that it has an earlier version. */
const note = (db: Db, { who, plan, ids, isEdit }: Synced): Promise<boolean> =>
  db.transaction(async (tx) => {
    const present = await lockPlan(tx, plan.plan_key)
    if (!present || offerOf(present) !== offerOf(plan)) return false
    const { productId, priceId } = ids
    if (productId && priceId) await noteSynced(tx, plan.plan_key, { productId, priceId }, now())
    else await updatePlan(tx, plan.plan_key, { stripe_product_id: null, stripe_price_id: null, is_demo: false }, now())
    const status = isEdit ? 'complete' : present.creation_status === 'saved' ? 'stripe_synced' : undefined
    if (status) await updatePlan(tx, plan.plan_key, { creation_status: status }, now())
    await audit(tx, { who, what: 'plan.sync', target: plan.plan_key, before: idsOf(plan), after: ids })
    return true
  })

const idsOf = ({ stripe_product_id: productId, stripe_price_id: priceId }: PlanConfiguration): Pushed => ({ productId, priceId })

const offerOf = (plan: PlanConfiguration) =>
  JSON.stringify([
    plan.plan_name,
    plan.description,
    plan.price_amount,
    plan.currency,
    plan.billing_interval,
    plan.billing_interval_count,
  ])

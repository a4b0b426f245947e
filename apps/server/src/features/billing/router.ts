import { PLANS_NOT_LOADED } from '@jobapply/core/billing/constants'
import { moveZone } from '@jobapply/core/billing/limits'
import { priceKind } from '@jobapply/core/billing/price-rules'
import { planNotFound } from '@jobapply/core/billing/rules'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { admit, type CallContext, open, signedIn } from '#platform/feature/api'
import { log } from '#platform/log'
import { listInvoices, openPortal, startCheckout } from './checkout.ts'
import { inTime, paymentsOf } from './payments.ts'
import { findActivePlan, listActivePlans } from './plan-store.ts'
import { findUsage } from './quota.ts'
import { findStanding, saveZone } from './quota-store.ts'
import { findPlanInfo, findStatus } from './status.ts'

const api = signedIn.billing

export const billingRouter = {
  plans: open.billing.plans.handler(({ context: { db, platform } }) => listActivePlans(db, paymentsOf(platform).isDemo)),

  planConfigurations: open.billing.planConfigurations.handler(async ({ context: { db, platform, requestId } }) => {
    try {
      return { success: true, data: await listActivePlans(db, paymentsOf(platform).isDemo) }
    } catch (error) {
      log.error('plans not loaded', error, { requestId })
      return { success: false, error: PLANS_NOT_LOADED }
    }
  }),

  createCheckout: api.createCheckout.handler(async ({ input, errors, context: { db, userId, platform, requestId } }) => {
    const plan = await findActivePlan(db, input.plan)
    if (!plan) throw errors.PLAN_NOT_FOUND({ message: planNotFound(input.plan) })
    const kind = priceKind(plan)
    if (kind === 'free') throw errors.PLAN_NOT_FOR_SALE()
    if (kind === 'on request') throw errors.PLAN_ON_REQUEST()
    const url = await inTime(startCheckout(platform, userId, plan)).catch((error) => {
      log.error('checkout', error, { requestId })
      throw errors.CHECKOUT_UNAVAILABLE()
    })
    if (!url) throw errors.CHECKOUT_UNAVAILABLE()
    return { url }
  }),

  customerPortal: api.customerPortal.handler(async ({ errors, context: { userId, platform, requestId } }) => {
    const url = await inTime(openPortal(platform, userId)).catch((error) => {
      log.error('portal', error, { requestId })
      throw errors.PORTAL_UNAVAILABLE()
    })
    return { url }
  }),

  subscriptionStatus: api.subscriptionStatus.handler(({ context: { db, userId } }) => findStatus(db, userId, now())),

  userSubscription: api.userSubscription.handler(async ({ input, context }) => {
    const reader = await readerFor(input._user_id, context)
    return (await findStatus(reader, input._user_id, now())).subscription
  }),

  userApplicationLimit: api.userApplicationLimit.handler(async ({ input, context }) => {
    const reader = await readerFor(input._user_id, context)
    return (await findStatus(reader, input._user_id, now())).application_limit
  }),

  planInfo: api.planInfo.handler(({ context: { db, userId } }) => findPlanInfo(db, userId, now())),

  invoices: api.invoices.handler(({ errors, context: { userId, platform, requestId } }) =>
    inTime(listInvoices(platform, userId)).catch((error) => {
      log.error('invoices', error, { requestId })
      throw errors.INVOICES_UNAVAILABLE()
    }),
  ),

  usage: api.usage.handler(({ context: { db, userId } }) => findUsage(db, userId, now())),

  setTimeZone: api.setTimeZone.handler(({ input, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const { zone } = await findStanding(tx, userId, now())
      await saveZone(tx, userId, moveZone(zone, input.timeZone, now()), now())
    }),
  ),
}

/** People may ask about themselves, admins about anybody. */
async function readerFor(asked: string, context: CallContext & { userId: string; db: Db; system: Db }): Promise<Db> {
  if (asked === context.userId) return context.db
  await admit(context, 'admin')
  return context.system
}

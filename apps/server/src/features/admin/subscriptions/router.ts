import { MAX_SHOWN_PAYMENTS } from '@jobapply/core/admin/subscriptions-constants'
import { daySpan, windowStart } from '@jobapply/core/admin/subscriptions-rules'
import { now } from '#platform/clock'
import { toPage } from '#platform/db/page'
import { adminOnly } from '#platform/feature/api'
import { zoneOf } from './admin-zone.ts'
import { describeEnrollment, summarise } from './figures.ts'
import { toPayment, toSubscription } from './rows.ts'
import { countEnrolled, listApplicationMoments, listEnrolled, listPayments, listSubscriptions } from './store.ts'

const api = adminOnly.admin.subscriptions

export const subscriptionsRouter = {
  summary: api.summary.handler(async ({ context: { db, userId } }) => summarise(db, now(), await zoneOf(db, userId))),

  enrollment: api.enrollment.handler(async ({ context: { db, userId } }) =>
    describeEnrollment(db, now(), await zoneOf(db, userId)),
  ),

  enrolled: api.enrolled.handler(async ({ input, context: { db, userId } }) => {
    const span = daySpan(input.from, input.to, await zoneOf(db, userId))
    const [counts, found] = await Promise.all([countEnrolled(db, input.tier, span), listEnrolled(db, input.tier, span, input)])
    return {
      ...toPage(found, input, ({ id, created_at, subscription_end, ...row }) => ({
        ...row,
        user_id: id,
        created_at: created_at.toISOString(),
        subscription_end: subscription_end.toISOString(),
      })),
      ...counts,
    }
  }),

  list: api.list.handler(async ({ input, context: { db } }) => toPage(await listSubscriptions(db, input), input, toSubscription)),

  payments: api.payments.handler(async ({ context: { db } }) =>
    (await listPayments(db, { limit: MAX_SHOWN_PAYMENTS })).slice(0, MAX_SHOWN_PAYMENTS).map(toPayment),
  ),

  applications: api.applications.handler(async ({ input, context: { db } }) =>
    toPage(await listApplicationMoments(db, windowStart(now()), input), input, ({ user_id, created_at }) => ({
      user_id,
      created_at: created_at.toISOString(),
    })),
  ),
}

import type { Stripe } from 'stripe'
import type { Db } from '#platform/db/database'
import { findPlanKeyByPrice, findPriceKind } from './plan-store.ts'
import { askedAt, findStoredPlan, writeSubscription } from './subscription-store.ts'

/** The provider's current state of a subscription, and when we asked for it. */
export type Snapshot = { subscription: Stripe.Subscription; paidPeriodStart: number; asked: Date; planKey: string }

/**
 * Asks the provider instead of believing the event: events come late, twice and in any order, and only the present state counts. Nothing
 * when the provider does not know it.
 */
export async function askForSubscription(stripe: Stripe, db: Db, id: string): Promise<Snapshot | undefined> {
  const asked = await askedAt(db)
  try {
    const subscription = await stripe.subscriptions.retrieve(id)
    const { data: paid } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 20 })
    const price = subscription.items.data[0]?.price
    const known = price && (price.metadata.plan_key ?? (await findPlanKeyByPrice(db, price.id)))
    return {
      subscription,
      paidPeriodStart: paidPeriodStart(subscription, paid),
      asked,
      planKey: known ?? subscription.metadata.plan_key ?? 'unknown',
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_missing') return undefined
    throw error
  }
}

/** A renewal starts a new cycle when it is paid; a failed one starts none, and a change of plan in between neither (APPLY-025). */
export function paidPeriodStart(subscription: Stripe.Subscription, paid: readonly Stripe.Invoice[]): number {
  const starts = paid.flatMap(({ lines }) =>
    lines.data.flatMap(({ parent, period }) =>
      parent?.subscription_item_details && !parent.subscription_item_details.proration ? [period.start] : [],
    ),
  )
  return starts.length > 0 ? Math.max(...starts) : periodOf(subscription).start
}

/**
 * The snapshot with the plan that it is stored with. Nobody can subscribe to a plan on request (PLANS-068): a new subscription to it is
 * stored nowhere (undefined), a change to it leaves the plan as it was, and who had it when it was still sold keeps it.
 */
export async function acceptSnapshot(tx: Db, snapshot: Snapshot): Promise<Snapshot | undefined> {
  if ((await findPriceKind(tx, snapshot.planKey)) !== 'on request') return snapshot
  const planKey = await findStoredPlan(tx, snapshot.subscription.id)
  return planKey === undefined ? undefined : { ...snapshot, planKey }
}

export async function writeSnapshot(tx: Db, userId: string, snapshot: Snapshot, now: Date): Promise<boolean> {
  const { subscription, asked, planKey } = snapshot
  const period = periodOf(subscription)
  return writeSubscription(
    tx,
    userId,
    {
      plan_key: planKey,
      status: subscription.status,
      current_period_start: at(period.start),
      current_period_end: at(period.end),
      paid_period_start: at(snapshot.paidPeriodStart),
      trial_end: subscription.trial_end ? at(subscription.trial_end) : null,
      cancel_at_period_end: endsWithItsPeriod(subscription),
      stripe_customer_id: idOf(subscription.customer) ?? '',
      stripe_subscription_id: subscription.id,
      created_at: at(subscription.created),
      asked_at: asked,
    },
    now,
  )
}

/** The portal may write a date of its own instead of the mark. */
export const endsWithItsPeriod = (s: Stripe.Subscription) =>
  s.cancel_at_period_end || (s.cancel_at !== null && s.cancel_at <= periodOf(s).end)

function periodOf({ items, created }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data
  return { start: item?.current_period_start ?? created, end: item?.current_period_end ?? created }
}

export const idOf = (of: string | { id: string } | null | undefined): string | undefined => (typeof of === 'string' ? of : of?.id)

export const at = (seconds: number) => new Date(seconds * 1000)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** An id from the provider's metadata, which anybody with access there can write. */
export const asUserId = (claimed: string | undefined) => (claimed && UUID.test(claimed) ? claimed : undefined)

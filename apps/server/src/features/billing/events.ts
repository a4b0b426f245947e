import { PLAN_ON_REQUEST } from '@jobapply/core/billing/faults'
import type { Stripe } from 'stripe'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { type EventFacts, readFacts } from './event-facts.ts'
import { findKnownEvents, insertEvent } from './event-store.ts'
import { findPayer, keepCustomer, writeAccountStatus } from './subscription-store.ts'
import { acceptSnapshot, askForSubscription, asUserId, at, idOf, type Snapshot, writeSnapshot } from './sync-subscription.ts'
import { tellOfEvent } from './tell.ts'

/**
 * Each event takes effect once, however often and in whatever order events arrive: the row in payment_events, the subscription, the
 * account and the mails share one transaction, and a second delivery finds the row.
 */
export async function processEvent(platform: Platform, stripe: Stripe, event: Stripe.Event): Promise<void> {
  const db = platform.database.system
  if ((await findKnownEvents(db, [event.id])).has(event.id)) return
  const facts = readFacts(event)
  const found = facts.subscriptionId ? await askForSubscription(stripe, db, facts.subscriptionId) : undefined
  await db.transaction(async (tx) => {
    const payer = await findPayer(tx, facts.customerId ?? idOf(found?.subscription.customer), claimOf(facts, found))
    const snapshot = found && (await acceptSnapshot(tx, found))
    if (found?.planKey !== snapshot?.planKey)
      log.warn('subscription to a plan on request refused', { event: event.id, reason: PLAN_ON_REQUEST.message })
    const isNew = await insertEvent(tx, {
      stripe_event_id: event.id,
      event_type: event.type.slice(0, 100),
      amount: facts.invoice?.amount ?? null,
      currency: facts.invoice?.currency ?? 'usd',
      status: facts.invoice?.status ?? found?.subscription.status ?? 'received',
      user_id: payer ?? null,
      processed: Boolean(payer && snapshot),
      created_at: typeof event.created === 'number' ? at(event.created) : now(),
    })
    if (!isNew || !payer || !snapshot) return
    const customer = idOf(snapshot.subscription.customer)
    if (customer) await keepCustomer(tx, payer, customer)
    await applySnapshot(tx, payer, snapshot)
    await tellOfEvent(tx, platform, payer, { id: event.id, facts, snapshot })
  })
  log.info('payment event', { type: event.type, event: event.id })
}

/** Takes over the provider's state of a subscription, which `acceptSnapshot` has let pass. */
export async function applySnapshot(tx: Db, payer: string, snapshot: Snapshot) {
  if (await writeSnapshot(tx, payer, snapshot, now())) await writeAccountStatus(tx, payer, now())
}

/** The user id that we put into the subscription's metadata; used only when no known customer is named. */
const claimOf = ({ userId }: EventFacts, snapshot: Snapshot | undefined) =>
  asUserId(snapshot?.subscription.metadata.user_id ?? userId)

import { DAY_MS } from '@jobapply/core/billing/constants'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { notify } from '#features/notices/notify'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { log } from '#platform/log'
import { findKnownEvents } from './event-store.ts'
import { applySnapshot, processEvent } from './events.ts'
import { dayText, trialEndingMail } from './mails.ts'
import { paymentsOf } from './payments.ts'
import { findPayer, listEndingTrials, listMisnotedTrials, listOverdue, writeAccountStatus } from './subscription-store.ts'
import { syncNewPlans } from './sync-plans.ts'
import { acceptSnapshot, askForSubscription, idOf } from './sync-subscription.ts'

const HOUR_MS = 3_600_000
/** How far back we look for lost events. The provider itself retries for three days. */
const LOOK_BACK_MS = 4 * DAY_MS

const payload = z.object({})
export const billingTasks = [
  defineTask({ name: 'trials', payload, every: '3 * * * *', run: (_, platform) => watchTrials(platform) }),
  defineTask({ name: 'payments-reconcile', payload, every: '33 * * * *', run: (_, platform) => reconcilePayments(platform) }),
]

/** Stores which trials run and which have ended, and notifies people whose trial ends within a day. No limit depends on it. */
export async function watchTrials(platform: Platform) {
  const db = platform.database.system
  for (const userId of await listMisnotedTrials(db, now())) await db.transaction((tx) => writeAccountStatus(tx, userId, now()))
  for (const { userId, end } of await listEndingTrials(db, now(), new Date(now().getTime() + DAY_MS))) {
    if (!end) continue
    await db.transaction((tx) =>
      notify(tx, platform, userId, {
        key: 'trial ending',
        kind: 'emailNotifications',
        title: 'Your trial ends soon',
        message: `Your trial ends on ${dayText(end)}. With a plan you keep applying every day.`,
        path: '/pricing',
        mail: (to) => trialEndingMail({ ...to, end }),
      }),
    )
  }
}

/** Catches up on events that never arrived, and asks about subscriptions that are overdue. */
export async function reconcilePayments(platform: Platform) {
  const { stripe: connect, local } = paymentsOf(platform)
  // The local payment server keeps undelivered events and sends them with the next change.
  if (local) return local.advance()
  const stripe = await connect()
  await syncNewPlans(stripe, platform.database.system)
  await catchUpOnEvents(platform, stripe)
  await askAboutOverdue(platform, stripe)
}

async function catchUpOnEvents(platform: Platform, stripe: Stripe) {
  const gte = Math.floor((now().getTime() - LOOK_BACK_MS) / 1000)
  let after: string | undefined
  for (;;) {
    const page = await stripe.events.list({ created: { gte }, limit: 100, ...(after && { starting_after: after }) })
    const known = await findKnownEvents(
      platform.database.system,
      page.data.map(({ id }) => id),
    )
    for (const event of page.data.filter(({ id }) => !known.has(id)).reverse()) {
      log.warn('lost payment event', { event: event.id, type: event.type })
      await processEvent(platform, stripe, event)
    }
    after = page.data.at(-1)?.id
    if (!page.has_more || !after) return
  }
}

async function askAboutOverdue(platform: Platform, stripe: Stripe) {
  const db = platform.database.system
  for (const { id } of await listOverdue(db, new Date(now().getTime() - HOUR_MS))) {
    const snapshot = await askForSubscription(stripe, db, id)
    if (!snapshot) continue
    await db.transaction(async (tx) => {
      const payer = await findPayer(tx, idOf(snapshot.subscription.customer), undefined)
      const accepted = await acceptSnapshot(tx, snapshot)
      if (payer && accepted) await applySnapshot(tx, payer, accepted)
    })
  }
}

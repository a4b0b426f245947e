import { AFTER_PORTAL } from '@jobapply/core/billing/constants'
import { moneyText } from '@jobapply/core/shared/money'
import { notify } from '#features/notices/notify'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import type { EventFacts } from './event-facts.ts'
import { dayText, paymentFailedMail, paymentReceivedMail, subscriptionCancelledMail, subscriptionEndedMail } from './mails.ts'
import { findPlanName } from './plan-store.ts'
import { at, endsWithItsPeriod, type Snapshot } from './sync-subscription.ts'

type Told = { id: string; facts: EventFacts; snapshot: Snapshot }

/** Notifies a person of a payment or cancellation, once each: the event or the cancellation is the notice's key. */
export async function tellOfEvent(tx: Db, platform: Platform, userId: string, { id, facts, snapshot }: Told) {
  const planName = (await findPlanName(tx, snapshot.planKey)) ?? 'JobApply AI'
  const { invoice } = facts
  const amount = invoice ? moneyText(invoice.amount, invoice.currency) : ''
  if (invoice?.status === 'succeeded' && invoice.amount > 0)
    await notify(tx, platform, userId, {
      key: id,
      kind: 'payment',
      title: 'Payment received',
      message: `We have received ${amount} for ${planName}. Thank you.`,
      path: AFTER_PORTAL,
      mail: (to) => paymentReceivedMail({ ...to, amount, planName }),
    })
  if (invoice?.status === 'failed')
    await notify(tx, platform, userId, {
      key: id,
      kind: 'payment',
      title: 'Payment failed',
      message: `The payment of ${amount} for ${planName} did not go through. Please update your payment method.`,
      path: AFTER_PORTAL,
      mail: (to) => paymentFailedMail({ ...to, amount, planName }),
    })
  await tellOfCancellation(tx, platform, userId, snapshot, planName)
}

async function tellOfCancellation(tx: Db, platform: Platform, userId: string, { subscription }: Snapshot, planName: string) {
  const { canceled_at, id, status, items, ended_at } = subscription
  if (!canceled_at || !(status === 'canceled' || endsWithItsPeriod(subscription))) return
  const isOver = status === 'canceled'
  const end = at((isOver ? ended_at : items.data[0]?.current_period_end) ?? canceled_at)
  await notify(tx, platform, userId, {
    key: `cancelled ${id} ${canceled_at}`,
    kind: 'payment',
    title: isOver ? 'Subscription ended' : 'Subscription cancelled',
    message: isOver
      ? `Your ${planName} subscription ended on ${dayText(end)}. What you have saved stays yours.`
      : `Your ${planName} subscription ends on ${dayText(end)}. Until then nothing changes.`,
    path: AFTER_PORTAL,
    mail: (to) => (isOver ? subscriptionEndedMail : subscriptionCancelledMail)({ ...to, planName, end }),
  })
}

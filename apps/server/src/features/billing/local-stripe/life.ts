import type { Db } from '#platform/db/database'
import {
  type Item,
  type LocalInvoice,
  type LocalSubscription,
  makeEvent,
  makeInvoice,
  makeSubscription,
  type Price,
  periodEnd,
  seconds,
  type Thing,
} from './objects.ts'
import { find, keep, list } from './store.ts'

/** The life cycle of a subscription; each step stores the new state and its events. */
export async function completeCheckout(tx: Db, session: Thing, at: Date) {
  if (session.status !== 'open') return
  const price = (session.line_price as Price | undefined) ?? undefined
  if (!price) throw new Error('this session has nothing to sell')
  const metadata = (session.subscription_metadata ?? {}) as Record<string, string>
  const subscription = makeSubscription(String(session.customer), price, metadata, at)
  const invoice = makeInvoice(subscription, true, at)
  subscription.latest_invoice = invoice.id
  await keep(tx, subscription, at)
  await keep(tx, invoice, at)
  const done = { ...session, status: 'complete', payment_status: 'paid', subscription: subscription.id }
  await keep(tx, done, at)
  await tell(tx, 'customer.subscription.created', subscription, undefined, at)
  await tell(tx, 'invoice.paid', invoice, undefined, at)
  await tell(tx, 'checkout.session.completed', shownSession(done), undefined, at)
}

/** Removes the fields of a session that only this server needs. */
export function shownSession({ line_price: _, subscription_metadata: __, ...session }: Thing): Thing {
  return session as Thing
}

export const cancelAtEnd = (tx: Db, s: LocalSubscription, at: Date) =>
  change(tx, s, { cancel_at_period_end: true, cancel_at: s.items.data[0].current_period_end, canceled_at: seconds(at) }, at)

export const resume = (tx: Db, s: LocalSubscription, at: Date) =>
  change(tx, s, { cancel_at_period_end: false, cancel_at: null, canceled_at: null }, at)

export const changePlan = (tx: Db, s: LocalSubscription, price: Price, at: Date) =>
  change(tx, s, { items: withItem(s, { price }) }, at)

/** Ends the subscription immediately. */
export async function end(tx: Db, s: LocalSubscription, at: Date) {
  const ended = { ...s, status: 'canceled', canceled_at: s.canceled_at ?? seconds(at), ended_at: seconds(at) }
  await keep(tx, ended, at)
  await tell(tx, 'customer.subscription.deleted', ended, undefined, at)
}

/** The next period begins at `from`, and its payment succeeds or fails. */
export async function renew(tx: Db, s: LocalSubscription, pays: boolean, from: Date, at: Date): Promise<LocalSubscription> {
  const [item] = s.items.data
  const period = { current_period_start: seconds(from), current_period_end: seconds(periodEnd(from, item.price)) }
  const renewed: LocalSubscription = { ...s, status: pays ? 'active' : 'past_due', items: withItem(s, period) }
  const invoice = makeInvoice(renewed, pays, at)
  renewed.latest_invoice = invoice.id
  await keep(tx, invoice, at)
  await keep(tx, renewed, at)
  await tell(tx, 'customer.subscription.updated', renewed, { status: s.status }, at)
  await tell(tx, pays ? 'invoice.paid' : 'invoice.payment_failed', invoice, undefined, at)
  return renewed
}

/** Pays the open invoice. */
export async function payOpenInvoice(tx: Db, s: LocalSubscription, at: Date) {
  const open = (await list(tx, 'invoice', s.customer)).find(({ status }) => status === 'open') as LocalInvoice | undefined
  if (!open) return
  const paid = { ...open, status: 'paid', amount_paid: open.amount_due, amount_remaining: 0 }
  await keep(tx, paid, at)
  await change(tx, s, { status: 'active' }, at)
  await tell(tx, 'invoice.paid', paid, undefined, at)
}

const PATIENCE_MS = 21 * 86_400_000

/** Renews periods that are over, or ends them where cancelled; an unpaid subscription ends after three weeks. */
export async function advance(tx: Db, now: Date) {
  for (const each of (await list(tx, 'subscription')) as LocalSubscription[]) {
    let s = each
    while (s.status !== 'canceled' && endOf(s) <= now) {
      if (s.cancel_at_period_end || s.status === 'past_due') {
        await end(tx, s, now)
        break
      }
      s = await renew(tx, s, true, endOf(s), now)
    }
    const isLate = s.status === 'past_due' && s.items.data[0].current_period_start * 1000 + PATIENCE_MS <= now.getTime()
    if (isLate) await end(tx, s, now)
  }
}

export const findSubscription = async (db: Db, customer: string): Promise<LocalSubscription | undefined> => {
  const all = (await list(db, 'subscription', customer)) as LocalSubscription[]
  return all.find(({ status }) => status !== 'canceled') ?? all[0]
}

export const findPrice = async (db: Db, id: string) => (await find(db, id, 'price')) as Price | undefined

async function change(tx: Db, s: LocalSubscription, changes: Partial<LocalSubscription>, at: Date) {
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, s[key]]))
  const changed = { ...s, ...changes } as LocalSubscription
  await keep(tx, changed, at)
  await tell(tx, 'customer.subscription.updated', changed, before, at)
}

const tell = (tx: Db, type: string, object: Thing, before: object | undefined, at: Date) =>
  keep(tx, makeEvent(type, object, before, at), at)

const withItem = (s: LocalSubscription, changes: Partial<Item>): LocalSubscription['items'] => ({
  ...s.items,
  data: [{ ...s.items.data[0], ...changes } as Item],
})

const endOf = (s: LocalSubscription) => new Date(s.items.data[0].current_period_end * 1000)

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWithStripe } from '#testing/local-stripe-server'
import { newcomer, type Person } from '#testing/people'
import { cancelAtEnd, completeCheckout, end, findSubscription } from './local-stripe/life.ts'
import type { LocalSubscription, Thing } from './local-stripe/objects.ts'
import { find } from './local-stripe/store.ts'
import { findCustomer } from './subscription-store.ts'
import { paymentEvents, userSubscriptions } from './table.ts'
import { reconcilePayments } from './tasks.ts'

let shop: Awaited<ReturnType<typeof startWithStripe>>
beforeAll(async () => {
  shop = await startWithStripe()
  shop.stripe.holdEvents(true)
})
afterAll(() => shop.stop())

/** A life: bought, paid, cancelled, over. Five events, none of them delivered yet. */
async function live(person: Person): Promise<Thing[]> {
  const before = new Set((await shop.stripe.listWaiting()).map(({ id }) => id))
  const { url } = await person.call.billing.createCheckout({ plan: 'professional' })
  const id = url.split('/').at(-1) ?? ''
  await shop.stripe.act(async (tx) => completeCheckout(tx, (await find(tx, id)) as Thing, new Date()))
  const customer = (await findCustomer(shop.db, person.id)) ?? ''
  const held = () => findSubscription(shop.db, customer) as Promise<LocalSubscription>
  await shop.stripe.act(async (tx) => cancelAtEnd(tx, await held(), new Date()))
  await shop.stripe.act(async (tx) => end(tx, await held(), new Date()))
  return (await shop.stripe.listWaiting()).filter((event) => !before.has(event.id))
}

async function stateOf({ id, call }: Person) {
  const [row] = await shop.db.select().from(userSubscriptions).where(eq(userSubscriptions.user_id, id))
  const events = await shop.db.select().from(paymentEvents).where(eq(paymentEvents.user_id, id))
  const info = await call.billing.planInfo()
  return {
    status: row?.status,
    plan: row?.plan_key,
    cancels: row?.cancel_at_period_end,
    cycle: row?.paid_period_start.getTime() === row?.current_period_start.getTime(),
    events: events.map(({ event_type, amount }) => `${event_type} ${amount ?? ''}`.trim()).toSorted(),
    account: info.subscription_status,
    tier: info.subscription_tier,
    notices: (await call.notices.list()).rows.map(({ title }) => title).toSorted(),
  }
}

const FINAL = {
  status: 'canceled',
  plan: 'professional',
  cancels: true,
  cycle: true,
  events: [
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.deleted',
    'customer.subscription.updated',
    'invoice.paid 9999',
  ],
  account: 'trial',
  tier: 'professional',
  notices: ['Payment received', 'Subscription ended'],
}

const permute = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one) => permute(all.filter((each) => each !== one)).map((rest) => [one, ...rest]))

test('D3 a fifth of the 120 orders of the five events of a life end in the same state', { timeout: 180_000 }, async () => {
  const orders = permute([0, 1, 2, 3, 4]).filter((_, place) => place % 5 === 0)
  expect(orders).toHaveLength(24)
  const seen = new Set<string>()
  for (const order of orders) {
    const person = await newcomer(shop.server)
    const events = await live(person)
    expect(events).toHaveLength(5)
    for (const place of order) expect(await shop.stripe.send(events[place] as Thing)).toBe(200)
    seen.add(JSON.stringify(await stateOf(person)))
  }
  expect([...seen].map((state) => JSON.parse(state))).toEqual([FINAL])
})

test.each([0, 1, 2, 3, 4])('D3 with event %i lost, the reconciliation brings the same state', async (lost) => {
  const person = await newcomer(shop.server)
  const events = await live(person)
  for (const [place, event] of events.entries()) if (place !== lost) await shop.stripe.send(event)
  await reconcilePayments(shop.server.platform)
  expect(await stateOf(person)).toEqual(FINAL)
})

test('D3 with every event lost, too; and a second reconciliation changes nothing', async () => {
  const person = await newcomer(shop.server)
  await live(person)
  await reconcilePayments(shop.server.platform)
  const after = await stateOf(person)
  await reconcilePayments(shop.server.platform)
  expect([after, await stateOf(person)]).toEqual([FINAL, FINAL])
})

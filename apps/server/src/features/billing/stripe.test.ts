import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { moveClock } from '#platform/clock'
import { captureLogs } from '#platform/log'
import { waitingFor } from '#testing/clock'
import { startWithStripe } from '#testing/local-stripe-server'
import { newcomer, openBrowser, type Person, signInDirectly } from '#testing/people'
import { completeCheckout, findSubscription, renew } from './local-stripe/life.ts'
import type { LocalSubscription, Thing } from './local-stripe/objects.ts'
import { find, list } from './local-stripe/store.ts'
import { paymentsOf } from './payments.ts'
import { findActivePlan } from './plan-store.ts'
import { findCustomer } from './subscription-store.ts'
import { syncPlan } from './sync-plans.ts'
import { planConfigurations, userSubscriptions } from './table.ts'
import { reconcilePayments } from './tasks.ts'

const DAY = 86_400_000
let shop: Awaited<ReturnType<typeof startWithStripe>>
let moved = 0
beforeAll(async () => {
  shop = await startWithStripe()
})
afterAll(() => shop.stop())
afterEach(() => {
  // A slow machine may give up before it meets all of a test's trouble.
  shop.stripe.clearTrouble()
  shop.stripe.holdEvents(false)
  moveClock(-moved)
  moved = 0
})
const later = (ms: number) => {
  moved += ms
  moveClock(ms)
}
/** For one test. */
async function changePlan(key: string, changes: Partial<typeof planConfigurations.$inferInsert>) {
  const ofPlan = eq(planConfigurations.plan_key, key)
  const [before] = await shop.db.select().from(planConfigurations).where(ofPlan)
  onTestFinished(
    async () =>
      void (await shop.db
        .update(planConfigurations)
        .set({ ...before, stripe_price_id: null, stripe_product_id: null })
        .where(ofPlan)),
  )
  await shop.db.update(planConfigurations).set(changes).where(ofPlan)
}
const sessionOf = async (url: string) => (await find(shop.db, url.split('/').at(-1) ?? '')) as Thing
const pay = async (person: Person, plan = 'professional') => {
  const { url } = await person.call.billing.createCheckout({ plan })
  await shop.stripe.act(async (tx) => completeCheckout(tx, await sessionOf(url), new Date()))
}
const customerOf = async ({ id }: Person) => (await findCustomer(shop.db, id)) ?? ''
const heldBy = async (person: Person) => (await findSubscription(shop.db, await customerOf(person))) as LocalSubscription
const stored = async ({ id }: Person) => {
  const [row] = await shop.db.select().from(userSubscriptions).where(eq(userSubscriptions.user_id, id))
  return row
}

describe('with a key', () => {
  test('PRICING-024 checkout opens the page of the provider, for the price that the plan has there', async () => {
    const ann = await newcomer(shop.server)
    const { url } = await ann.call.billing.createCheckout({ plan: 'professional' })
    expect(url).toMatch(/^https:\/\/checkout\.example\//)
    const plan = await findActivePlan(shop.db, 'professional')
    expect(plan).toMatchObject({
      is_demo: false,
      stripe_price_id: expect.stringMatching(/^price_/),
      last_synced_at: expect.any(String),
    })
    const session = await sessionOf(url)
    expect(session.line_price).toMatchObject({
      id: plan?.stripe_price_id,
      unit_amount: 9999,
      metadata: { plan_key: 'professional' },
    })
    expect(session).toMatchObject({ client_reference_id: ann.id, success_url: expect.stringContaining(shop.server.origin) })
  })

  test('the plan is paid and active as soon as the provider says so', async () => {
    const ann = await newcomer(shop.server)
    await pay(ann, 'premium')
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ subscription: { plan_key: 'premium', status: 'active' } })
    expect(await ann.call.billing.invoices()).toMatchObject([{ amount: 14900, status: 'paid' }])
  })

  test('of two pages to pay that are open the newer one counts, so that nobody subscribes twice', async () => {
    const ann = await newcomer(shop.server)
    const { url: first } = await ann.call.billing.createCheckout({ plan: 'professional' })
    const { url: second } = await ann.call.billing.createCheckout({ plan: 'premium' })
    for (const url of [first, second]) await shop.stripe.act(async (tx) => completeCheckout(tx, await sessionOf(url), new Date()))
    expect(await list(shop.db, 'subscription', await customerOf(ann))).toHaveLength(1)
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ subscription: { plan_key: 'premium' } })
  })

  test('of three checkouts at the same moment no two can be paid', async () => {
    const ann = await newcomer(shop.server)
    const opened = await Promise.allSettled(
      Array.from({ length: 3 }, () => ann.call.billing.createCheckout({ plan: 'professional' })),
    )
    for (const one of opened)
      if (one.status === 'fulfilled')
        await shop.stripe.act(async (tx) => completeCheckout(tx, await sessionOf(one.value.url), new Date()))
    expect((await list(shop.db, 'subscription', await customerOf(ann))).length).toBeLessThan(2)
  })

  test('who has paid is led to the portal, also before the provider has told us', async () => {
    const ann = await newcomer(shop.server)
    shop.stripe.holdEvents(true)
    await pay(ann)
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ subscription: null })
    const { url } = await ann.call.billing.createCheckout({ plan: 'premium' })
    expect(url).toContain('/demo/portal/')
  })

  test('two calls at once make one customer', async () => {
    const ann = await newcomer(shop.server)
    await Promise.all(Array.from({ length: 5 }, () => ann.call.billing.customerPortal()))
    const customers = (await list(shop.db, 'customer')).filter(
      ({ metadata }) => (metadata as { user_id: string }).user_id === ann.id,
    )
    expect(customers).toHaveLength(1)
  })

  test('a new amount is a new price, the old one is no longer sold, and syncing twice makes nothing new', async () => {
    const stripe = await paymentsOf(shop.server.platform).stripe()
    const read = async () => (await findActivePlan(shop.db, 'premium')) ?? expect.fail()
    const first = await syncPlan(stripe, shop.db, await read())
    expect(await syncPlan(stripe, shop.db, await read())).toEqual(first)
    await changePlan('premium', { price_amount: 15900 })
    const second = await syncPlan(stripe, shop.db, await read())
    expect(second.productId).toBe(first.productId)
    expect(second.priceId).not.toBe(first.priceId)
    expect(await find(shop.db, first.priceId)).toMatchObject({ active: false, unit_amount: 14900 })
    expect(await find(shop.db, second.priceId)).toMatchObject({ active: true, unit_amount: 15900 })
  })

  test('who pays the old price keeps the plan', async () => {
    const ann = await newcomer(shop.server)
    await pay(ann, 'professional')
    await changePlan('professional', { stripe_price_id: 'price_new' })
    await shop.stripe.act(async (tx) => renew(tx, await heldBy(ann), true, new Date(), new Date()))
    expect(await stored(ann)).toMatchObject({ plan_key: 'professional', status: 'active' })
  })

  test('who has a plan and chooses another one confirms the change in the portal', async () => {
    const ann = await newcomer(shop.server)
    await pay(ann, 'professional')
    const { url } = await ann.call.billing.createCheckout({ plan: 'premium' })
    const session = await sessionOf(url)
    const plan = await findActivePlan(shop.db, 'premium')
    expect(session).toMatchObject({ object: 'billing_portal.session', flow_price: plan?.stripe_price_id })
  })
})

describe('D7 when the provider', () => {
  const cases = [
    ['hangs', 'hang'],
    ['answers with an error', 'error'],
    ['refuses', 'refuse'],
  ] as const

  test.each(cases)('%s, the documented message comes within five seconds, and nothing changes', async (_, trouble) => {
    const ann = await newcomer(shop.server)
    const logs = captureLogs()
    const calls = [
      [() => ann.call.billing.createCheckout({ plan: 'premium' }), 'CHECKOUT_UNAVAILABLE', 'Failed to create checkout session'],
      [() => ann.call.billing.customerPortal(), 'PORTAL_UNAVAILABLE', 'Failed to open customer portal'],
    ] as const
    for (const [call, code, message] of calls) {
      shop.stripe.makeTrouble(trouble)
      const waited = await waitingFor(() => expect(call()).rejects.toMatchObject({ code, message, status: 503 }))
      expect(waited).toBeLessThan(5_000)
    }
    logs.stop()
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ subscription: null })
    expect(await findCustomer(shop.db, ann.id)).toBeUndefined()
  })

  test('is slow at one step and silent at the next, the message still comes in time', async () => {
    const ann = await newcomer(shop.server)
    const logs = captureLogs()
    shop.stripe.makeTrouble('slow', 'hang')
    const ask = () => ann.call.billing.createCheckout({ plan: 'premium' })
    const waited = await waitingFor(() => expect(ask()).rejects.toMatchObject({ code: 'CHECKOUT_UNAVAILABLE' }))
    expect(waited).toBeLessThan(5_000)
    shop.stripe.clearTrouble()
    shop.stripe.makeTrouble('error')
    await expect(ann.call.billing.invoices()).rejects.toMatchObject({ code: 'INVOICES_UNAVAILABLE' })
    logs.stop()
  })

  test('cannot be reached, the status and the limits are still known', async () => {
    const ann = await newcomer(shop.server)
    await pay(ann)
    shop.stripe.makeTrouble('error', 'error')
    expect(await ann.call.billing.usage()).toMatchObject({ kind: 'subscription' })
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ has_active_subscription: true })
    const logs = captureLogs()
    await ann.call.billing.invoices().catch(() => {})
    await ann.call.billing.customerPortal().catch(() => {})
    logs.stop()
  })
})

describe('the reconciliation', () => {
  test('finds out that a period has ended although nobody said so, even when the events are older than the provider keeps', async () => {
    const ann = await newcomer(shop.server)
    await pay(ann)
    shop.stripe.holdEvents(true)
    later(20 * DAY)
    await shop.stripe.act(async (tx) => renew(tx, await heldBy(ann), false, new Date(), new Date()))
    later(45 * DAY)
    expect(await stored(ann)).toMatchObject({ status: 'active' })
    await reconcilePayments(shop.server.platform)
    expect(await stored(ann)).toMatchObject({ status: 'past_due' })
    await signInDirectly(shop.server, ann, ann.id)
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ subscription: { status: 'past_due' } })
  })

  test('makes the provider know plans that were there before the key', async () => {
    await shop.db.update(planConfigurations).set({ stripe_price_id: null }).where(eq(planConfigurations.plan_key, 'premium'))
    await reconcilePayments(shop.server.platform)
    const plans = await openBrowser(shop.server).call.billing.plans()
    expect(plans.map(({ plan_key, stripe_price_id, is_demo }) => [plan_key, stripe_price_id !== null, is_demo])).toEqual([
      ['premium', true, false],
      ['professional', true, false],
      ['starter', false, true],
    ])
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { captureLogs } from '#platform/log'
import { startWithStripe } from '#testing/local-stripe-server'
import { buyPlan, doInPortal } from '#testing/payments'
import { admin, allMailsTo, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { cancelAtEnd, changePlan, completeCheckout, findSubscription, renew } from './local-stripe/life.ts'
import { type LocalSubscription, makePrice, type Thing } from './local-stripe/objects.ts'
import { find, keep, list } from './local-stripe/store.ts'
import { findCustomer } from './subscription-store.ts'
import { paymentEvents, planConfigurations, userSubscriptions } from './table.ts'
import { reconcilePayments } from './tasks.ts'

const SENTENCE = "This plan can't be bought here. Write to us on the help page, and we'll talk about it."
let shop: Awaited<ReturnType<typeof startWithStripe>>
let demo: TestServer
let boss: Person
beforeAll(async () => {
  ;[shop, demo] = await Promise.all([startWithStripe(), startServer()])
  boss = await admin(shop.server)
})
afterAll(() => Promise.all([shop.stop(), demo.stop()]))

const PLAN = { plan_name: 'Enterprise', auto_apply_limit: 500, limit_period: 'day' as const, features: ['A person to talk to'] }
const ON_REQUEST = { price_amount: 0, price_display: 'Contact Us' }
const SOLD = { price_amount: 99_900, price_display: '$999' }
let count = 0
async function addPlan(who: Person, price = ON_REQUEST) {
  const plan = await who.call.admin.plans.create({ ...PLAN, ...price, plan_key: `enterprise-${++count}` })
  return plan.plan_key
}
const editPlan = (who: Person, planKey: string, price: typeof SOLD) =>
  who.call.admin.plans.update({ planKey, changes: { ...PLAN, ...price } })
const storedFor = ({ id }: Person) => shop.db.select().from(userSubscriptions).where(eq(userSubscriptions.user_id, id))
const sessionOf = async (url: string) => (await find(shop.db, url.split('/').at(-1) ?? '')) as Thing
const startPaying = async (person: Person, plan: string) => {
  const session = await sessionOf((await person.call.billing.createCheckout({ plan })).url)
  return () => shop.stripe.act((tx) => completeCheckout(tx, session, new Date()))
}
const heldBy = async ({ id }: Person) =>
  (await findSubscription(shop.db, (await findCustomer(shop.db, id)) ?? '')) as LocalSubscription
function quietly() {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  return logs
}

describe('PLANS-068 nobody can subscribe to a plan without a price', () => {
  test('by a checkout, from whichever address and however often', async () => {
    const plan = await addPlan(boss)
    const ann = await newcomer(shop.server)
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => ann.call.billing.createCheckout({ plan })))
    for (const one of asked) expect(one).toMatchObject({ reason: { code: 'PLAN_ON_REQUEST', status: 422, message: SENTENCE } })
    const body = JSON.stringify({ plan })
    const headers = { 'content-type': 'application/json' }
    const answer = await ann.fetch('/functions/v1/create-checkout', { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ message: SENTENCE })])
    expect(await findCustomer(shop.db, ann.id)).toBeUndefined()
  })

  test('by a change of the plan that is paid for', async () => {
    const plan = await addPlan(boss)
    const ann = await newcomer(shop.server)
    await (await startPaying(ann, 'professional'))()
    await expect(ann.call.billing.createCheckout({ plan })).rejects.toMatchObject({ code: 'PLAN_ON_REQUEST' })
  })

  test('in the demo portal, nor by a demo checkout that was open before', async () => {
    const demoBoss = await admin(demo)
    const ann = await newcomer(demo)
    await buyPlan(ann, 'professional')
    const refused = await doInPortal(ann, 'change', await addPlan(demoBoss))
    expect([refused.status, (await refused.text()).includes('Nothing was bought or changed.')]).toEqual([422, true])
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ subscription: { plan_key: 'professional' } })

    const bob = await newcomer(demo)
    const sold = await addPlan(demoBoss, SOLD)
    const { url } = await bob.call.billing.createCheckout({ plan: sold })
    await editPlan(demoBoss, sold, ON_REQUEST)
    const late = await bob.fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) })
    expect([late.status, (await late.text()).includes('This plan is not for sale')]).toEqual([422, true])
    expect(await bob.call.billing.subscriptionStatus()).toMatchObject({ subscription: null, is_trial: true })
    expect(await bob.call.billing.invoices()).toEqual([])
  })

  test('by an event of the provider, which is kept without effect', async () => {
    const logs = quietly()
    const plan = await addPlan(boss, SOLD)
    const ann = await newcomer(shop.server)
    const pay = await startPaying(ann, plan)
    await editPlan(boss, plan, ON_REQUEST)
    await pay()
    expect(await storedFor(ann)).toEqual([])
    const events = await shop.db.select().from(paymentEvents).where(eq(paymentEvents.user_id, ann.id))
    expect(events.map(({ processed }) => processed)).toEqual([false, false, false])
    expect(logs.lines.map(({ event }) => event)).toContain('subscription to a plan on request refused')
    expect(await allMailsTo(shop.server, ann.email)).toEqual([])

    const subscriptionId = (await heldBy(ann)).id
    await expect(boss.call.admin.plans.repairBilling({ subscriptionId })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_NOT_REPAIRED',
      message: expect.stringMatching(/^Nobody can subscribe to this plan/),
    })
    await reconcilePayments(shop.server.platform)
    expect(await storedFor(ann)).toEqual([])
  })

  test('by a change at the provider: the plan stays as it was, and the end of the subscription still counts', async () => {
    quietly()
    const plan = await addPlan(boss)
    const ann = await newcomer(shop.server)
    await (await startPaying(ann, 'professional'))()
    const price = makePrice(
      {
        ...{ amount: 0, currency: 'usd', interval: 'month', intervalCount: 1 },
        ...{ product: 'prod_x', metadata: { plan_key: plan }, nickname: 'Enterprise' },
      },
      new Date(),
    )
    await keep(shop.db, price, new Date())
    await shop.stripe.act(async (tx) => changePlan(tx, await heldBy(ann), price, new Date()))
    expect(await storedFor(ann)).toMatchObject([{ plan_key: 'professional', status: 'active', cancel_at_period_end: false }])
    await shop.stripe.act(async (tx) => cancelAtEnd(tx, await heldBy(ann), new Date()))
    expect(await storedFor(ann)).toMatchObject([{ plan_key: 'professional', cancel_at_period_end: true }])
  })

  test('but who had it when it was sold keeps it', async () => {
    const plan = await addPlan(boss, SOLD)
    const ann = await newcomer(shop.server)
    await (await startPaying(ann, plan))()
    await editPlan(boss, plan, ON_REQUEST)
    await shop.stripe.act(async (tx) => renew(tx, await heldBy(ann), true, new Date(), new Date()))
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({
      has_active_subscription: true,
      application_limit: 500,
      subscription: { plan_key: plan, status: 'active' },
    })
  })
})

describe('PLANS-068 the provider', () => {
  const data = async (planKey: string) => {
    const plan = (await boss.call.admin.plans.list()).plans.find(({ plan_key }) => plan_key === planKey)
    return plan ?? expect.fail()
  }
  const sync = async (planKey: string) => boss.call.admin.plans.sync({ planKey, planData: await data(planKey) })

  test('is never given a plan without a price, and the plan is completed without it', async () => {
    const plan = await addPlan(boss)
    expect(await sync(plan)).toEqual({ success: true, error: null, stripeData: { productId: null, priceId: null } })
    await reconcilePayments(shop.server.platform)
    const products = await list(shop.db, 'product')
    expect(products.filter(({ metadata }) => (metadata as { plan_key?: string }).plan_key === plan)).toEqual([])
    for (const creationStatus of ['ui_synced', 'complete'] as const)
      await boss.call.admin.plans.advance({ planKey: plan, creationStatus })
    // proves PLANS-027
    expect(await data(plan)).toMatchObject({ ...ON_REQUEST, creation_status: 'complete', stripe_price_id: null })
  })

  test('stops selling a plan that has lost its price', async () => {
    const plan = await addPlan(boss, SOLD)
    const { stripeData } = await sync(plan)
    await editPlan(boss, plan, ON_REQUEST)
    expect((await boss.call.admin.plans.audit()).audit_result?.findings).toContainEqual(
      expect.objectContaining({ planKey: plan, kind: 'price_differs', repair: 'sync' }),
    )
    expect(await sync(plan)).toMatchObject({ success: true, stripeData: { productId: null, priceId: null } })
    expect(await find(shop.db, stripeData?.priceId ?? '')).toMatchObject({ active: false })
    expect(await find(shop.db, stripeData?.productId ?? '')).toMatchObject({ active: false })
    expect((await boss.call.admin.plans.audit()).audit_result?.findings.filter(({ planKey }) => planKey === plan)).toEqual([])
  })
})

test('PLANS-068 a tier without a price has no revenue, and its text stands without a period', async () => {
  const ofTier = eq(planConfigurations.plan_key, 'premium')
  const db = demo.platform.database.system
  const ann = await newcomer(demo)
  await buyPlan(ann, 'premium')
  const [before] = await db.select().from(planConfigurations).where(ofTier)
  onTestFinished(
    async () =>
      void (await db
        .update(planConfigurations)
        .set(before ?? {})
        .where(ofTier)),
  )
  // An amount that was left from earlier is not charged.
  await db.update(planConfigurations).set({ price_display: 'Contact Us' }).where(ofTier)
  const { premium, prices } = await (await admin(demo)).call.admin.subscriptions.enrollment()
  expect([premium.totalUsers, premium.monthlyRevenue, prices.premium]).toEqual([1, 0, 'Contact Us'])
})

test('PLANS-068 an amount behind a text that names none is refused with a sentence', async () => {
  for (const price_display of ['Contact Us', 'Free'])
    await expect(addPlan(boss, { price_amount: 999, price_display })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'A price that is charged is shown with its amount, such as $9.99/month',
    })
})

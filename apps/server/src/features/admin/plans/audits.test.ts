import { newPlanForm, toPlanValues } from '@jobapply/core/admin/plan-form'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { completeCheckout, end } from '#features/billing/local-stripe/life'
import {
  type LocalSubscription,
  makePrice,
  makeSubscription,
  newId,
  type Price,
  type Thing,
} from '#features/billing/local-stripe/objects'
import { find, keep } from '#features/billing/local-stripe/store'
import { paymentsOf } from '#features/billing/payments'
import { findCustomer } from '#features/billing/subscription-store'
import { planConfigurations, userSubscriptions } from '#features/billing/table'
import { captureLogs } from '#platform/log'
import { startWithStripe } from '#testing/local-stripe-server'
import { admin, newcomer, type Person } from '#testing/people'

let shop: Awaited<ReturnType<typeof startWithStripe>>
let boss: Person
beforeAll(async () => {
  shop = await startWithStripe()
  boss = await admin(shop.server)
  const { plans } = await boss.call.admin.plans.list()
  for (const plan of plans) await boss.call.admin.plans.sync({ planKey: plan.plan_key, planData: plan })
})
afterAll(() => shop.stop())

const planOf = async (key: string) => {
  const { plans } = await boss.call.admin.plans.list()
  return plans.find(({ plan_key }) => plan_key === key) ?? expect.fail()
}
const set = (key: string, changes: Partial<typeof planConfigurations.$inferInsert>) =>
  shop.db.update(planConfigurations).set(changes).where(eq(planConfigurations.plan_key, key))
const findings = async () => {
  const { audit_result } = await boss.call.admin.plans.audit()
  return audit_result?.findings.map(({ kind, planKey, repair }) => [kind, planKey, repair])
}
const change = async (id: string, changes: object) => {
  const thing = (await find(shop.db, id)) ?? expect.fail()
  await shop.stripe.act((tx) => keep(tx, { ...thing, ...changes }, new Date()))
}

describe('PLANS-062 API-024 the audit of the plans', () => {
  test('finds nothing where both agree', async () => {
    expect(await boss.call.admin.plans.audit()).toEqual({
      success: true,
      error: null,
      audit_result: { plans: 3, products: 2, findings: [] },
    })
  })

  test.each([
    ['price_differs', async () => set('premium', { price_amount: 15_900 })],
    ['product_archived', async () => change((await planOf('premium')).stripe_product_id ?? '', { active: false })],
    ['product_missing', async () => set('premium', { stripe_product_id: 'prod_gone' })],
    ['plan_without_price', async () => set('premium', { stripe_price_id: null })],
  ])('finds %s, and a sync repairs it', async (kind, plant) => {
    const logs = captureLogs()
    onTestFinished(() => logs.stop())
    const before = await planOf('premium')
    await plant()
    expect(await findings()).toContainEqual([kind, 'premium', 'sync'])
    const plan = await planOf('premium')
    await boss.call.admin.plans.sync({ planKey: 'premium', planData: plan })
    // A lost product is created by the second try.
    if (kind === 'product_missing') await boss.call.admin.plans.sync({ planKey: 'premium', planData: plan })
    expect((await findings())?.filter(([, , repair]) => repair === 'sync')).toEqual([])
    if (kind === 'product_missing') await change(before.stripe_product_id ?? '', { active: false })
    await set('premium', { price_amount: 14_900 })
    await boss.call.admin.plans.sync({ planKey: 'premium', planData: { ...before, price_amount: 14_900 } })
  })

  test('finds what only the provider sells, and stops the sale', async () => {
    const values = toPlanValues({ ...newPlanForm(), plan_key: 'Lost', plan_name: 'Lost' })
    const plan = await boss.call.admin.plans.create(values)
    await boss.call.admin.plans.sync({ planKey: 'lost', planData: plan })
    await shop.db.delete(planConfigurations).where(eq(planConfigurations.plan_key, 'lost'))
    expect(await findings()).toEqual([['provider_only', 'lost', 'archive']])
    expect(await boss.call.admin.plans.archive({ planKey: 'lost' })).toEqual({ success: true, error: null })
    expect(await findings()).toEqual([])
  })

  test('PLANS-044 that fails says so in its envelope', async () => {
    const logs = captureLogs()
    shop.stripe.makeTrouble('error')
    expect(await boss.call.admin.plans.audit()).toEqual({ success: false, error: 'Stripe audit failed', audit_result: null })
    shop.stripe.makeTrouble('error')
    expect(await boss.call.admin.plans.auditBilling()).toMatchObject({
      success: false,
      error: 'Stripe audit failed',
      checked: null,
    })
    logs.stop()
  })
})

describe('PLANS-062 API-024 the audit of the subscriptions', () => {
  const mismatches = async (of: Person) => {
    const { mismatches: all } = await boss.call.admin.plans.auditBilling()
    return all
      .filter(({ userId }) => userId === of.id)
      .map(({ kind, isRepairable, reason }) => [kind, isRepairable, reason !== null])
  }
  const stored = async ({ id }: Person) =>
    (await shop.db.select().from(userSubscriptions).where(eq(userSubscriptions.user_id, id)))[0] ?? expect.fail()
  const repair = async (person: Person) =>
    boss.call.admin.plans.repairBilling({ subscriptionId: (await stored(person)).stripe_subscription_id })

  async function payer(plan = 'professional') {
    const person = await newcomer(shop.server)
    const { url } = await person.call.billing.createCheckout({ plan })
    const session = (await find(shop.db, url.split('/').at(-1) ?? '')) as Thing
    await shop.stripe.act((tx) => completeCheckout(tx, session, new Date()))
    return person
  }
  /** The provider changes something, and its events never come. */
  async function unheard(change: (tx: Parameters<Parameters<typeof shop.stripe.act>[0]>[0]) => Promise<unknown>) {
    shop.stripe.holdEvents(true)
    await shop.stripe.act(change)
    await shop.server.platform.database.systemPool.query(
      `update local_stripe_objects set delivered_at = now() where object = 'event' and delivered_at is null`,
    )
    shop.stripe.holdEvents(false)
  }

  test('finds nothing where both agree', async () => {
    const ann = await payer()
    expect(await mismatches(ann)).toEqual([])
    expect(await boss.call.admin.plans.auditBilling()).toMatchObject({ success: true, isComplete: true })
  })

  test('finds what is active here only, and repairs it', async () => {
    const ann = await payer()
    const { stripe_subscription_id: id } = await stored(ann)
    await unheard(async (tx) => end(tx, (await find(tx, id)) as LocalSubscription, new Date()))
    expect(await mismatches(ann)).toEqual([['local_only', true, false]])
    expect(await repair(ann)).toEqual({ planKey: 'professional', status: 'canceled' })
    expect(await mismatches(ann)).toEqual([])
    expect((await boss.call.admin.auditLog({ limit: 1 })).rows[0]).toMatchObject({
      what: 'billing.repair',
      subject: ann.id,
      before: { status: 'active' },
      after: { status: 'canceled' },
    })
  })

  test('finds what is active at the provider only, and repairs it', async () => {
    const ann = await payer()
    await shop.db.update(userSubscriptions).set({ status: 'canceled' }).where(eq(userSubscriptions.user_id, ann.id))
    expect(await mismatches(ann)).toEqual([['provider_only', true, false]])
    expect(await repair(ann)).toMatchObject({ status: 'active' })
    expect(await mismatches(ann)).toEqual([])
  })

  test('finds a wrong plan, and repairs it', async () => {
    const ann = await payer()
    await shop.db.update(userSubscriptions).set({ plan_key: 'premium' }).where(eq(userSubscriptions.user_id, ann.id))
    expect(await mismatches(ann)).toEqual([['wrong_plan', true, false]])
    expect(await repair(ann)).toMatchObject({ planKey: 'professional' })
    expect(await mismatches(ann)).toEqual([])
  })

  test('finds a second customer of one person, with the reason why a person has to decide', async () => {
    const ann = await payer()
    const customer = newId('cus')
    const price: Price = makePrice(
      {
        amount: 9999,
        currency: 'usd',
        interval: 'month',
        intervalCount: 1,
        product: 'prod_x',
        metadata: { plan_key: 'professional' },
      },
      new Date(),
    )
    await unheard(async (tx) => {
      await keep(tx, { id: customer, object: 'customer', metadata: { user_id: ann.id } }, new Date())
      await keep(tx, makeSubscription(customer, price, { user_id: ann.id }, new Date()), new Date())
    })
    expect(await findCustomer(shop.db, ann.id)).not.toBe(customer)
    expect(await mismatches(ann)).toEqual([['two_customers', false, true]])
  })

  test('a subscription that the provider does not know is not repaired', async () => {
    await expect(boss.call.admin.plans.repairBilling({ subscriptionId: 'sub_nowhere' })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_NOT_REPAIRED',
    })
  })
})

test('a sync of a lost product whose plan another admin deletes meanwhile says what the provider said', async () => {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const values = toPlanValues({ ...newPlanForm(), plan_key: 'Fleeting', plan_name: 'Fleeting' })
  const plan = await boss.call.admin.plans.create(values)
  await set('fleeting', { stripe_product_id: 'prod_gone' })
  const { products } = await paymentsOf(shop.server.platform).stripe()
  const update = products.update.bind(products)
  const spy = vi.spyOn(products, 'update').mockImplementationOnce(async (id, params) => {
    await shop.db.delete(planConfigurations).where(eq(planConfigurations.plan_key, 'fleeting'))
    return update(id, params)
  })
  onTestFinished(() => spy.mockRestore())
  expect(await boss.call.admin.plans.sync({ planKey: 'fleeting', planData: plan })).toMatchObject({
    success: false,
    error: expect.stringContaining('resource_missing'),
  })
})

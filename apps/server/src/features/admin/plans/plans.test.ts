import { newPlanForm, toPlanValues } from '@jobapply/core/admin/plan-form'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { completeCheckout } from '#features/billing/local-stripe/life'
import { find } from '#features/billing/local-stripe/store'
import { planConfigurations } from '#features/billing/table'
import { captureLogs } from '#platform/log'
import { knock } from '#testing/knock'
import { startWithStripe } from '#testing/local-stripe-server'
import { buyPlan } from '#testing/payments'
import { admin, newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let shop: Awaited<ReturnType<typeof startWithStripe>>
let demo: TestServer
let boss: Person
let demoBoss: Person
beforeAll(async () => {
  ;[shop, demo] = await Promise.all([startWithStripe(), startServer()])
  ;[boss, demoBoss] = await Promise.all([admin(shop.server), admin(demo)])
})
afterAll(() => Promise.all([shop.stop(), demo.stop()]))

let count = 0
const planNamed = (name = `Plan ${++count}`, changes: Partial<ReturnType<typeof newPlanForm>> = {}) =>
  toPlanValues({ ...newPlanForm(), plan_key: name, plan_name: name, ...changes })
const dataOf = (plan: PlanConfiguration, isEdit = false) => ({
  planKey: plan.plan_key,
  planData: { ...plan, is_edit_scenario: isEdit },
})
const sync = (plan: PlanConfiguration, isEdit = false) => boss.call.admin.plans.sync(dataOf(plan, isEdit))
const read = async (key: string) => (await boss.call.admin.plans.list()).plans.find((plan) => plan.plan_key === key)
const logFor = async (key: string) =>
  (await boss.call.admin.auditLog({})).rows.filter(({ target }) => target === key).map(({ what }) => what)

/** Saved, and known to the provider. */
async function syncedPlan(changes = {}) {
  const plan = await boss.call.admin.plans.create(planNamed(undefined, changes))
  const { stripeData } = await sync(plan)
  const { productId, priceId } = stripeData ?? {}
  return { plan: (await read(plan.plan_key)) ?? expect.fail(), productId: productId ?? '', priceId: priceId ?? '' }
}
async function pay(person: Person, plan: string) {
  const { url } = await person.call.billing.createCheckout({ plan })
  const session = await find(shop.db, url.split('/').at(-1) ?? '')
  if (session) await shop.stripe.act((tx) => completeCheckout(tx, session, new Date()))
}

describe('a plan', () => {
  test('PLANS-011 PLANS-013 PLANS-063 PLANS-060 is saved, synced, shown and complete, step by step', async () => {
    const values = planNamed('Step Plan')
    const plan = await boss.call.admin.plans.create(values)
    expect(plan).toMatchObject({
      ...values,
      plan_key: 'step-plan',
      is_active: true,
      creation_status: 'saved',
      stripe_price_id: null,
    })
    await expect(boss.call.admin.plans.advance({ planKey: 'step-plan', creationStatus: 'ui_synced' })).rejects.toMatchObject({
      code: 'PLAN_NOT_READY',
    })
    const answer = await sync(plan)
    // proves PLANS-059
    expect(answer).toEqual({
      success: true,
      error: null,
      stripeData: { productId: expect.stringMatching(/^prod_/), priceId: expect.stringMatching(/^price_/) },
    })
    expect(await read('step-plan')).toMatchObject({
      creation_status: 'stripe_synced',
      is_demo: false,
      stripe_product_id: answer.stripeData?.productId,
      stripe_price_id: answer.stripeData?.priceId,
      last_synced_at: expect.any(String),
    })
    expect(await find(shop.db, answer.stripeData?.priceId ?? '')).toMatchObject({ unit_amount: 999, currency: 'usd' })
    for (const creationStatus of ['ui_synced', 'complete'] as const)
      expect(await boss.call.admin.plans.advance({ planKey: 'step-plan', creationStatus })).toMatchObject({
        creation_status: creationStatus,
      })
    expect(await logFor('step-plan')).toEqual(['plan.status', 'plan.status', 'plan.sync', 'plan.create'])
    // proves PLANS-058 API-026
    expect(Object.keys((await read('step-plan')) ?? {}).toSorted()).toEqual(
      `auto_apply_limit billing_interval billing_interval_count created_at creation_status currency currency_symbol description
      display_frequency features id is_active is_demo last_synced_at limit_period period_text plan_key plan_name price_amount price_display
      stripe_price_id stripe_product_id subscribers updated_at`.split(/\s+/),
    )
  })

  test('PLANS-023 with a key that exists is refused, also when it is created 100 times at once', async () => {
    const values = planNamed('Only Once')
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => boss.call.admin.plans.create(values)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of answers)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({
          code: 'PLAN_KEY_TAKEN',
          message: 'Plan key already exists. Please choose a different one.',
        })
    expect(await logFor('only-once')).toEqual(['plan.create'])
  })

  test('API-016 with texts of 200 kB is refused; a hostile name is a name', async () => {
    const long = 'x'.repeat(200_000)
    for (const changes of [{ plan_name: long }, { description: long }, { plan_key: long }, { features: [long] }])
      await expect(boss.call.admin.plans.create({ ...planNamed(), ...changes })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(boss.call.admin.plans.create({ ...planNamed(), plan_name: 'a\0b' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    const plan_name = `<img src=x onerror=alert(1)> '; drop table plan_configurations; --`
    expect(await boss.call.admin.plans.create({ ...planNamed(), plan_name })).toMatchObject({ plan_name })
  })

  test('PLANS-064 the list holds the active plans, the oldest first', async () => {
    const { plan } = await syncedPlan()
    const { plans } = await boss.call.admin.plans.list()
    expect(plans.map(({ created_at }) => created_at)).toEqual(plans.map(({ created_at }) => created_at).toSorted())
    expect(plans.at(-1)?.plan_key).toBe(plan.plan_key)
    await shop.db.update(planConfigurations).set({ is_active: false }).where(eq(planConfigurations.plan_key, plan.plan_key))
    expect(await read(plan.plan_key)).toBeUndefined()
    // An update goes by key and is_active.
    await expect(boss.call.admin.plans.update({ planKey: plan.plan_key, changes: planNamed() })).rejects.toMatchObject({
      code: 'PLAN_NOT_FOUND',
    })
  })

  test('PLANS-018 an edit is saved, and then the provider gets a new price; until then nobody pays the earlier one', async () => {
    const { plan, priceId } = await syncedPlan()
    const changes = { ...toPlanValues({ ...newPlanForm(), plan_key: 'x', plan_name: 'Renamed', price_input: '29' }) }
    const saved = await boss.call.admin.plans.update({ planKey: plan.plan_key, changes })
    expect(saved).toMatchObject({ plan_key: plan.plan_key, plan_name: 'Renamed', price_amount: 2900, creation_status: 'saved' })
    const { url } = await (await newcomer(shop.server)).call.billing.createCheckout({ plan: plan.plan_key })
    expect(await find(shop.db, url.split('/').at(-1) ?? '')).toMatchObject({ line_price: { unit_amount: 2900 } })
    const answer = await sync((await read(plan.plan_key)) ?? expect.fail(), true)
    expect(answer).toMatchObject({ success: true })
    expect(answer.stripeData?.priceId).not.toBe(priceId)
    expect(await read(plan.plan_key)).toMatchObject({ creation_status: 'complete', stripe_price_id: answer.stripeData?.priceId })
    expect(await find(shop.db, priceId)).toMatchObject({ active: false })
    expect((await boss.call.admin.auditLog({})).rows.find((row) => row.what === 'plan.update')).toMatchObject({
      target: plan.plan_key,
      before: { price_amount: 999, price_display: '$9.99/month', plan_name: plan.plan_name },
      after: { price_amount: 2900, price_display: '$29.00/month', plan_name: 'Renamed' },
    })
  })

  test('that returns to an earlier price gets one that can be bought', async () => {
    const { plan } = await syncedPlan()
    const change = async (price_input: string) => {
      const changes = toPlanValues({ ...newPlanForm(), plan_key: 'x', plan_name: plan.plan_name, price_input })
      return sync(await boss.call.admin.plans.update({ planKey: plan.plan_key, changes }), true)
    }
    await change('29')
    const { stripeData } = await change('9.99')
    expect(await find(shop.db, stripeData?.priceId ?? '')).toMatchObject({ active: true, unit_amount: 999 })
  })

  test('PLANS-039 that is unknown is neither updated nor synced', async () => {
    const message = 'Plan configuration not found: nowhere'
    await expect(boss.call.admin.plans.update({ planKey: 'nowhere', changes: planNamed() })).rejects.toMatchObject({ message })
    const { plan } = await syncedPlan()
    expect(await boss.call.admin.plans.sync({ ...dataOf(plan), planKey: 'nowhere' })).toMatchObject({
      success: false,
      error: message,
    })
  })

  test('that somebody else has changed is neither overwritten nor synced with the price that was seen before', async () => {
    const { plan } = await syncedPlan()
    const stale = { planKey: plan.plan_key, changes: planNamed(), seenAt: '2026-01-01T00:00:00.000Z' }
    await expect(boss.call.admin.plans.update(stale)).rejects.toMatchObject({ code: 'PLAN_CHANGED' })
    expect(await boss.call.admin.plans.update({ ...stale, changes: planNamed(), seenAt: plan.updated_at })).toBeTruthy()
    const answer = await boss.call.admin.plans.sync(dataOf({ ...plan, price_amount: 1 }))
    expect(answer).toMatchObject({ success: false, error: expect.stringContaining('another price') })
  })
})

describe('a deleted plan', () => {
  test('PLANS-061 PLANS-052 without subscribers is archived at the provider and gone from both lists', async () => {
    const { plan, productId, priceId } = await syncedPlan()
    expect(await boss.call.admin.plans.remove({ planKey: plan.plan_key })).toEqual({
      outcome: 'deleted',
      plan_name: plan.plan_name,
      subscribers: 0,
      providerError: null,
    })
    expect(await find(shop.db, productId)).toMatchObject({ active: false })
    expect(await find(shop.db, priceId)).toMatchObject({ active: false })
    const keys = (await openBrowser(shop.server).call.billing.plans()).map(({ plan_key }) => plan_key)
    expect([keys.includes(plan.plan_key), await read(plan.plan_key)]).toEqual([false, undefined])
  })

  test('PLANS-065 PLANS-045 with subscribers is deactivated, also when the provider fails, and they keep its limit', async () => {
    const logs = captureLogs()
    const { plan } = await syncedPlan({ auto_apply_limit: '77' })
    const ann = await newcomer(shop.server)
    await pay(ann, plan.plan_key)
    shop.stripe.makeTrouble('error')
    expect(await boss.call.admin.plans.remove({ planKey: plan.plan_key })).toMatchObject({
      outcome: 'deactivated',
      subscribers: 1,
      providerError: expect.stringContaining('Something is wrong here.'),
    })
    logs.stop()
    const [row] = await shop.db.select().from(planConfigurations).where(eq(planConfigurations.plan_key, plan.plan_key))
    expect(row).toMatchObject({ is_active: false })
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ application_limit: 77 })
    await expect(ann.call.billing.createCheckout({ plan: plan.plan_key })).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND' })
  })
})

describe('a sync that fails', () => {
  test.each([
    ['error', 'Something is wrong here. (api_error)'],
    ['conflict', 'This product was created automatically (invalid_request_error)'],
    ['unauthorized', 'Authentication with Stripe failed: Invalid API Key provided'],
  ] as const)('API-024 with %s is an answer, and the next one succeeds', async (trouble, error) => {
    const logs = captureLogs()
    const { plan } = await syncedPlan()
    shop.stripe.makeTrouble(trouble)
    expect(await sync(plan)).toEqual({ success: false, error, stripeData: null })
    logs.stop()
    expect(await sync((await read(plan.plan_key)) ?? expect.fail())).toMatchObject({ success: true })
  })

  test('PLANS-046 because the product is gone creates it anew when it is tried again', async () => {
    const logs = captureLogs()
    const { plan, productId } = await syncedPlan()
    await shop.server.platform.database.systemPool.query('delete from local_stripe_objects where id = $1', [productId])
    const failed = await sync(plan)
    expect(failed).toMatchObject({ success: false, error: expect.stringContaining('resource_missing') })
    const again = await sync((await read(plan.plan_key)) ?? expect.fail())
    logs.stop()
    expect(again).toMatchObject({ success: true })
    expect(await find(shop.db, again.stripeData?.productId ?? '')).toMatchObject({ active: true })
  })

  test('PLANS-042 without a session names what the session is for', async () => {
    const { plan } = await syncedPlan()
    const calls = [
      ['sync-stripe-prices', dataOf(plan), 'Authentication required for Stripe sync'],
      ['delete-stripe-plan', { planKey: plan.plan_key }, 'Authentication required for Stripe deletion'],
      ['audit-stripe-plans', {}, 'Authentication required for Stripe audit'],
      ['audit-billing-mismatches', {}, 'Authentication required for Stripe audit'],
    ] as const
    for (const [name, body, message] of calls) {
      const headers = { 'content-type': 'application/json' }
      const path = `/functions/v1/${name}`
      const answer = await knock(shop.server.origin, { method: 'POST', path, headers, body: JSON.stringify(body) })
      expect([name, answer.status, JSON.parse(answer.body).message]).toEqual([name, 401, message])
    }
  })
})

test('PLANS-037 PLANS-038 PLANS-040 PLANS-041 PLANS-051 what the database says stays in the log', async () => {
  const logs = captureLogs()
  const { plan } = await syncedPlan()
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: shop.server.database.url })
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query('alter table audit_log rename to other_log')
  const { plan_key: planKey } = plan
  const calls = [
    [() => boss.call.admin.plans.create(planNamed()), 'PLAN_NOT_SAVED', 'Database insert failed'],
    [() => boss.call.admin.plans.update({ planKey, changes: planNamed() }), 'PLAN_NOT_UPDATED', 'Database update failed'],
    [() => boss.call.admin.plans.remove({ planKey }), 'PLAN_NOT_DELETED', 'Nothing was changed. Please try again.'],
  ] as const
  for (const [call, code, message] of calls) await expect(call()).rejects.toMatchObject({ code, message })
  await owner.query('alter table other_log rename to audit_log')
  // Nothing was changed without its entry in the audit log.
  expect(await read(planKey)).toMatchObject({ plan_name: plan.plan_name })
  await owner.query('alter table plan_configurations rename column features to bullets')
  await expect(boss.call.admin.plans.list()).rejects.toMatchObject({
    code: 'PLANS_UNAVAILABLE',
    message: 'Failed to load plan configurations',
  })
  await owner.query('alter table plan_configurations rename column bullets to features')
  logs.stop()
})

test('PLANS-067 in demo mode no provider is asked, and a plan can be completed', async () => {
  const { plans } = demoBoss.call.admin
  const plan = await plans.create(planNamed('Demo Plan'))
  expect(await plans.sync(dataOf(plan))).toEqual({
    success: false,
    error: 'STRIPE_SECRET_KEY is not configured',
    stripeData: null,
  })
  expect(await plans.archive({ planKey: plan.plan_key })).toMatchObject({ success: false })
  for (const creationStatus of ['ui_synced', 'complete'] as const) await plans.advance({ planKey: plan.plan_key, creationStatus })
  expect((await plans.list()).isDemo).toBe(true)
  const ann = await newcomer(demo)
  await buyPlan(ann, plan.plan_key)
  expect(await ann.call.billing.subscriptionStatus()).toMatchObject({
    subscription: { plan_key: 'demo-plan', auto_apply_limit: 5 },
  })
  expect(await plans.remove({ planKey: plan.plan_key })).toMatchObject({ outcome: 'deactivated', providerError: null })
})

import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { accounts } from '#platform/auth/table'
import { captureLogs } from '#platform/log'
import { buyPlan } from '#testing/payments'
import { admin, type Browser, newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'
import { planConfigurations, userSubscriptions } from './table.ts'

let server: TestServer
let ann: Person
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
})
afterAll(() => server.stop())

const post = (who: Browser, name: string, body?: unknown) =>
  who.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

describe('plans', () => {
  test('PRICING-002 PRICING-003 PRICING-018 everybody reads the active ones, ordered by key', async () => {
    const plans = await openBrowser(server).call.billing.plans()
    expect(plans.map(({ plan_key, auto_apply_limit, limit_period }) => [plan_key, auto_apply_limit, limit_period])).toEqual([
      ['premium', 15, 'day'],
      ['professional', 10, 'day'],
      ['starter', 5, 'day'],
    ])
  })

  test('PRICING-003 a plan that is not active is not among them', async () => {
    const db = server.platform.database.system
    const values = {
      plan_key: 'old',
      plan_name: 'Old',
      auto_apply_limit: 1,
      price_amount: 100,
      price_display: '$1',
      is_active: false,
    }
    await db.insert(planConfigurations).values(values)
    onTestFinished(async () => void (await db.delete(planConfigurations).where(eq(planConfigurations.plan_key, 'old'))))
    expect((await ann.call.billing.plans()).map(({ plan_key }) => plan_key)).not.toContain('old')
    await expect(ann.call.billing.createCheckout({ plan: 'old' })).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND' })
  })

  test('PRICING-006 PRICING-023 in demo mode each carries is_demo, and nothing was synced', async () => {
    const plans = await ann.call.billing.plans()
    expect(plans.map(({ is_demo }) => is_demo)).toEqual([true, true, true])
    await buyPlan(await newcomer(server), 'premium')
    const notSynced = { stripe_product_id: null, stripe_price_id: null, last_synced_at: null }
    expect(await ann.call.billing.plans()).toMatchObject([notSynced, notSynced, notSynced])
  })

  test('API-003 API-021 get-plan-configurations answers its envelope to everybody', async () => {
    const answer = await post(openBrowser(server), 'get-plan-configurations')
    expect(answer.status).toBe(200)
    const { success, data } = (await answer.json()) as { success: boolean; data: unknown[] }
    expect(success).toBe(true)
    expect(data).toEqual(await ann.call.billing.plans())
  })

  test('API-021 when the plans cannot be read it says so in the envelope instead of failing', async () => {
    const broken = await startServerFor()
    const owner = new pg.Client({ connectionString: broken.database.url })
    await owner.connect()
    await owner.query('alter table plan_configurations rename to plans_elsewhere')
    await owner.end()
    const logs = captureLogs()
    const answer = await post(openBrowser(broken), 'get-plan-configurations')
    expect([answer.status, await answer.json()]).toEqual([200, { success: false, error: 'Failed to load plan configurations' }])
    await expect(openBrowser(broken).call.billing.plans()).rejects.toMatchObject({ status: 500 })
    logs.stop()
    expect(logs.lines.map(({ event }) => event)).toContain('plans not loaded')
  })
})

describe('checkout and portal', () => {
  test('PRICING-020 API-022 create-checkout answers where to pay', async () => {
    const answer = await post(ann, 'create-checkout', { plan: 'professional' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ url: expect.stringMatching(`^${server.origin}/demo/checkout/`) })
  })

  test('an unknown plan and a free one are refused with their sentences', async () => {
    await expect(ann.call.billing.createCheckout({ plan: 'gold' })).rejects.toMatchObject({
      code: 'PLAN_NOT_FOUND',
      status: 404,
      message: 'Plan configuration not found: gold',
    })
    await expect(ann.call.billing.createCheckout({ plan: 'starter' })).rejects.toMatchObject({ code: 'PLAN_NOT_FOR_SALE' })
  })

  test('who is signed out is refused, whatever they ask for', async () => {
    const { billing } = openBrowser(server).call
    for (const call of [
      () => billing.createCheckout({ plan: 'premium' }),
      () => billing.customerPortal(),
      () => billing.invoices(),
      () => billing.usage(),
      () => billing.planInfo(),
      () => billing.subscriptionStatus(),
      () => billing.setTimeZone({ timeZone: 'UTC' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
    expect((await post(openBrowser(server), 'create-checkout', { plan: 'premium' })).status).toBe(401)
  })

  test('BILLING-026 API-022 customer-portal answers the local page', async () => {
    const answer = await post(ann, 'customer-portal')
    expect(await answer.json()).toEqual({ url: expect.stringMatching(`^${server.origin}/demo/portal/`) })
  })

  test('who has a subscription is led to the portal, so that nobody pays twice', async () => {
    const bob = await newcomer(server)
    await buyPlan(bob, 'professional')
    const { url } = await bob.call.billing.createCheckout({ plan: 'premium' })
    expect(url).toContain('/demo/portal/')
  })
})

describe('where somebody stands', () => {
  test('BILLING-018 API-022 get-subscription-status has the documented fields', async () => {
    const bob = await newcomer(server)
    const before = (await (await post(bob, 'get-subscription-status')).json()) as object
    expect(before).toMatchObject({
      user_id: bob.id,
      subscription: null,
      has_active_subscription: false,
      is_trial: true,
      is_expired: false,
    })
    await buyPlan(bob, 'professional')
    expect(await (await post(bob, 'get-subscription-status')).json()).toEqual({
      user_id: bob.id,
      subscription: {
        plan_key: 'professional',
        plan_name: 'Professional',
        status: 'active',
        current_period_start: expect.any(String),
        current_period_end: expect.any(String),
        trial_end: null,
        cancel_at_period_end: false,
        auto_apply_limit: 10,
        limit_period: 'day',
      },
      application_limit: 10,
      limit_period: 'day',
      has_active_subscription: true,
      is_trial: false,
      trial_end_date: null,
      is_expired: false,
      asOf: expect.any(String),
    })
  })

  test('BILLING-018 an unexpected failure of get-subscription-status is a typed fault', async () => {
    const broken = await startServerFor()
    const bob = await newcomer(broken)
    const owner = new pg.Client({ connectionString: broken.database.url })
    await owner.connect()
    await owner.query('alter table user_subscriptions rename to moved_away')
    await owner.end()
    const answer = await post(bob, 'get-subscription-status')
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'UNEXPECTED', message: expect.stringMatching(/^Something went wrong on our side/) }),
    ])
  })

  test('BILLING-019 API-022 get_user_subscription and get_user_application_limit say the same', async () => {
    const bob = await newcomer(server)
    const ask = async (name: string) => (await post(bob, name, { _user_id: bob.id })).json()
    expect(await ask('get_user_subscription')).toBeNull()
    expect(await ask('get_user_application_limit')).toBe(10)
    await buyPlan(bob, 'premium')
    expect(await ask('get_user_subscription')).toEqual((await bob.call.billing.subscriptionStatus()).subscription)
    expect(await ask('get_user_application_limit')).toBe(15)
  })

  test('BILLING-029 nobody learns about others, an admin may ask', async () => {
    const bob = await newcomer(server)
    await buyPlan(bob, 'premium')
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const _user_id of [bob.id, unknown]) {
      await expect(ann.call.billing.userSubscription({ _user_id })).rejects.toMatchObject({ code: 'NOT_ALLOWED', status: 403 })
      await expect(ann.call.billing.userApplicationLimit({ _user_id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    }
    expect(await ann.call.billing.invoices()).toEqual([])
    expect((await ann.call.billing.planInfo()).subscription_tier).toBe('starter')
    const ada = await admin(server)
    expect(await ada.call.billing.userSubscription({ _user_id: bob.id })).toMatchObject({ plan_key: 'premium' })
    expect(await ada.call.billing.userApplicationLimit({ _user_id: ada.id })).toBeNull()
  })

  test('BILLING-027 BILLING-031 the plan info is the row of subscribers and the account, as soon as the subscription changes', async () => {
    const bob = await newcomer(server)
    const [account] = await server.platform.database.system.select().from(accounts).where(eq(accounts.userId, bob.id))
    expect(await bob.call.billing.planInfo()).toEqual({
      user_id: bob.id,
      subscribed: false,
      subscription_tier: 'starter',
      subscription_end: null,
      created_at: null,
      subscription_status: 'trial',
      is_trial_active: true,
      trial_start_date: account?.trialStartDate?.toISOString(),
      trial_end_date: account?.trialEndDate?.toISOString(),
      asOf: expect.any(String),
    })
    await buyPlan(bob, 'professional')
    const row = async () => {
      const { rows } = await server.platform.database.systemPool.query('select * from subscribers where user_id = $1', [bob.id])
      return rows
    }
    expect(await row()).toEqual([
      {
        user_id: bob.id,
        subscribed: true,
        subscription_tier: 'professional',
        subscription_end: expect.any(Date),
        created_at: expect.any(Date),
      },
    ])
    await server.platform.database.system
      .update(userSubscriptions)
      .set({ plan_key: 'premium', status: 'canceled' })
      .where(eq(userSubscriptions.user_id, bob.id))
    expect(await row()).toMatchObject([{ subscribed: false, subscription_tier: 'premium' }])
    const mine = await server.platform.database.forUser(ann.id).execute('select * from subscribers')
    expect(mine.rows).toEqual([])
  })

  test('the bell of an invoice: payments are listed for their owner', async () => {
    const bob = await newcomer(server)
    await buyPlan(bob, 'professional')
    expect(await bob.call.billing.invoices()).toEqual([
      expect.objectContaining({ amount: 9999, currency: 'usd', status: 'paid', number: expect.stringMatching(/^DEMO-/) }),
    ])
  })
})

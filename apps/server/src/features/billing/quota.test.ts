import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { accounts, users } from '#platform/auth/table'
import { now } from '#platform/clock'
import { openDatabase } from '#platform/db/database'
import { movableClock } from '#testing/clock'
import { buyPlan, doInPortal } from '#testing/payments'
import { admin, newcomer, type Person, signInDirectly } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { finishUnit, releaseUnits, takeUnits } from './quota.ts'
import { paidPeriodStart } from './sync-subscription.ts'
import { planConfigurations, quotaUses, userSubscriptions } from './table.ts'

const DAY = 86_400_000
let server: TestServer
const later = movableClock()
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
// At noon, whatever time it is: no day ends between two steps of a test.
beforeEach(() => later((1.5 * DAY - (now().getTime() % DAY)) % DAY))

const take = (person: Person, count = 1, state: 'reserved' | 'final' = 'reserved') => {
  const applications = Array.from({ length: count }, () => randomUUID())
  const db = server.platform.database.forUser(person.id)
  return db.transaction((tx) => takeUnits(tx, person.id, applications, { state, now: now() }))
}
const taken = async (person: Person, count: number) => (await take(person, count)).taken.length
/** Whoever was away for weeks signs in again. */
const again = async (person: Person) => {
  await signInDirectly(server, person, person.id)
  return person
}
const usage = async (person: Person) => (await again(person)).call.billing.usage()
/** Somebody whose trial is over. */
const free = async () => {
  const person = await newcomer(server)
  const start = new Date(now().getTime() - 5 * DAY)
  await server.platform.database.system
    .update(accounts)
    .set({ trialStartDate: start, trialEndDate: new Date(start.getTime() + 4 * DAY) })
    .where(eq(accounts.userId, person.id))
  await server.platform.database.system.update(users).set({ createdAt: start }).where(eq(users.id, person.id))
  return person
}

describe('a trial', () => {
  test('APPLY-041 allows 5 a day and 10 in all, and says so', async () => {
    const ann = await newcomer(server)
    expect(await usage(ann)).toMatchObject({
      kind: 'trial',
      limits: { daily: 5, weekly: 10, monthly: 10 },
      left: 5,
      mayAutomate: true,
    })
    expect(await taken(ann, 6)).toBe(5)
    expect(await usage(ann)).toMatchObject({
      current: { daily: 5, weekly: 5, monthly: 5 },
      left: 0,
      details: { daily: 'Daily limit reached: 5 of 5 applications used.' },
    })
    later(DAY)
    expect(await taken(ann, 6)).toBe(5)
    later(DAY)
    expect(await taken(ann, 1)).toBe(0)
    expect((await usage(ann)).details).toEqual({
      weekly: 'Weekly limit reached: 10 of 10 applications used.',
      monthly: 'Monthly limit reached: 10 of 10 applications used.',
    })
  })

  test('APPLY-061 leaves the free plan untouched', async () => {
    const ann = await newcomer(server)
    await take(ann, 5)
    later(DAY)
    await take(ann, 5)
    later(4 * DAY)
    expect(await usage(ann)).toMatchObject({ kind: 'free', current: { monthly: 0 }, left: 3 })
    expect(await taken(ann, 4)).toBe(3)
  })
})

describe('the free plan', () => {
  test('APPLY-042 allows 3 in 31 days from the creation of the account, and then 3 again', async () => {
    const ann = await free()
    expect(await usage(ann)).toMatchObject({ kind: 'free', limits: { daily: null, weekly: 3, monthly: 3 }, mayAutomate: false })
    expect(await taken(ann, 4)).toBe(3)
    later(25 * DAY)
    expect(await taken(ann, 1)).toBe(0)
    later(2 * DAY)
    expect(await taken(ann, 4)).toBe(3)
  })
})

describe('a subscription', () => {
  test('APPLY-024 gives its plan also during the trial, and while a payment is due', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    expect(await usage(ann)).toMatchObject({
      kind: 'subscription',
      plan_name: 'Professional',
      limits: { daily: 10, weekly: 70, monthly: 310 },
    })
    await doInPortal(await again(ann), 'fail')
    expect((await usage(ann)).kind).toBe('subscription')
    await doInPortal(await again(ann), 'end')
    expect((await usage(ann)).kind).toBe('trial')
  })

  test('APPLY-025 a renewal starts a new cycle, one whose payment failed does not', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    expect(await taken(ann, 4)).toBe(4)
    later(10 * DAY)
    await doInPortal(await again(ann), 'fail')
    expect((await usage(ann)).current).toMatchObject({ monthly: 4 })
    later(DAY)
    await doInPortal(await again(ann), 'renew')
    expect((await usage(ann)).current).toEqual({ daily: 0, weekly: 0, monthly: 0 })
  })

  test('APPLY-025 a paid invoice starts a cycle by the lines of the subscription itself, not by a change of plan or another charge', () => {
    const item = { subscription: 'sub_1', subscription_item: 'si_1' }
    const line = (start: number, details: object | null) => ({
      period: { start, end: start + 1 },
      parent: details && { type: 'subscription_item_details', invoice_item_details: null, subscription_item_details: details },
    })
    const invoice = (...data: object[]) => ({ lines: { data } }) as unknown as Stripe.Invoice
    const period = { items: { data: [{ current_period_start: 50, current_period_end: 60 }] } } as unknown as Stripe.Subscription
    const cycle = line(10, { ...item, proration: false })
    const others = [
      line(30, { ...item, proration: true }),
      line(40, null),
      { ...line(45, null), parent: { type: 'invoice_item_details' } },
    ]
    expect(paidPeriodStart(period, [invoice(cycle, ...others)])).toBe(10)
    expect(paidPeriodStart(period, [invoice(...others)])).toBe(50)
  })

  test('APPLY-026 the fifth week of a cycle is short and counts for itself', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    await server.platform.database.system
      .update(userSubscriptions)
      .set({ current_period_end: new Date(now().getTime() + 300 * DAY) })
      .where(eq(userSubscriptions.user_id, ann.id))
    later(27 * DAY)
    await take(ann, 2)
    expect((await usage(ann)).current).toEqual({ daily: 2, weekly: 2, monthly: 2 })
    later(2 * DAY)
    expect((await usage(ann)).current).toEqual({ daily: 0, weekly: 0, monthly: 2 })
    const { resets } = await usage(ann)
    expect(resets.weekly).toBe(resets.monthly)
  })

  test('APPLY-028 a month plan has its own share for a week', async () => {
    const ann = await newcomer(server)
    const db = server.platform.database.system
    await db
      .insert(planConfigurations)
      .values({ plan_key: 'thirty', plan_name: 'Thirty', auto_apply_limit: 30, price_amount: 999, price_display: '$9.99' })
    onTestFinished(async () => void (await db.delete(planConfigurations).where(eq(planConfigurations.plan_key, 'thirty'))))
    await buyPlan(ann, 'thirty')
    expect(await usage(ann)).toMatchObject({ limits: { daily: null, weekly: 7, monthly: 30 }, left: 7 })
    expect(await taken(ann, 9)).toBe(7)
  })

  test('APPLY-032 without its plan it has 5 a day', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    const db = server.platform.database.system
    await db.update(userSubscriptions).set({ plan_key: 'gone' }).where(eq(userSubscriptions.user_id, ann.id))
    expect(await usage(ann)).toMatchObject({ kind: 'subscription', limits: { daily: 5, weekly: 35, monthly: 155 } })
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ application_limit: 5, limit_period: 'day' })
  })
})

test('an admin takes as many as they like', async () => {
  const ada = await admin(server)
  expect(await taken(ada, 200)).toBe(200)
  expect(await usage(ada)).toMatchObject({ kind: 'admin', limits: null, left: null, current: { daily: 200 } })
})

describe('a unit', () => {
  test('that is reserved counts; final it is the same one, released it is free again', async () => {
    const ann = await free()
    const db = server.platform.database.forUser(ann.id)
    const { taken: applications } = await take(ann, 3)
    expect((await usage(ann)).left).toBe(0)
    expect(await finishUnit(db, ann.id, applications[0] ?? '')).toBe(true)
    expect((await usage(ann)).current.monthly).toBe(3)
    expect(await releaseUnits(db, ann.id, applications.slice(1, 2))).toBe(true)
    expect((await usage(ann)).left).toBe(1)
    expect(await releaseUnits(db, ann.id, applications.slice(0, 1))).toBe(false)
    expect(await finishUnit(db, ann.id, applications[1] ?? '')).toBe(false)
    expect((await usage(ann)).current.monthly).toBe(2)
  })

  test('is taken once for an application, however often it is asked for', async () => {
    const ann = await free()
    const application = randomUUID()
    const db = server.platform.database.forUser(ann.id)
    const ask = () => db.transaction((tx) => takeUnits(tx, ann.id, [application, application], { now: now() }))
    const answers = await Promise.all([ask(), ask(), ask()])
    for (const { refused } of answers) expect(refused).toEqual([])
    expect((await usage(ann)).current.monthly).toBe(1)
  })

  test('goes back when the transaction that took it does not come about', async () => {
    const ann = await free()
    const db = server.platform.database.forUser(ann.id)
    await db
      .transaction(async (tx) => {
        await takeUnits(tx, ann.id, [randomUUID()], { now: now() })
        throw new Error('the application was not stored')
      })
      .catch(() => {})
    expect((await usage(ann)).left).toBe(3)
  })

  test('is refused in list order when fewer are left than wanted', async () => {
    const ann = await free()
    const applications = Array.from({ length: 5 }, () => randomUUID())
    const db = server.platform.database.forUser(ann.id)
    const answer = await db.transaction((tx) => takeUnits(tx, ann.id, applications, { now: now() }))
    expect(answer.taken).toEqual(applications.slice(0, 3))
    expect(answer.refused).toEqual(applications.slice(3))
    expect(answer.usage.details.monthly).toBe('Monthly limit reached: 3 of 3 applications used.')
  })
})

test('B1 of 100 takers at once, through two servers, exactly 3 succeed, every time', { timeout: 180_000 }, async () => {
  // Each taker has a connection of its own: none waits for one longer than a server lets it.
  const databases = [openDatabase(server.database.url, 50), openDatabase(server.database.url, 50)]
  onTestFinished(async () => void (await Promise.all(databases.map(({ close }) => close()))))
  for (let round = 0; round < 5; round++) {
    const ann = await free()
    const doors = databases.map(({ forUser }) => forUser(ann.id))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        doors[place % 2]?.transaction((tx) => takeUnits(tx, ann.id, [randomUUID()], { now: now() })),
      ),
    )
    expect(answers.filter((answer) => answer?.taken.length === 1)).toHaveLength(3)
    expect(answers.filter((answer) => answer?.usage.details.monthly)).toHaveLength(98)
    const rows = await server.platform.database.system.select().from(quotaUses).where(eq(quotaUses.user_id, ann.id))
    expect(rows).toHaveLength(3)
  }
})

describe('APPLY-060 the day', () => {
  test('is that of UTC at first; another zone acts from the next day on and gives no second count', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    // Three hours before midnight.
    later(DAY - (now().getTime() % DAY) - 3 * 3_600_000)
    expect(await taken(ann, 12)).toBe(10)
    await ann.call.billing.setTimeZone({ timeZone: 'Asia/Tokyo' })
    expect(await usage(ann)).toMatchObject({ left: 0, timeZone: 'UTC' })
    later(4 * 3_600_000)
    // In Tokyo it is the same day as when the ten were taken.
    expect(await usage(ann)).toMatchObject({ left: 0, timeZone: 'Asia/Tokyo', current: { daily: 10 } })
    later(15 * 3_600_000)
    expect(await usage(ann)).toMatchObject({ left: 10 })
  })

  test('a zone that does not exist is refused', async () => {
    const ann = await newcomer(server)
    await expect(ann.call.billing.setTimeZone({ timeZone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'This time zone is not known',
    })
  })
})

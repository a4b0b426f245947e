import { readCsv, restoreCell } from '@jobapply/core/shared/csv.testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { admin, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { addApplications, addPayments, addSubscription, addUser } from '#testing/subscribers'

const HOSTILE = { email: '=HYPERLINK("http://evil.example";"Click")', plan: "@SUM(1+1)*cmd|' /C calc'!A0", type: '-2+3,"x"' }

let server: TestServer
let boss: Person
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer()
  boss = await admin(server)
  for (const name of 'abcdefgh') ids[name] = await addUser(server, `${name}@example.org`)
  const of = (name: string) => ids[name] ?? ''
  await addSubscription(server, of('a'), { plan: 'professional', status: 'active' })
  await addSubscription(server, of('b'), { plan: 'professional', status: 'active' })
  await addSubscription(server, of('c'), { plan: 'professional', status: 'active', begun: 40, cancels: true })
  await addSubscription(server, of('d'), { plan: 'premium', status: 'trialing' })
  await addSubscription(server, of('e'), { plan: 'premium', status: 'past_due', begun: 40 })
  await addSubscription(server, of('f'), { plan: 'professional', status: 'canceled', begun: 40 })
  // Came back: an old subscription is over, another one runs.
  await addSubscription(server, of('g'), { plan: 'professional', status: 'canceled', begun: 90 })
  await addSubscription(server, of('g'), { plan: 'premium', status: 'active', begun: 40 })
  await addSubscription(server, of('h'), { plan: 'professional', status: 'incomplete' })

  await addApplications(server, of('a'), { count: 2, ago: 1 })
  await addApplications(server, of('a'), { ago: 31 })
  await addApplications(server, of('b'), { ago: 29 })
  await addApplications(server, of('c'), { status: 'saved' })
  await addApplications(server, of('d'), { count: 45, ago: 3 })
  await addApplications(server, of('f'), { count: 9 })

  await addPayments(server, { userId: of('a'), amount: 9999 })
  await addPayments(server, { userId: of('d'), amount: 14900, ago: 29 })
  await addPayments(server, { userId: of('b'), amount: 9999, ago: 31 })
  await addPayments(server, { userId: of('e'), type: 'invoice.payment_failed', amount: 14900, status: 'failed' })
  await addPayments(server, { userId: of('c'), amount: 5000, currency: 'eur' })
  await addPayments(server, { userId: of('c') })
  await addPayments(server, { type: 'customer.updated', status: 'received', ago: 2 }, 110)
})
afterAll(() => server.stop())

test('SUBS-031 SUBS-013 SUBS-035 the aggregate counts people once and adds only what was received, over all events', async () => {
  const { days, asOf, ...summary } = await boss.call.admin.subscriptions.summary()
  expect(summary).toEqual({
    ...{ total: 8, active: 4, trial: 1, past_due: 1, canceled: 1 },
    // 99.99 + 149.00 within 30 days, 99.99 before; the failed one and the one without an amount add nothing.
    ...{ monthly_revenue: 248.99, total_revenue: 348.98, currency: 'usd' },
    ...{ churn_rate: 12.5, trial_conversion_rate: 80 },
    otherCurrencies: [{ currency: 'eur', monthlyRevenue: 50, totalRevenue: 50 }],
    ...{ subscriptionCount: 9, paymentCount: 116 },
  })
  expect(days).toHaveLength(30)
  expect(days.filter(({ amount }) => amount > 0).map(({ amount }) => amount)).toEqual([149, 99.99])
  expect(Date.parse(asOf)).not.toBeNaN()
})

test('SUBS-032 SUBS-015 SUBS-016 SUBS-018 SUBS-033 the statistics of each tier', async () => {
  const { professional, premium, prices } = await boss.call.admin.subscriptions.enrollment()
  expect(professional).toEqual({
    ...{ totalUsers: 3, thisMonth: 2, thisWeek: 2, monthlyRevenue: 299.97 },
    // a sent 2, b sent 1; what is saved, older than 30 days or somebody else's is not counted.
    ...{ avgApplicationsPerDay: 0.1, retentionRate: 66.7 },
  })
  expect(premium).toEqual({
    ...{ totalUsers: 3, thisMonth: 1, thisWeek: 1, monthlyRevenue: 447 },
    ...{ avgApplicationsPerDay: 1.5, retentionRate: 33.3 },
  })
  expect(prices).toEqual({ professional: '$99.99 /month', premium: '$149 /month' })
})

describe('the enrollment lists', () => {
  const emails = async (input: Parameters<typeof boss.call.admin.subscriptions.enrolled>[0]) => {
    const { rows, total, matching } = await boss.call.admin.subscriptions.enrolled(input)
    return {
      emails: rows
        .map(({ email }) => email[0])
        .toSorted()
        .join(''),
      total,
      matching,
    }
  }
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

  test("SUBS-003 SUBS-004 hold exactly the tier's real subscribers", async () => {
    expect(await emails({ tier: 'professional' })).toEqual({ emails: 'abc', total: 3, matching: 3 })
    expect(await emails({ tier: 'premium' })).toEqual({ emails: 'deg', total: 3, matching: 3 })
    const { rows } = await boss.call.admin.subscriptions.enrolled({ tier: 'professional' })
    expect(rows.at(-1)).toMatchObject({ user_id: ids.c, email: 'c@example.org', subscription_tier: 'professional' })
  })

  test('SUBS-005 are narrowed by days, both included', async () => {
    expect(await emails({ tier: 'professional', from: day(1) })).toEqual({ emails: 'ab', total: 3, matching: 2 })
    expect(await emails({ tier: 'professional', to: day(20) })).toEqual({ emails: 'c', total: 3, matching: 1 })
    expect(await emails({ tier: 'premium', from: day(40), to: day(40) })).toEqual({ emails: 'eg', total: 3, matching: 2 })
    expect(await emails({ tier: 'premium', from: day(0), to: day(39) })).toEqual({ emails: '', total: 3, matching: 0 })
  })

  test('come in pages, each person once', async () => {
    const first = await boss.call.admin.subscriptions.enrolled({ tier: 'premium', limit: 2 })
    const second = await boss.call.admin.subscriptions.enrolled({ tier: 'premium', limit: 2, cursor: first.next ?? '' })
    expect([...first.rows, ...second.rows].map(({ email }) => email[0]).toSorted()).toEqual(['d', 'e', 'g'])
    expect([first.rows.length, second.next, second.matching]).toEqual([2, null, 3])
  })

  test.each([
    ['another tier', { tier: 'starter' }],
    ['a day that does not exist', { tier: 'premium', from: '2026-02-30' }],
    ['a cursor of somebody who plays', { tier: 'premium', cursor: "1.'; drop table users; --" }],
    ['a page without an end', { tier: 'premium', limit: 100_000 }],
  ])('refuse %s', async (_, input) => {
    const call = boss.call.admin.subscriptions.enrolled as (input: object) => Promise<unknown>
    await expect(call(input)).rejects.toMatchObject({ status: 400 })
  })

  test('answer a cursor far in the future or the past without a failure', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    for (const time of ['9'.repeat(16), '0'])
      await expect(boss.call.admin.subscriptions.enrolled({ tier: 'premium', cursor: `${time}.${id}` })).resolves.toMatchObject({
        total: 3,
      })
    await expect(
      boss.call.admin.subscriptions.enrolled({ tier: 'premium', cursor: `${'9'.repeat(18)}.${id}` }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

test('SUBS-029 API-026 subscriptions have the documented fields and come in pages, the newest first', async () => {
  const first = await boss.call.admin.subscriptions.list({ limit: 5 })
  const second = await boss.call.admin.subscriptions.list({ limit: 5, cursor: first.next ?? '' })
  const rows = [...first.rows, ...second.rows]
  expect([rows.length, new Set(rows.map(({ id }) => id)).size, second.next]).toEqual([9, 9, null])
  expect(rows.map(({ created_at }) => created_at)).toEqual(
    rows
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect(rows.find(({ user_id }) => user_id === ids.c)).toEqual({
    ...{ id: expect.any(String), user_id: ids.c, email: 'c@example.org', plan_key: 'professional', plan_name: 'Professional' },
    ...{ status: 'active', trial_end: null, cancel_at_period_end: true },
    ...{ current_period_start: expect.any(String), current_period_end: expect.any(String), created_at: expect.any(String) },
    ...{ stripe_customer_id: `cus_${ids.c}`, stripe_subscription_id: expect.stringMatching(/^sub_/) },
  })
})

test('SUBS-012 SUBS-030 payment events are the latest 100, the newest first', async () => {
  const events = await boss.call.admin.subscriptions.payments()
  expect(events).toHaveLength(100)
  expect(events.map(({ created_at }) => created_at)).toEqual(
    events
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect(events.find(({ amount }) => amount === 9999)).toEqual({
    ...{ id: expect.any(String), event_type: 'invoice.paid', amount: 9999, currency: 'usd', status: 'succeeded' },
    ...{ created_at: expect.any(String), user_id: ids.a, email: 'a@example.org', processed: true },
  })
})

test('SUBS-030 a payment event is in dollars when it does not name another currency', async () => {
  const { rows } = await server.platform.database.systemPool.query(
    `insert into payment_events (stripe_event_id, event_type, amount, status, user_id, processed, created_at)
     values ('evt_bare', 'invoice.paid', 1250, 'succeeded', $1, false, '2020-01-02') returning *`,
    [ids.b],
  )
  onTestFinished(async () => {
    await server.platform.database.systemPool.query(`delete from payment_events where stripe_event_id = 'evt_bare'`)
  })
  expect(rows).toMatchObject([
    {
      ...{ id: expect.any(String), event_type: 'invoice.paid', amount: 1250, currency: 'usd', status: 'succeeded' },
      ...{ created_at: new Date('2020-01-02'), user_id: ids.b, processed: false },
    },
  ])
})

test('API-009 applications of the last 30 days are read as who and when, and nothing else', async () => {
  const { rows, next } = await boss.call.admin.subscriptions.applications({ limit: 100 })
  // a 2, b 1, d 45, f 9
  expect([rows.length, next]).toEqual([57, null])
  expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(['user_id', 'created_at']))
})

describe('the CSV files', () => {
  const download = async (kind: string, who = boss) => {
    const answer = await who.fetch(`/exports/${kind}.csv`)
    return { status: answer.status, name: answer.headers.get('content-disposition') ?? '', text: await answer.text() }
  }
  const today = new Date().toISOString().slice(0, 10)

  test('SUBS-022 SUBS-024 subscriptions', async () => {
    const { name, text } = await download('subscriptions')
    const [head, ...rows] = readCsv(text)
    expect(head?.join()).toBe('Email,Plan,Status,Created,Period Start,Period End,Trial End,Cancel at Period End')
    expect(rows).toHaveLength(9)
    expect(rows.find(([email]) => email === 'c@example.org')).toMatchObject(
      ['c@example.org', 'Professional', 'active', {}, {}, {}, '', 'Yes'].map((cell) =>
        typeof cell === 'string' ? cell : expect.any(String),
      ),
    )
    expect(name).toContain(`subscriptions-${today}.csv`)
  })

  test('SUBS-023 SUBS-024 SUBS-035 payments, all of them', async () => {
    const { name, text } = await download('payments')
    const [head, ...rows] = readCsv(text)
    expect(head?.join()).toBe('Type,Amount,Currency,Status,Created,User Email,Processed')
    expect(rows).toHaveLength(116)
    expect(rows.find(([, , currency]) => currency === 'eur')).toEqual([
      'invoice.paid',
      '50.00',
      'eur',
      'succeeded',
      expect.any(String),
      'c@example.org',
      'Yes',
    ])
    expect(name).toContain(`payments-${today}.csv`)
  })

  test('SUBS-034 of hostile names and types hold the same texts, none as a formula', async () => {
    const userId = await addUser(server, HOSTILE.email)
    await addSubscription(server, userId, { plan: HOSTILE.plan, status: 'canceled', begun: 400 })
    await addPayments(server, { userId, type: HOSTILE.type, ago: 400 })
    const last = (text: string) => readCsv(text).at(-1) ?? []
    const subscription = last((await download('subscriptions')).text)
    const payment = last((await download('payments')).text)
    expect(subscription.map(restoreCell)).toEqual(expect.arrayContaining([HOSTILE.email, HOSTILE.plan]))
    expect(payment.map(restoreCell)).toEqual(expect.arrayContaining([HOSTILE.type, HOSTILE.email]))
    expect([...subscription, ...payment].filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
    await server.platform.database.systemPool.query('delete from users where id = $1', [userId])
    await server.platform.database.systemPool.query('delete from payment_events where user_id = $1', [userId])
  })

  test('are refused for people who are no admins, and for somebody who was one, from the next request on', async () => {
    const former = await admin(server)
    expect((await download('payments', former)).status).toBe(200)
    await server.platform.database.systemPool.query('delete from user_roles where user_id = $1', [former.id])
    for (const who of [former, await newcomer(server)])
      for (const kind of ['payments', 'subscriptions']) {
        const { status, text } = await download(kind, who)
        expect([status, text.includes('@example.org')]).toEqual([403, false])
      }
    await expect(former.call.admin.subscriptions.summary()).rejects.toMatchObject({ code: 'NOT_ALLOWED', status: 403 })
  })
})

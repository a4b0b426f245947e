import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { movableClock } from '#testing/clock'
import { admin, newcomer, type Person, signInDirectly } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { addSubscription, addTrial, addUser } from '#testing/subscribers'
import { summarise } from './figures.ts'

const DAY = 86_400_000
let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startServer()
  boss = await admin(server)
})
afterAll(() => server.stop())
const later = movableClock()

const counts = async () => {
  const { total, active, trial, trial_conversion_rate: rate } = await boss.call.admin.subscriptions.summary()
  return { total, active, trial, rate }
}
let count = 0
async function onTrial(end: Date) {
  const id = await addUser(server, `trial-${++count}@example.org`)
  await addTrial(server, id, end)
  return id
}

test('a CSV file without payments has its head alone', async () => {
  const answer = await boss.fetch('/exports/payments.csv')
  expect((await answer.text()).trim()).toBe('Type,Amount,Currency,Status,Created,User Email,Processed')
})

test('SUBS-009 SUBS-011 people in the running four-day trial are trialing, each once, and a subscription counts before it', async () => {
  // The admin who looks is in the days of a trial too, and needs no plan.
  expect(await counts()).toEqual({ total: 0, active: 0, trial: 0, rate: 0 })
  const [paying, cancelled] = [await newcomer(server), await newcomer(server)]
  await newcomer(server)
  expect(await counts()).toEqual({ total: 0, active: 0, trial: 3, rate: 0 })

  await addSubscription(server, paying.id, { plan: 'professional', status: 'active' })
  await addSubscription(server, paying.id, { plan: 'premium', status: 'canceled', begun: 40 })
  expect(await counts()).toEqual({ total: 1, active: 1, trial: 2, rate: 33.3 })
  await addSubscription(server, cancelled.id, { plan: 'professional', status: 'canceled' })
  expect(await counts()).toEqual({ total: 2, active: 1, trial: 1, rate: 50 })
  const provider = await onTrial(new Date(now().getTime() + DAY))
  await addSubscription(server, provider, { plan: 'premium', status: 'trialing' })
  expect(await counts()).toEqual({ total: 3, active: 1, trial: 2, rate: 33.3 })
})

test('SUBS-011 a trial runs from its first moment until it ends, and at its end it is over', async () => {
  const end = new Date(now().getTime() + 60 * DAY)
  await onTrial(end)
  const at = async (ms: number) => (await summarise(server.platform.database.system, new Date(end.getTime() + ms), 'UTC')).trial
  // The one that the provider runs stays; every other trial has ended by then.
  expect([await at(-4 * DAY - 1), await at(-4 * DAY), await at(-1), await at(0)]).toEqual([1, 2, 2, 1])
})

test('SUBS-009 a day after the last trial has ended, the page counts none', async () => {
  const before = await counts()
  later(5 * DAY)
  await signInDirectly(server, boss, boss.id)
  expect([before.trial, (await counts()).trial]).toEqual([2, 1])
})

test('SUBS-011 a blocked person is not on trial; who leaves may still choose a plan until the last day', async () => {
  const { trial } = await counts()
  const ann = await newcomer(server)
  const { systemPool } = server.platform.database
  await systemPool.query(
    `insert into account_deletions (user_id, token_hash, token_expires_at, requested_at, scheduled_deletion_at)
     values ($1, 'x', now(), now(), now() + interval '7 days')`,
    [ann.id],
  )
  expect((await counts()).trial).toBe(trial + 1)
  await systemPool.query('update users set blocked_at = now() where id = $1', [ann.id])
  expect((await counts()).trial).toBe(trial)
})

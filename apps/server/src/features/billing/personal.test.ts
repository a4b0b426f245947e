import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#personal-data'
import { now } from '#platform/clock'
import { exportText } from '#testing/exports'
import { buyPlan } from '#testing/payments'
import { newcomer } from '#testing/people'
import { startServerFor } from '#testing/server'
import { takeUnits } from './quota.ts'

test('what is kept of payments is handed out; when a person goes, only payments without a name stay', async () => {
  const server = await startServerFor()
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const { system, systemPool } = server.platform.database
  for (const person of [ann, bob]) {
    await buyPlan(person, 'professional')
    await system.transaction((tx) => takeUnits(tx, person.id, [randomUUID()], { now: now() }))
    await person.call.notices.alerts.save({ jobAlerts: false })
  }
  const mine = await exportText(server, ann.id)
  for (const part of ['"professional"', 'invoice.paid', '"reserved"', 'cus_', 'Payment received', '"job_alerts":false'])
    expect(mine).toContain(part)
  expect(mine).not.toContain(bob.id)

  const rows = async (id: string) => (await systemPool.query('select amount from payment_events where user_id = $1', [id])).rows
  const before = (await rows(ann.id)).length
  await system.transaction(async (tx) => {
    for (const { erase } of Object.values(PERSONAL_DATA)) await erase(tx, ann.id)
  })
  expect(await rows(ann.id)).toEqual([])
  const { rows: marks } = await systemPool.query(
    'select user_id, count(*)::int as events, sum(amount)::int as sum from payment_events where user_id <> $1 group by user_id',
    [bob.id],
  )
  expect(marks).toEqual([{ user_id: expect.any(String), events: before, sum: 9999 }])
  const { rows: left } = await systemPool.query('select from local_stripe_objects where data::text like $1', [`%${ann.id}%`])
  expect(left).toEqual([])
  expect(await bob.call.billing.subscriptionStatus()).toMatchObject({ has_active_subscription: true })
})

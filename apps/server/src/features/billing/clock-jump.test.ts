import { FREE_LIMITS, TRIAL_LIMITS } from '@jobapply/core/billing/constants'
import { rounds } from '@jobapply/core/shared/rounds.testing'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, users } from '#platform/auth/table'
import { now } from '#platform/clock'
import { submission } from '#testing/applying'
import { movableClock } from '#testing/clock'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { watchTrials } from './tasks.ts'

const DAY = 86_400_000
let server: TestServer
const move = movableClock()
beforeAll(async () => {
  server = await startServer({ ADMIN_EMAILS: 'nobody@gmail.com' })
})
afterAll(() => server.stop())

let submits = 0
/** Whether it was taken; a reached limit is an answer. */
const submit = async ({ call }: Person) => {
  const { success, error } = await call.applications.submit(submission(`jump${submits++}`))
  if (!success) expect(error).toMatch(/limit/i)
  return success
}

/** The account is in the middle of its second week, so that a day in either direction is in the same week. */
async function freePerson() {
  const person = await newcomer(server)
  const createdAt = new Date(now().getTime() - 10.5 * DAY)
  const trial = { trialStartDate: createdAt, trialEndDate: new Date(createdAt.getTime() + 4 * DAY) }
  const { system } = server.platform.database
  await system.update(accounts).set(trial).where(eq(accounts.userId, person.id))
  await system.update(users).set({ createdAt }).where(eq(users.id, person.id))
  return person
}

test(`J4 ${rounds(2, 50)} people without a plan get exactly their units, however the clock jumps between them`, async () => {
  for (const places of fc.sample(fc.array(fc.constantFrom(-1, 0, 1), { minLength: 8, maxLength: 8 }), rounds(2, 50))) {
    const person = await freePerson()
    let place = 0
    let accepted = 0
    for (const next of [...places, 0]) {
      move((next - place) * DAY)
      place = next
      if (await submit(person)) accepted++
    }
    expect([accepted, (await person.call.billing.usage()).left], places.join()).toEqual([FREE_LIMITS.weekly, 0])
  }
})

test('J4 somebody who came while the clock was a day ahead has the trial at once when it is right again, and no more than its units', async () => {
  move(DAY)
  const person = await newcomer(server)
  move(-DAY)
  expect(await person.call.billing.planInfo()).toMatchObject({ subscription_status: 'trial', is_trial_active: true })
  let accepted = 0
  for (let tries = 0; tries < TRIAL_LIMITS.daily + 3; tries++) if (await submit(person)) accepted++
  expect(accepted).toBe(TRIAL_LIMITS.daily)
})

test('J4 a trial that a fast clock has ended runs on when the clock is right again, to the same end', async () => {
  const person = await newcomer(server)
  move(3.5 * DAY)
  const info = () => person.call.billing.planInfo()
  const before = await info()
  expect(before).toMatchObject({ subscription_status: 'trial', is_trial_active: true })
  move(DAY)
  await watchTrials(server.platform)
  expect(await info()).toMatchObject({ subscription_status: 'expired', is_trial_active: false })
  move(-2 * DAY)
  await watchTrials(server.platform)
  expect(await info()).toMatchObject({ subscription_status: 'trial', trial_end_date: before.trial_end_date })
  // What the notice before its end depends on.
  const stored = await server.platform.database.system.select().from(accounts).where(eq(accounts.userId, person.id))
  expect(stored).toMatchObject([{ isTrialActive: true, subscriptionStatus: 'trial' }])
  move(DAY)
  expect(await info()).toMatchObject({ subscription_status: 'trial', is_trial_active: true })
  move(DAY)
  expect(await info()).toMatchObject({ subscription_status: 'expired', is_trial_active: false })
})

import { daysUntil } from '@jobapply/core/billing/trial-rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#platform/auth/table'
import { now } from '#platform/clock'
import { movableClock } from '#testing/clock'
import { visitGoogle, withGoogle } from '#testing/google-visit'
import { startLocalGoogle } from '#testing/local-google'
import { buyPlan, doInPortal } from '#testing/payments'
import { allMailsTo, mailedLink, newcomer, newEmail, openBrowser, openLink, PASSWORD, type Person } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'
import { watchTrials } from './tasks.ts'

const DAY = 86_400_000
let server: TestServer
const later = movableClock()
beforeAll(async () => {
  server = await startServer({ ADMIN_EMAILS: 'nobody@gmail.com' })
})
afterAll(() => server.stop())
const rowOf = async (email: string) => {
  const { rows } = await server.platform.database.systemPool.query(
    `select p.user_id, trial_start_date as start, trial_end_date as end, is_trial_active, subscription_status
     from profiles p join users u on u.id = p.user_id where mail_address = $1`,
    [email],
  )
  return rows[0]
}
const info = (person: Person) => person.call.billing.planInfo()

describe('the trial', () => {
  test('TRIAL-001 TRIAL-002 TRIAL-022 starts when the address is verified, without a card, and ends four days later', async () => {
    const email = newEmail()
    const browser = openBrowser(server)
    await browser.call.auth.signUp({ email, password: PASSWORD })
    expect(await rowOf(email)).toMatchObject({ start: null, end: null, is_trial_active: false, subscription_status: null })
    const link = await mailedLink(server, email)
    later(DAY / 2)
    const before = now().getTime()
    await openLink(browser, link)
    const after = now().getTime()
    const row = await rowOf(email)
    expect(row).toMatchObject({ is_trial_active: true, subscription_status: 'trial' })
    expect(row.start.getTime()).toBeGreaterThanOrEqual(before)
    expect(row.start.getTime()).toBeLessThanOrEqual(after)
    expect(row.end.getTime() - row.start.getTime()).toBe(4 * DAY)
    expect(await browser.call.billing.usage()).toMatchObject({ kind: 'trial' })
    expect(await browser.call.billing.invoices()).toEqual([])
  })

  test("TRIAL-003 its days are counted by the server's clock, which every answer about it brings along", async () => {
    const ann = await newcomer(server)
    later(2 * DAY + DAY / 2)
    for (const { trial_end_date, asOf } of [await info(ann), await ann.call.billing.subscriptionStatus()])
      expect(daysUntil(trial_end_date ?? '', new Date(asOf))).toBe(2)
  })

  test('TRIAL-004 TRIAL-006 is over at its end, before any task has written it down', async () => {
    const ann = await newcomer(server)
    expect(await info(ann)).toMatchObject({ subscription_status: 'trial', is_trial_active: true })
    later(4 * DAY)
    expect(await info(ann)).toMatchObject({ subscription_status: 'expired', is_trial_active: false })
    expect(await ann.call.billing.usage()).toMatchObject({ kind: 'free', mayAutomate: false })
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({
      is_trial: false,
      is_expired: false,
      application_limit: 3,
    })
    expect(await rowOf(ann.email)).toMatchObject({ is_trial_active: true })
    await watchTrials(server.platform)
    expect(await rowOf(ann.email)).toMatchObject({ is_trial_active: false, subscription_status: 'expired' })
  })

  test('TRIAL-006 a subscription makes the account active, and its end makes it expired', async () => {
    const ann = await newcomer(server)
    await buyPlan(ann, 'professional')
    expect(await rowOf(ann.email)).toMatchObject({ subscription_status: 'active' })
    later(5 * DAY)
    await watchTrials(server.platform)
    expect(await rowOf(ann.email)).toMatchObject({ subscription_status: 'active', is_trial_active: false })
    await doInPortal(ann, 'end')
    expect(await rowOf(ann.email)).toMatchObject({ subscription_status: 'expired' })
    expect(await ann.call.billing.subscriptionStatus()).toMatchObject({ is_expired: true, application_limit: 3 })
  })

  test('TRIAL-021 without an account row the tier is starter, the status active, and the free plan holds', async () => {
    const ann = await newcomer(server)
    await server.platform.database.system.delete(accounts).where(eq(accounts.userId, ann.id))
    expect(await info(ann)).toMatchObject({ subscription_tier: 'starter', subscription_status: 'active', trial_end_date: null })
    expect(await ann.call.billing.usage()).toMatchObject({ kind: 'free', limits: { weekly: 3, monthly: 3 } })
  })

  test('tells once that a day is left, by a notice and a mail that can be switched off', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    await bob.call.notices.alerts.save({ emailNotifications: false })
    await watchTrials(server.platform)
    expect((await ann.call.notices.list()).rows).toEqual([])
    later(3.5 * DAY)
    await watchTrials(server.platform)
    await watchTrials(server.platform)
    for (const person of [ann, bob])
      expect((await person.call.notices.list()).rows).toMatchObject([{ title: 'Your trial ends soon', path: '/pricing' }])
    expect(await allMailsTo(server, ann.email)).toMatchObject([
      { subject: 'Your trial ends soon', unsubscribe: expect.stringContaining('/unsubscribe?token=') },
    ])
    expect(await allMailsTo(server, bob.email)).toEqual([])
  })
})

test('TRIAL-023 with Google it starts at the first sign-in', async () => {
  const google = await startLocalGoogle()
  const withIt = await startServerFor({ ...withGoogle(google), ADMIN_EMAILS: 'nobody@gmail.com' })
  const before = now().getTime()
  const email = newEmail()
  const { browser } = await visitGoogle(google, withIt, { email })
  const first = await browser.call.billing.planInfo()
  const [start, end] = [Date.parse(first.trial_start_date ?? ''), Date.parse(first.trial_end_date ?? '')]
  expect(start).toBeGreaterThanOrEqual(before)
  expect(end - start).toBe(4 * DAY)
  later(DAY)
  const second = await visitGoogle(google, withIt, { email })
  expect((await second.browser.call.billing.planInfo()).trial_end_date).toBe(first.trial_end_date)
  await google.stop()
})

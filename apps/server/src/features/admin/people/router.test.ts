import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submission } from '#testing/applying'
import { buyPlan } from '#testing/payments'
import { admin, mailsTo, newcomer, newEmail, openBrowser, PASSWORD, type Person, signInDirectly } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'

const DAY = 86_400_000

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startServer()
  boss = await admin(server)
})
afterAll(() => server.stop())

/** What the log says was done to this person, the newest first. */
const doneTo = async ({ id }: Person) => {
  const { rows } = await boss.call.admin.auditLog({ limit: 100 })
  return rows.filter(({ subject }) => subject === id)
}

describe('the list of people', () => {
  test('API-006 finds people by a part of their address or name, or by their id, and tells their address', async () => {
    const mark = `m${randomUUID().slice(0, 8)}`
    const ann = await newcomer(server, { email: `${mark}.ann@gmail.com`, displayName: 'Ann Lee' })
    const bob = await newcomer(server, { email: newEmail('bob'), displayName: `Bob ${mark}` })
    const found = async (text: string) => (await boss.call.admin.people.list({ text })).rows.map(({ id }) => id)
    expect(await found(mark.toUpperCase())).toEqual([bob.id, ann.id])
    expect(await found(ann.id)).toEqual([ann.id])
    expect(await found(`${mark}%`)).toEqual([])
    // One or two characters are compared with beginnings.
    const short = randomUUID().slice(0, 2)
    const cyd = await newcomer(server, { displayName: `${short} Cyd` })
    expect(await found(short)).toContain(cyd.id)
    expect(await found('_'.repeat(30))).toEqual([])
    const { rows } = await boss.call.admin.people.list({ text: `${mark}.ann` })
    expect(rows[0]).toMatchObject({
      id: ann.id,
      email: ann.email,
      created_at: expect.any(String),
      displayName: 'Ann Lee',
      state: 'active',
    })
    await expect(boss.call.admin.people.get({ id: ann.id })).resolves.toMatchObject({ id: ann.id, email: ann.email })
    await expect(boss.call.admin.people.get({ id: randomUUID() })).rejects.toMatchObject({ code: 'PERSON_NOT_FOUND' })
    await expect(ann.call.admin.people.list({})).rejects.toMatchObject({ code: 'NOT_ALLOWED', status: 403 })
    await expect(ann.call.admin.people.get({ id: bob.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED', status: 403 })
  })

  test('comes in pages, and can be narrowed to one state', async () => {
    const mark = `p${randomUUID().slice(0, 8)}`
    for (const name of ['a', 'b', 'c']) await newcomer(server, { email: `${mark}.${name}@gmail.com` })
    await openBrowser(server).call.auth.signUp({ email: `${mark}.d@gmail.com`, password: PASSWORD })
    const first = await boss.call.admin.people.list({ text: mark, limit: 3 })
    const second = await boss.call.admin.people.list({ text: mark, limit: 3, cursor: first.next ?? '' })
    expect([...first.rows, ...second.rows].map(({ email }) => email[mark.length + 1])).toEqual(['d', 'c', 'b', 'a'])
    const unverified = await boss.call.admin.people.list({ text: mark, state: 'unverified' })
    expect(unverified.rows.map(({ email }) => email)).toEqual([`${mark}.d@gmail.com`])
  })

  test('shows the plan, the trial, the use of the limits and the sessions of one person', async () => {
    const ann = await newcomer(server)
    await signInDirectly(server, openBrowser(server), ann.id)
    await expect(boss.call.admin.people.get({ id: ann.id })).resolves.toMatchObject({
      ...{ plan_name: null, isAdmin: false, blockedAt: null, trial_end_date: expect.any(String) },
      ...{ usage: { kind: 'trial', left: 5 }, sessionCount: 2, sessions: [{ browser: 'Unknown browser' }, {}] },
    })
    await buyPlan(ann, 'professional')
    await ann.call.applications.submit(submission('plan'))
    await expect(boss.call.admin.people.get({ id: ann.id })).resolves.toMatchObject({
      ...{ plan_name: 'Professional', usage: { kind: 'subscription', current: { daily: 1 }, limits: { daily: 10 } } },
    })
    expect((await boss.call.admin.people.list({ text: ann.email })).rows[0]).toMatchObject({ plan_name: 'Professional' })
  })
})

describe('extending a trial', () => {
  test('moves its end, lets the person go on, and is in the audit log with both ends', async () => {
    const ann = await newcomer(server)
    const over = new Date(Date.now() - 2 * DAY)
    await server.platform.database.systemPool.query(
      "update profiles set trial_start_date = $2, trial_end_date = $3, is_trial_active = false, subscription_status = 'expired' where user_id = $1",
      [ann.id, new Date(Date.now() - 6 * DAY), over],
    )
    expect((await ann.call.billing.usage()).kind).toBe('free')
    const extended = await boss.call.admin.people.extendTrial({ id: ann.id, days: 7, trialEnd: over.toISOString() })
    expect(Date.parse(extended.trial_end_date ?? '') - Date.now()).toBeGreaterThan(6.9 * DAY)
    expect((await ann.call.billing.usage()).kind).toBe('trial')
    expect(await ann.call.billing.planInfo()).toMatchObject({ subscription_status: 'trial', is_trial_active: true })
    expect(await doneTo(ann)).toMatchObject([
      {
        ...{ what: 'person.extendTrial', who: boss.id, whoEmail: boss.email, subjectEmail: ann.email },
        ...{ before: { trialEnd: over.toISOString() }, after: { trialEnd: extended.trial_end_date } },
      },
    ])
  })

  test('of 100 at once by two admins happens once', async () => {
    const [ann, other] = [await newcomer(server), await admin(server)]
    const { trial_end_date: trialEnd } = await boss.call.admin.people.get({ id: ann.id })
    const asked = Array.from({ length: 100 }, (_, place) =>
      (place % 2 ? boss : other).call.admin.people.extendTrial({ id: ann.id, days: 3, trialEnd }),
    )
    const answers = await Promise.allSettled(asked)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(new Set(answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : [])))).toEqual(
      new Set(['TRIAL_CHANGED']),
    )
    const { trial_end_date } = await boss.call.admin.people.get({ id: ann.id })
    expect(Date.parse(trial_end_date ?? '') - Date.parse(trialEnd ?? '')).toBe(3 * DAY)
    expect(await doneTo(ann)).toHaveLength(1)
  })

  test('is refused before the trial has begun, and beyond half a year', async () => {
    const email = newEmail()
    await openBrowser(server).call.auth.signUp({ email, password: PASSWORD })
    const [stranger] = (await boss.call.admin.people.list({ text: email })).rows
    const id = stranger?.id ?? ''
    await expect(boss.call.admin.people.extendTrial({ id, days: 1, trialEnd: null })).rejects.toMatchObject({
      code: 'NO_TRIAL_YET',
    })
    const ann = await newcomer(server)
    const far = new Date(Date.now() + 150 * DAY)
    await server.platform.database.systemPool.query('update profiles set trial_end_date = $2 where user_id = $1', [ann.id, far])
    const trialEnd = far.toISOString()
    await expect(boss.call.admin.people.extendTrial({ id: ann.id, days: 60, trialEnd })).rejects.toMatchObject({
      code: 'TRIAL_TOO_LONG',
    })
    await expect(boss.call.admin.people.extendTrial({ id: ann.id, days: 61, trialEnd })).rejects.toMatchObject({ status: 400 })
  })
})

test("ending a person's sessions signs them out everywhere", async () => {
  const ann = await newcomer(server)
  const phone = openBrowser(server)
  await signInDirectly(server, phone, ann.id)
  await expect(boss.call.admin.people.endSessions({ id: ann.id })).resolves.toMatchObject({ sessionCount: 0, sessions: [] })
  for (const { call } of [ann, phone]) await expect(call.billing.usage()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  expect(await doneTo(ann)).toMatchObject([{ what: 'person.endSessions', before: { sessions: 2 }, after: { sessions: 0 } }])
})

describe('resetting two-step sign-in', () => {
  test('lets a person in with the password alone, ends the sessions, is mailed and in the audit log', async () => {
    const ann = await newcomer(server)
    const { recoveryCodes } = await turnOnTwoStep(ann)
    const again = openBrowser(server)
    const password = { email: ann.email, password: PASSWORD }
    await expect(again.call.auth.signIn(password)).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' })
    await expect(boss.call.admin.people.get({ id: ann.id })).resolves.toMatchObject({ hasSecondFactor: true })
    await expect(boss.call.admin.people.resetSecondFactor({ id: ann.id })).resolves.toMatchObject({
      ...{ hasSecondFactor: false, sessionCount: 0 },
    })
    await expect(ann.call.billing.usage()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
    // What waited at the second step does not come in by a code that is gone.
    await expect(again.call.auth.secondStep({ code: recoveryCodes[0] ?? '' })).rejects.toMatchObject({ code: 'SECOND_STEP_OVER' })
    await expect(openBrowser(server).call.auth.signIn(password)).resolves.toMatchObject({ id: ann.id })
    expect((await mailsTo(server, ann.email, 2))[0]).toMatchObject({ subject: 'Two-step sign-in was reset' })
    expect(await doneTo(ann)).toMatchObject([
      { what: 'person.resetSecondFactor', before: { hasSecondFactor: true }, after: { hasSecondFactor: false } },
    ])
    await expect(boss.call.admin.people.resetSecondFactor({ id: ann.id })).rejects.toMatchObject({ code: 'SECOND_FACTOR_OFF' })
    expect(await doneTo(ann)).toHaveLength(1)
  })

  test("is refused for one's own account, for unknown ones, and to everybody who is no admin", async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const reset = (by: Person, id: string) => by.call.admin.people.resetSecondFactor({ id })
    await expect(reset(boss, boss.id)).rejects.toMatchObject({ code: 'OWN_SECOND_FACTOR', status: 409 })
    await expect(reset(boss, randomUUID())).rejects.toMatchObject({ code: 'PERSON_NOT_FOUND' })
    await turnOnTwoStep(bob)
    for (const id of [ann.id, bob.id]) await expect(reset(ann, id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(boss.call.admin.people.get({ id: bob.id })).resolves.toMatchObject({ hasSecondFactor: true })
  })
})

describe('blocking an account', () => {
  test('refuses the next request of every session with a sentence, and the next sign-in, until it is taken back', async () => {
    const ann = await newcomer(server)
    const phone = openBrowser(server)
    await signInDirectly(server, phone, ann.id)
    await expect(boss.call.admin.people.block({ id: ann.id })).resolves.toMatchObject({
      state: 'blocked',
      blockedAt: expect.any(String),
    })
    const refusal = { code: 'ACCOUNT_BLOCKED', status: 403, message: expect.stringMatching(/^This account is blocked/) }
    for (const { call } of [ann, phone]) {
      await expect(call.billing.usage()).rejects.toMatchObject(refusal)
      await expect(call.profiles.create({ profile_name: 'Kitchen' })).rejects.toMatchObject(refusal)
    }
    expect((await ann.fetch('/receipts/00000000-0000-4000-8000-000000000000.pdf')).status).toBe(403)
    const again = openBrowser(server)
    await expect(again.call.auth.signIn({ email: ann.email, password: 'a wrong one' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    await expect(again.call.auth.signIn({ email: ann.email, password: PASSWORD })).rejects.toMatchObject(refusal)
    await expect(boss.call.admin.people.unblock({ id: ann.id })).resolves.toMatchObject({ state: 'active', blockedAt: null })
    await expect(ann.call.billing.usage()).resolves.toMatchObject({ kind: 'trial' })
    await expect(ann.call.profiles.list()).resolves.toEqual([])
    expect((await doneTo(ann)).map(({ what, before, after }) => [what, before, after])).toEqual([
      ['person.unblock', { isBlocked: true }, { isBlocked: false }],
      ['person.block', { isBlocked: false }, { isBlocked: true }],
    ])
  })

  test('also holds for a session that the library has to renew', async () => {
    const ann = await newcomer(server)
    await boss.call.admin.people.block({ id: ann.id })
    await server.platform.database.systemPool.query(
      "update sessions set expires_at = now() + interval '3 days' where user_id = $1",
      [ann.id],
    )
    await expect(ann.call.billing.usage()).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' })
  })

  test('100 times at once is one entry in the audit log', async () => {
    const ann = await newcomer(server)
    const answers = await Promise.all(Array.from({ length: 100 }, () => boss.call.admin.people.block({ id: ann.id })))
    expect(new Set(answers.map(({ blockedAt }) => blockedAt)).size).toBe(1)
    expect(await doneTo(ann)).toHaveLength(1)
  })

  test('is refused for admins, oneself among them', async () => {
    const other = await admin(server)
    for (const { id } of [other, boss])
      await expect(boss.call.admin.people.block({ id })).rejects.toMatchObject({ code: 'ADMIN_NOT_BLOCKED', status: 409 })
    await expect(other.call.admin.people.list({})).resolves.toBeTruthy()
  })
})

test('the search takes 200 characters and no more', async () => {
  const long = 'x'.repeat(200_000)
  await expect(boss.call.admin.people.list({ text: long })).rejects.toMatchObject({ status: 400 })
  await expect(boss.call.admin.people.list({ text: long.slice(0, 200) })).resolves.toEqual({ rows: [], next: null })
})

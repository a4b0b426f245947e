import {
  ALREADY_SCHEDULED,
  CONFIRM_DONE,
  CONFIRM_SIGNED_OUT,
  EXPORT_SIGNED_OUT,
  LAST_ADMIN,
  REQUEST_DONE,
  TOKEN_INVALID,
  TOKEN_MISSING,
  UNKNOWN_ACTION,
} from '@jobapply/core/account/deletion-constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobOf } from '#testing/applying'
import { deleteAccount, mailedToken, passDays, scheduleDeletion } from '#testing/deletions'
import { ALL_JOBS } from '#testing/jobs'
import { buyPlan } from '#testing/payments'
import { admin, allMailsTo, newcomer, openBrowser, PASSWORD } from '#testing/people'
import { upload } from '#testing/resumes'
import { dumpDatabase, startServer, startServerFor, type TestServer } from '#testing/server'
import { removeExpired, runDeletions } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const REFUSED = { success: false, message: null, confirmation_url: null, scheduled_deletion_at: null }
const confirm = (who: Parameters<typeof deleteAccount>[0], confirmation_token?: string) =>
  deleteAccount(who, { action: 'confirm', ...(confirmation_token && { confirmation_token }) })
const stateOf = async ({ call }: Awaited<ReturnType<typeof newcomer>>) =>
  (await call.account.deletion.get()).scheduled_deletion_at

describe('API-008 delete-account answers its envelope', () => {
  test('DELETE-006 a request answers a message, and no answer holds the token, which is only mailed', async () => {
    const ann = await newcomer(server)
    await ann.call.notices.alerts.save({
      emailNotifications: false,
      jobAlerts: false,
      applicationUpdates: false,
      weeklyDigest: false,
    })
    const answer = await deleteAccount(ann, { action: 'request', reason: 'I found a job' })
    expect(answer).toEqual({ ...REFUSED, success: true, message: REQUEST_DONE, error: null })
    const [mail] = await allMailsTo(server, ann.email)
    // proves DELETE-003 SETTINGS-029
    const link = new URL(/https?:\/\/\S+confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect([link.pathname, mail?.subject]).toEqual(['/delete-account/confirm', 'Confirm the deletion of your account'])
    const token = link.searchParams.get('token') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    // proves DELETE-021
    expect(await dumpDatabase(server.database)).not.toContain(token)
    const answers = [
      answer,
      await ann.call.account.deletion.get(),
      await confirm(ann, token),
      await ann.call.account.deletion.get(),
    ]
    // proves DELETE-030
    expect(JSON.stringify(answers)).not.toContain(token)
  })

  test('DELETE-014 SETTINGS-026 API-017 without a session it says so, whatever bearer header comes along', async () => {
    const ann = await newcomer(server)
    const token = await mailedToken(server, ann)
    const stranger = openBrowser(server)
    expect(await deleteAccount(stranger, { action: 'export' })).toEqual({ ...REFUSED, error: EXPORT_SIGNED_OUT })
    expect(await confirm(stranger, token)).toEqual({ ...REFUSED, error: CONFIRM_SIGNED_OUT })
    const session = [...ann.cookies.values()].join()
    const withBearer = (path: string, init?: RequestInit) =>
      stranger.fetch(path, { ...init, headers: { ...init?.headers, authorization: `Bearer ${session}` } })
    expect(await confirm({ fetch: withBearer as typeof fetch }, token)).toMatchObject({ error: CONFIRM_SIGNED_OUT })
    expect(await deleteAccount(ann, { action: 'vanish' })).toEqual({ ...REFUSED, error: UNKNOWN_ACTION })
  })

  test('DELETE-018 a confirmation answers the date, seven days from now, and mails it', async () => {
    const ann = await newcomer(server)
    const answer = await scheduleDeletion(server, ann)
    expect(answer).toMatchObject({ success: true, message: CONFIRM_DONE.message, error: null })
    const days = (Date.parse(answer.scheduled_deletion_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect((await allMailsTo(server, ann.email))[0]?.subject).toBe('Your account will be deleted')
    expect(await deleteAccount(ann, { action: 'request' })).toEqual({ ...REFUSED, error: ALREADY_SCHEDULED })
  })
})

describe('E6 a token', () => {
  test('DELETE-013 that is missing or made up is refused', async () => {
    const ann = await newcomer(server)
    await mailedToken(server, ann)
    expect(await confirm(ann)).toEqual({ ...REFUSED, error: TOKEN_MISSING })
    for (const token of ['x', 'A'.repeat(43)]) expect(await confirm(ann, token)).toEqual({ ...REFUSED, error: TOKEN_INVALID })
    expect(await stateOf(ann)).toBeNull()
  })

  test('DELETE-019 works once: of 50 confirmations at once exactly one succeeds, and none after that', async () => {
    const ann = await newcomer(server)
    const token = await mailedToken(server, ann)
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(ann, token)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await ann.call.account.deletion.cancel()
    expect(await confirm(ann, token)).toEqual({ ...REFUSED, error: TOKEN_INVALID })
  })

  test('DELETE-020 is refused after 24 hours, and when a newer one was mailed', async () => {
    const ann = await newcomer(server)
    const [older, newer] = [await mailedToken(server, ann), await mailedToken(server, ann)]
    expect(await confirm(ann, older)).toMatchObject({ error: TOKEN_INVALID })
    passDays(1)
    expect(await confirm(ann, newer)).toMatchObject({ error: TOKEN_INVALID })
    expect(await ann.call.account.deletion.get()).toEqual({ mailedUntil: null, scheduled_deletion_at: null })
  })

  test('DELETE-022 API-001 of somebody else, or for another purpose, deletes nothing', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const token = await mailedToken(server, ann)
    await mailedToken(server, bob)
    expect(await confirm(bob, token)).toMatchObject({ error: TOKEN_INVALID })
    await expect(openBrowser(server).call.auth.resetPassword({ token, password: 'another harbour' })).rejects.toMatchObject({
      code: 'RESET_LINK_INVALID',
    })
    expect([await stateOf(ann), await stateOf(bob)]).toEqual([null, null])
    expect(await confirm(ann, token)).toMatchObject({ success: true })
  })
})

describe('during the days of grace', () => {
  test('DELETE-023 a person signs in, uses the app and is told the date with every session', async () => {
    const ann = await newcomer(server)
    const { scheduled_deletion_at } = await scheduleDeletion(server, ann)
    passDays(6.9)
    const browser = openBrowser(server)
    const user = await browser.call.auth.signIn({ email: ann.email, password: PASSWORD })
    expect(user).toMatchObject({ scheduled_deletion_at })
    await browser.call.profiles.create({ profile_name: 'Still here' })
    await runDeletions(server.platform)
    expect(await browser.call.profiles.list()).toHaveLength(1)
  })

  test('DELETE-026 a person who cancels stays: nothing is deleted after the date', async () => {
    const ann = await newcomer(server)
    await scheduleDeletion(server, ann)
    expect(await ann.call.account.deletion.cancel()).toEqual({ mailedUntil: null, scheduled_deletion_at: null })
    expect((await allMailsTo(server, ann.email))[0]?.subject).toBe('Your account stays')
    passDays(8)
    await runDeletions(server.platform)
    const { rows } = await server.platform.database.systemPool.query('select from account_deletions where user_id = $1', [ann.id])
    expect(rows).toEqual([])
    const browser = openBrowser(server)
    const user = await browser.call.auth.signIn({ email: ann.email, password: PASSWORD })
    expect(user).toMatchObject({ scheduled_deletion_at: null })
  })

  test('100 requests, confirmations and cancellations at once leave one clear state', async () => {
    const ann = await newcomer(server)
    const token = await mailedToken(server, ann)
    const acts = [
      () => confirm(ann, token),
      () => ann.call.account.deletion.cancel(),
      () => deleteAccount(ann, { action: 'request' }),
      () => confirm(ann, token),
    ]
    const answers = await Promise.allSettled(Array.from({ length: 100 }, (_, place) => acts[place % acts.length]?.()))
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    const { mailedUntil, scheduled_deletion_at } = await ann.call.account.deletion.get()
    expect(mailedUntil !== null && scheduled_deletion_at !== null).toBe(false)
    await ann.call.account.deletion.cancel()
    passDays(8)
    await runDeletions(server.platform)
    const { rowCount } = await server.platform.database.systemPool.query('select from users where id = $1', [ann.id])
    expect(rowCount).toBe(1)
  })
})

test('DELETE-010 the prompt counts what is removed: profiles, searches, applications and files, and names the plan', async () => {
  const ann = await newcomer(server)
  const { summary } = ann.call.account.deletion
  expect(await summary()).toEqual({ profiles: 0, searches: 0, applications: 0, files: 0, plan: null })
  const { id: profileId } = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await upload(ann, profileId)
  await ann.call.search.saved.create({ name: 'Near', profileId, preferences: ALL_JOBS, keepSearching: false })
  await ann.call.applications.saved.add({ profileId, jobs: [jobOf(1), jobOf(2)] })
  await buyPlan(ann, 'professional')
  expect(await summary()).toEqual({ profiles: 1, searches: 1, applications: 2, files: 1, plan: 'Professional' })
})

test('the only admin of an installation that others use cannot leave, until there is another', async () => {
  const own = await startServerFor()
  const boss = await admin(own)
  const token = await mailedToken(own, boss)
  await newcomer(own)
  expect(await confirm(boss, token)).toEqual({ ...REFUSED, error: LAST_ADMIN })
  expect(await deleteAccount(boss, { action: 'request' })).toEqual({ ...REFUSED, error: LAST_ADMIN })
  const second = await admin(own)
  const answers = await Promise.all([scheduleDeletion(own, boss), scheduleDeletion(own, second)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('DELETE-033 the ledger keeps the id as a hash only; three years later it and the payments are gone', async () => {
  const own = await startServerFor()
  const ann = await newcomer(own)
  const { systemPool } = own.platform.database
  await systemPool.query(
    `insert into payment_events (stripe_event_id, event_type, status, user_id, processed) values ($1, 'invoice.paid', 'succeeded', $2, true)`,
    [`evt_${ann.id.slice(0, 8)}`, ann.id],
  )
  await scheduleDeletion(own, ann)
  passDays(7.01)
  await runDeletions(own.platform)
  const ledger = async () => (await systemPool.query('select user_hash from deletion_ledger')).rows
  const payments = async () => (await systemPool.query('select from payment_events where forgotten_at is not null')).rowCount
  expect(await ledger()).toEqual([{ user_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  expect(await payments()).toBe(1)
  passDays(3 * 365 - 1)
  await removeExpired(own.platform)
  expect([(await ledger()).length, await payments()]).toEqual([1, 1])
  passDays(3)
  await removeExpired(own.platform)
  // proves DELETE-032
  expect([(await ledger()).length, await payments()]).toEqual([0, 0])
})

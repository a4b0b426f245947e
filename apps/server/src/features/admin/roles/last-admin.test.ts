import { OPERATOR_ID } from '@jobapply/core/admin/constants'
import { expect, onTestFinished, test } from 'vitest'
import { runDeletions } from '#features/account/deletion/tasks'
import { openDatabase } from '#platform/db/database'
import { captureLogs } from '#platform/log'
import { deleteAccount, mailedToken, passDays, scheduleDeletion } from '#testing/deletions'
import {
  admin,
  mailedLink,
  newcomer,
  newEmail,
  openBrowser,
  openLink,
  PASSWORD,
  type Person,
  signInDirectly,
} from '#testing/people'
import { makeDatabase, startServer, startServerFor, type TestServer } from '#testing/server'
import { nameAdmin } from './name-admin.ts'
import { removeRole } from './remove.ts'

/** Somebody who signs up as everybody does, through the form and the mailed link. */
async function signUp(server: TestServer): Promise<Person> {
  const [browser, email] = [openBrowser(server), newEmail()]
  await browser.call.auth.signUp({ email, password: PASSWORD })
  await openLink(browser, await mailedLink(server, email))
  const { user } = await browser.call.auth.session()
  return { ...browser, email, id: user?.id ?? '' }
}
const isAdmin = ({ call, id }: Person) => call.auth.isAdmin({ _user_id: id })
const queryOf =
  (server: TestServer) =>
  (text: string, values: unknown[] = []) =>
    server.platform.database.systemPool.query(text, values)
const remove = ({ platform, settings }: TestServer, who: Person, whom: Person) =>
  removeRole(platform.database.system, { who: who.id, typed: whom.email, settings })
const name = ({ platform, settings }: TestServer, email: string) => nameAdmin(platform.database.system, email, settings)

test('ROLES-028 of several listed addresses the first alone is named primary', async () => {
  const [first, second] = [newEmail('first'), newEmail('second')]
  const server = await startServerFor({ ADMIN_EMAILS: `${first},${second}` })
  const people = await Promise.all([first, second].map((email) => newcomer(server, { email })))
  await queryOf(server)('delete from user_roles')
  for (const { email } of people.toReversed()) expect(await name(server, email)).toBe('named')
  const { rows } = await queryOf(server)('select user_id from user_roles where is_primary')
  expect(rows).toEqual([{ user_id: people[0]?.id }])
})

async function logsOf(run: () => Promise<unknown>) {
  const logs = captureLogs()
  await run().finally(logs.stop)
  return logs
}

test('ROLES-028 when the only admin is erased after the days of grace, nobody becomes one by signing up, and the log says so', async () => {
  const server = await startServerFor()
  const boss = await signUp(server)
  expect(await isAdmin(boss)).toBe(true)
  expect(await scheduleDeletion(server, boss)).toMatchObject({ success: true })
  const ann = await signUp(server)
  passDays(7.01)
  const erasing = await logsOf(() => runDeletions(server.platform))
  expect(erasing.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'no admin' }))
  expect((await queryOf(server)('select from users where id = $1', [boss.id])).rowCount).toBe(0)
  let next: Person | undefined
  const signingUp = await logsOf(async () => {
    next = await signUp(server)
  })
  expect(signingUp.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'no admin' }))
  expect(next && (await isAdmin(next))).toBe(false)
  await expect(next?.call.admin.people.list({})).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect((await queryOf(server)('select from user_roles')).rowCount).toBe(0)
  expect(ann.id).not.toBe('')
})

test('ROLES-028 an installation whose accounts were all erased does not start anew, nor does one of an older version', async () => {
  const database = await makeDatabase()
  const first = await startServer({}, database)
  await scheduleDeletion(first, await signUp(first))
  passDays(7.01)
  await runDeletions(first.platform)
  expect((await queryOf(first)('select from users')).rowCount).toBe(0)
  await queryOf(first)('delete from installation_facts')
  await first.stop()
  // Only the ledger remembers that there was somebody.
  const second = await startServer({}, database)
  expect(await isAdmin(await signUp(second))).toBe(false)
  await queryOf(second)('delete from installation_facts')
  await queryOf(second)('delete from deletion_ledger')
  await second.stop()
  // Only the verified account shows it.
  const third = await startServerFor({}, database)
  expect(await isAdmin(await signUp(third))).toBe(false)
})

test('ROLES-014 ROLES-017 an admin who is about to be deleted is not the one who stays', async () => {
  const server = await startServerFor()
  const [ann, bob] = [await admin(server), await admin(server)]
  expect(await scheduleDeletion(server, ann)).toMatchObject({ success: true })
  for (const by of [ann, bob])
    expect(await remove(server, by, bob)).toMatchObject({ success: false, error_code: 'LAST_ADMIN_PROTECTION' })
  expect(await isAdmin(bob)).toBe(true)
  await ann.call.account.deletion.cancel()
  expect(await remove(server, bob, bob)).toMatchObject({ success: true })
})

test('an admin who is blocked does not let the only other one leave', async () => {
  const server = await startServerFor()
  const [ann, bob] = [await admin(server), await admin(server)]
  const confirmation_token = await mailedToken(server, ann)
  await queryOf(server)('update users set blocked_at = now() where id = $1', [bob.id])
  expect(await deleteAccount(ann, { action: 'confirm', confirmation_token })).toMatchObject({
    success: false,
    error: 'You are the only admin. Please make somebody else an admin first.',
  })
})

test('of two admins one leaves and one gives up the role at the same moment: one of them stays, 20 rounds', async () => {
  const server = await startServerFor()
  const other = openDatabase(server.database.url, 1)
  onTestFinished(() => other.close())
  const [ann, bob] = [await admin(server), await admin(server)]
  const { settings } = server
  const query = queryOf(server)
  for (let round = 0; round < 20; round++) {
    await query('delete from attempts')
    const confirmation_token = await mailedToken(server, ann)
    const [left, gaveUp] = await Promise.all([
      deleteAccount(ann, { action: 'confirm', confirmation_token }),
      removeRole(other.system, { who: bob.id, typed: bob.email, settings }),
    ])
    expect([left.success, gaveUp.success].filter(Boolean)).toHaveLength(1)
    if (left.success) await ann.call.account.deletion.cancel()
    await query(`insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`, [bob.id])
  }
})

test('a blocked account gets no role from ADMIN_EMAILS at the next start', async () => {
  const database = await makeDatabase()
  const before = await startServer({}, database)
  const ann = await newcomer(before)
  await queryOf(before)('update users set blocked_at = now() where id = $1', [ann.id])
  await before.stop()
  const after = await startServerFor({ ADMIN_EMAILS: ann.email }, database)
  expect((await queryOf(after)('select from user_roles')).rowCount).toBe(0)
})

test('ROLES-028 npm run admin makes a verified account the primary admin, ends its sessions, is in the audit log and may be repeated', async () => {
  const server = await startServerFor()
  const ann = await newcomer(server)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => name(server, ` ${ann.email.toUpperCase()} `)))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'already'), 'named'])
  await expect(ann.call.admin.roles.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  await signInDirectly(server, ann, ann.id)
  expect((await ann.call.admin.roles.list()).admins).toMatchObject([{ user_id: ann.id, is_primary: true }])
  expect((await ann.call.admin.auditLog({})).rows).toMatchObject([
    { what: 'role.name', who: OPERATOR_ID, whoEmail: null, subject: ann.id, after: { role: 'admin' } },
  ])
  // The next one is an admin like any other.
  const bob = await newcomer(server)
  expect(await name(server, bob.email)).toBe('named')
  const { admins } = await ann.call.admin.roles.list()
  expect(admins.map(({ user_id, is_primary }) => [user_id, is_primary])).toEqual([
    [ann.id, true],
    [bob.id, false],
  ])
})

test('npm run admin refuses whoever could not act as an admin, and changes nothing', async () => {
  const server = await startServerFor()
  const [unverified, ann, bob] = [newEmail(), await newcomer(server), await newcomer(server)]
  await openBrowser(server).call.auth.signUp({ email: unverified, password: PASSWORD })
  await queryOf(server)('update users set blocked_at = now() where id = $1', [ann.id])
  await scheduleDeletion(server, bob)
  expect(await Promise.all([newEmail(), unverified, ann.email, bob.email].map((email) => name(server, email)))).toEqual([
    'unknown',
    'unverified',
    'blocked',
    'leaving',
  ])
  for (const table of ['user_roles', 'deferred_roles', 'audit_log'])
    expect((await queryOf(server)(`select from ${table}`)).rowCount).toBe(0)
})

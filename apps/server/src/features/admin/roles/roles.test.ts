import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database'
import { captureLogs } from '#platform/log'
import { knock } from '#testing/knock'
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
import { startServer, type TestServer } from '#testing/server'
import { removeRole } from './remove.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startServer()
  boss = await admin(server)
})
afterAll(() => server.stop())

const isAdmin = async ({ call, id }: Person) => call.auth.isAdmin({ _user_id: id })
const query = (text: string, values: unknown[] = []) => server.platform.database.systemPool.query(text, values)
const NOTHING = { sql_error: null, debug_info: null, table_structure: null }

/** The documented address, as any program would call it. */
async function removeAt(as: Person, body: unknown) {
  const cookie = [...as.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', cookie }
  const path = '/functions/v1/remove_admin_role'
  const answer = await knock(server.origin, { method: 'POST', path, headers, body: JSON.stringify(body) })
  return { status: answer.status, body: JSON.parse(answer.body) }
}

describe('assigning the role', () => {
  test('ROLES-006 ROLES-008 to a verified person acts at once, however the address is spelled', async () => {
    const ann = await newcomer(server)
    expect(await isAdmin(ann)).toBe(false)
    expect(await boss.call.admin.roles.assign({ email: `  ${ann.email.toUpperCase()} ` })).toEqual({
      outcome: 'active',
      email: ann.email,
    })
    // E4: no session from before the change has the role.
    await expect(ann.call.admin.roles.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
    const before = [...ann.cookies.values()]
    await signInDirectly(server, ann, ann.id)
    expect([...ann.cookies.values()]).not.toEqual(before)
    expect(await isAdmin(ann)).toBe(true)
    await expect(ann.call.admin.roles.list()).resolves.toBeTruthy()
    // proves ROLES-007
    expect(await boss.call.admin.roles.assign({ email: ann.email })).toMatchObject({ outcome: 'already' })
  })

  test('ROLES-009 to an unknown address waits until that address is verified', async () => {
    const email = newEmail('later')
    expect(await boss.call.admin.roles.assign({ email })).toEqual({ outcome: 'deferred', email })
    expect((await boss.call.admin.roles.list()).waiting.map((one) => one.email)).toContain(email)
    const browser = openBrowser(server)
    await browser.call.auth.signUp({ email, password: PASSWORD })
    const signedUp = await query('select 1 from user_roles r join users u on u.id = r.user_id where u.mail_address = $1', [email])
    expect(signedUp.rowCount).toBe(0)
    // proves ROLES-008: an address that is signed up and not verified waits too
    expect(await boss.call.admin.roles.assign({ email })).toMatchObject({ outcome: 'deferred' })
    await openLink(browser, await mailedLink(server, email))
    await expect(browser.call.auth.session()).resolves.toMatchObject({ user: { email, is_admin: true } })
    expect((await boss.call.admin.roles.list()).waiting.map((one) => one.email)).not.toContain(email)
  })

  test.each([
    ['', 'Please enter a valid email address.'],
    ['no address', 'Please enter a valid email format.'],
    [`${'x'.repeat(200_000)}@gmail.com`, 'Please enter a valid email format.'],
  ])('a wrong address is refused with its sentence', async (email, message) => {
    await expect(boss.call.admin.roles.assign({ email })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      data: expect.arrayContaining([{ path: 'email', message }]),
    })
  })

  test('many times at once gives one role', async () => {
    const ann = await newcomer(server)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => boss.call.admin.roles.assign({ email: ann.email })))
    const active = answers.filter((one) => one.status === 'fulfilled' && one.value.outcome === 'active')
    expect(active).toHaveLength(1)
    // proves ROLES-010
    for (const one of answers)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: 'ROLE_DUPLICATE', message: 'This user already has admin privileges.' })
    expect((await query('select 1 from user_roles where user_id = $1', [ann.id])).rowCount).toBe(1)
  })
})

describe('a blocked person', () => {
  test('gets no role, also when both are asked for at the same moment', async () => {
    const ann = await newcomer(server)
    await boss.call.admin.people.block({ id: ann.id })
    await expect(boss.call.admin.roles.assign({ email: ann.email })).rejects.toMatchObject({
      code: 'ROLE_OF_BLOCKED',
      status: 409,
    })
    for (let round = 0; round < 10; round++) {
      const bob = await newcomer(server)
      const { people, roles } = boss.call.admin
      await Promise.allSettled([people.block({ id: bob.id }), roles.assign({ email: bob.email })])
      const { state, isAdmin: hasRole } = await people.get({ id: bob.id })
      expect([state, hasRole]).toEqual(hasRole ? ['active', true] : ['blocked', false])
    }
  })

  test('who has the role all the same can use it nowhere, and does not count as the admin who stays', async () => {
    const ann = await admin(server)
    await query('update users set blocked_at = now() where id = $1', [ann.id])
    const blocked = { code: 'ACCOUNT_BLOCKED', status: 403 }
    await expect(ann.call.admin.people.list({})).rejects.toMatchObject(blocked)
    await expect(ann.call.admin.roles.assign({ email: newEmail() })).rejects.toMatchObject(blocked)
    await expect(ann.call.admin.people.unblock({ id: ann.id })).rejects.toMatchObject(blocked)
    expect(await removeAt(ann, { user_email: boss.email })).toMatchObject({ status: 403 })
    await query('delete from user_roles where user_id not in ($1, $2)', [boss.id, ann.id])
    expect(await removeAt(boss, { user_email: boss.email })).toMatchObject({ body: { error_code: 'LAST_ADMIN_PROTECTION' } })
    expect(await removeAt(boss, { user_email: ann.email })).toMatchObject({ body: { success: true } })
  })
})

describe('removing the role', () => {
  test('ROLES-024 ROLES-025 API-024 answers the documented envelope, and the person is no admin at the next call', async () => {
    const former = await admin(server)
    expect(await removeAt(boss, { user_email: former.email })).toEqual({
      status: 200,
      body: {
        success: true,
        error: null,
        error_code: null,
        help_message: null,
        message: 'Admin role removed successfully',
        ...NOTHING,
      },
    })
    expect(await isAdmin(former)).toBe(false)
    await expect(former.call.admin.roles.list()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  test('ROLES-016 API-024 of somebody who has none or is unknown is an answer, not an error', async () => {
    const ann = await newcomer(server)
    const refused = (error_code: string) => ({ success: false, error_code, error: expect.any(String), message: null, ...NOTHING })
    expect(await removeAt(boss, { user_email: ann.email })).toMatchObject({ status: 200, body: refused('NOT_ADMIN') })
    expect(await removeAt(boss, { user_email: newEmail() })).toMatchObject({ status: 200, body: refused('USER_NOT_FOUND') })
    expect(await removeAt(boss, { user_email: "' or 1=1 --" })).toMatchObject({ status: 200, body: refused('USER_NOT_FOUND') })
  })

  test('withdraws a role that waits', async () => {
    const email = newEmail('waiting')
    await boss.call.admin.roles.assign({ email })
    expect(await boss.call.admin.roles.remove({ user_email: email })).toMatchObject({ success: true })
    expect((await boss.call.admin.roles.list()).waiting.map((one) => one.email)).not.toContain(email)
  })

  test('ROLES-013 of the primary admin is refused, also by a direct call', async () => {
    const primary = await admin(server)
    await query('update user_roles set is_primary = true where user_id = $1', [primary.id])
    onTestFinished(async () => void (await query('update user_roles set is_primary = false')))
    for (const by of [boss, primary])
      expect(await removeAt(by, { user_email: primary.email })).toMatchObject({
        body: { success: false, error_code: 'PRIMARY_ADMIN_PROTECTED', help_message: expect.any(String) },
      })
    expect(await isAdmin(primary)).toBe(true)
    expect((await boss.call.admin.roles.list()).admins[0]).toMatchObject({ user_id: primary.id, is_primary: true })
  })

  test('ROLES-018 ROLES-019 a failing database is an answer without its words, and the admin stays', async () => {
    const logs = captureLogs()
    const ann = await admin(server)
    const owner = await ownerOf(server)
    const codeWhile = async (breaks: string, repairs: string) => {
      await owner.query(breaks)
      const { body } = await removeAt(boss, { user_email: ann.email })
      await owner.query(repairs)
      expect(JSON.stringify(body)).not.toMatch(/select|delete|relation|deferred_roles|at .*\.ts/i)
      expect(body).toMatchObject({ success: false, ...NOTHING })
      return body.error_code
    }
    const rule = `create function refuse_removal() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_removal before delete on user_roles for each row execute function refuse_removal()`
    expect(
      await codeWhile(
        'alter table user_roles rename column created_at to made_at',
        'alter table user_roles rename column made_at to created_at',
      ),
    ).toBe('QUERY_ERROR')
    expect(await codeWhile(rule, 'drop trigger refuse_removal on user_roles; drop function refuse_removal')).toBe(
      'DATABASE_ERROR',
    )
    const bob = await newcomer(server)
    await owner.query('alter table deferred_roles rename to other_roles')
    expect((await removeAt(boss, { user_email: bob.email })).body.error_code).toBe('TABLE_NOT_FOUND')
    await owner.query('alter table other_roles rename to deferred_roles')
    logs.stop()
    expect(await isAdmin(ann)).toBe(true)
  })
})

test('ROLES-002 ROLES-026 API-026 the list has the documented fields of each admin', async () => {
  const ann = await newcomer(server, { displayName: 'Ann Berg' })
  await boss.call.admin.roles.assign({ email: ann.email })
  const { admins } = await boss.call.admin.roles.list()
  expect(admins.find((one) => one.user_id === ann.id)).toEqual({
    user_id: ann.id,
    role: 'admin',
    is_primary: false,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    email: ann.email,
    display_name: 'Ann Berg',
    last_sign_in_at: expect.any(String),
  })
})

test('ROLES-014 ROLES-017 A7 of two last admins who remove each other on two connections one stays: 100 rounds', async () => {
  const [one, other] = [openDatabase(server.database.url, 1), openDatabase(server.database.url, 1)]
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const { settings } = server
  const codes: (string | null)[] = []
  for (let round = 0; round < 100; round++) {
    await query('delete from user_roles')
    await query(`insert into user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')`, [ann.id, bob.id])
    const answers = await Promise.all([
      removeRole(one.system, { who: ann.id, typed: bob.email, settings }),
      removeRole(other.system, { who: bob.id, typed: ann.email, settings }),
    ])
    expect((await query('select 1 from user_roles')).rowCount).toBe(1)
    codes.push(...answers.map(({ error_code }) => error_code))
  }
  expect(codes.filter((code) => code === null)).toHaveLength(100)
  expect(codes.filter((code) => code === 'LAST_ADMIN_PROTECTION')).toHaveLength(100)
  await query('delete from user_roles')
  await query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [boss.id])
  expect(await boss.call.admin.roles.remove({ user_email: boss.email })).toMatchObject({ error_code: 'LAST_ADMIN_PROTECTION' })
})

/** A connection that may change the schema. */
async function ownerOf({ database }: TestServer) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

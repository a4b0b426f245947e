import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type Db, openDatabase } from './database.ts'
import { lockPerson } from './lock.ts'
import type { Values } from './prepared.ts'
import { preparedWrite } from './prepared-write.ts'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'
import { writeTogether } from './write-together.ts'

let server: TestServer
let ann: Person
let bob: Person
let tables: string[]

beforeAll(async () => {
  server = await startServer()
  ;[ann, bob] = [await newcomer(server), await newcomer(server)]
  const { database } = server.platform
  const { rows } = await database.systemPool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'user_id'`,
  )
  tables = [...rows.map(({ name }) => name), 'users']
})
afterAll(() => server.stop())

const ownersOf = async (db: Db) =>
  new Set((await db.execute<{ owner: string }>(sql`select user_id as owner from profiles`)).rows.map(({ owner }) => owner))

describe('A4 a connection shows the rows of the person that it serves', () => {
  test('one connection serves many people in turn, and nobody sees the rows of the one before', async () => {
    const single = openDatabase(server.database.url, 1)
    const people = Array.from({ length: 20 }, (_, n) => (n % 3 ? ann : bob))
    const seen = await Promise.all(people.map(({ id }) => ownersOf(single.forUser(id))))
    expect(seen).toEqual(people.map(({ id }) => new Set([id])))
    await single.forUser(ann.id).transaction(async (tx) => expect(await ownersOf(tx)).toEqual(new Set([ann.id])))
    await expect(single.forUser(bob.id).execute(sql`select 1 / 0`)).rejects.toThrow()
    expect(await ownersOf(single.forUser(ann.id))).toEqual(new Set([ann.id]))
    await single.close()
  })

  test('a malformed user id is refused', async () => {
    await expect(server.platform.database.forUser("x' or true --").execute(sql`select from users`)).rejects.toMatchObject({
      cause: { code: '22P02' },
    })
  })
})

test('J2 a connection that dies in the middle of a transaction fails that transaction and nothing else', async () => {
  const { system, systemPool } = server.platform.database
  const lost = system.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await systemPool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await new Promise((resolve) => setTimeout(resolve, 200))
    await tx.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow()
  expect((await system.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('J2 a connection that dies as a transaction begins is given back, and closing waits for nobody', async () => {
  const { system, systemPool, close } = openDatabase(server.database.url, 1)
  for (let round = 0; round < 3; round++) {
    const client = await systemPool.connect()
    client.release()
    // As a lost server does it: the pool has not heard of it yet.
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    await expect(system.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    expect((await system.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  }
  await close()
})

describe('the rules are in the database itself', () => {
  test('every table with a user id has row level security with both policies', async () => {
    const { rows } = await server.platform.database.systemPool.query(
      `select tablename, policyname, roles::text[], cmd, permissive from pg_policies where schemaname = 'public' order by 1, 2`,
    )
    const { rows: secured } = await server.platform.database.systemPool.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity",
    )
    for (const name of tables) {
      expect(secured.map(({ relname }) => relname)).toContain(name)
      expect(rows.filter(({ tablename }) => tablename === name)).toEqual([
        { tablename: name, policyname: 'every row', roles: [SYSTEM_ROLE], cmd: 'ALL', permissive: 'PERMISSIVE' },
        { tablename: name, policyname: 'own rows', roles: [APP_ROLE], cmd: 'ALL', permissive: 'PERMISSIVE' },
      ])
    }
  })

  test('13.2.2 neither role owns anything, passes by the rules, or changes a table', async () => {
    const { systemPool, system, forUser } = server.platform.database
    const { rows } = await systemPool.query(
      'select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = any($1) order by 1',
      [[APP_ROLE, SYSTEM_ROLE]],
    )
    const nothing = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolcanlogin: false }
    expect(rows).toEqual([
      { rolname: APP_ROLE, ...nothing },
      { rolname: SYSTEM_ROLE, ...nothing },
    ])
    const owned = await systemPool.query(
      'select from pg_class where pg_get_userbyid(relowner) = any($1) union all select from pg_namespace where pg_get_userbyid(nspowner) = any($1)',
      [[APP_ROLE, SYSTEM_ROLE]],
    )
    expect(owned.rowCount).toBe(0)
    for (const db of [system, forUser(ann.id)])
      for (const statement of [
        sql`create table mine (id int)`,
        sql`create schema mine`,
        sql`alter table users disable row level security`,
        sql`drop policy "own rows" on users`,
        sql`drop table attempts`,
        sql`truncate sessions`,
      ])
        await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

test('a busy pool is waited for longer than a database that takes no connection', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const busy = openDatabase(server.database.url, 1)
  const away = openDatabase(`postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`, 1)
  const [refused, , waited] = await Promise.allSettled([
    away.system.execute(sql`select 1`),
    busy.system.execute(sql`select pg_sleep(5.5)`),
    busy.system.execute(sql`select 1`),
  ])
  expect([refused.status, waited.status]).toEqual(['rejected', 'fulfilled'])
  await Promise.all([busy.close(), away.close()])
  silent.close()
})

test('writes that are sent together all happen, or none of them', async () => {
  const { system } = server.platform.database
  const add = preparedWrite(
    (_, { name }: Values<{ name: string | null }>) =>
      sql`insert into usage_events (user_id, name, created_at) values (${ann.id}, ${name}, now())`,
  )
  const event = (name: string | null) => add(system, { name })
  await writeTogether(system, [event('one'), undefined, event('two'), event('three')])
  await writeTogether(system, [])
  await expect(writeTogether(system, [event('four'), event(null), event('five')])).rejects.toThrow()
  const { rows } = await system.execute(sql`select name from usage_events where user_id = ${ann.id} order by name`)
  expect(rows).toEqual([{ name: 'one' }, { name: 'three' }, { name: 'two' }])
})

test('a person is locked again after a savepoint gave the lock back', async () => {
  const held = async (tx: Db) =>
    (await tx.execute(sql`select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`)).rows.length
  await server.platform.database.system.transaction(async (tx) => {
    const inner = tx.transaction(async (savepoint) => {
      await lockPerson(savepoint, ann.id)
      expect(await held(savepoint)).toBe(1)
      throw new Error('back to the savepoint')
    })
    await expect(inner).rejects.toThrow('back to the savepoint')
    expect(await held(tx)).toBe(0)
    await lockPerson(tx, ann.id)
    await lockPerson(tx, ann.id)
    expect(await held(tx)).toBe(1)
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeToken } from '#features/auth/tokens'
import { insertToken } from '#platform/auth/store'
import { now } from '#platform/clock'
import { admin, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type Db, openDatabase } from './database.ts'
import { APP_ROLE, READ_ONLY, SYSTEM_ONLY, SYSTEM_ROLE } from './roles.ts'

let server: TestServer
let ann: Person
let bob: Person
let tables: { name: string; owner: string }[]
const AUTH_TABLES = ['users', 'sessions', 'identities', 'auth_tokens', 'profiles', 'user_roles']

beforeAll(async () => {
  server = await startServer()
  ;[ann, bob] = [await admin(server), await admin(server)]
  const { database } = server.platform
  for (const { id } of [ann, bob]) await insertToken(database.system, makeToken(id, 'reset', now()).row)
  const { rows } = await database.systemPool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'user_id'`,
  )
  tables = [...rows.map(({ name }) => ({ name, owner: 'user_id' })), { name: 'users', owner: 'id' }]
})
afterAll(() => server.stop())

const isWritable = ({ name }: { name: string }) => !READ_ONLY.includes(name)
const identifier = (name: string) => sql.identifier(name)
async function run(db: Db, statement: ReturnType<typeof sql>) {
  const { rows, rowCount } = await db.execute<{ owner: string }>(statement)
  return { owners: new Set(rows.map(({ owner }) => owner)), rowCount }
}
const ownersOf = async (db: Db, { name, owner }: { name: string; owner: string }) =>
  (await run(db, sql`select ${identifier(owner)} as owner from ${identifier(name)}`)).owners
/** How many rows these two statements reach, without changing any of them in the end. */
async function reach(db: Db, { name, owner }: { name: string; owner: string }) {
  const counts: (number | null)[] = []
  await db
    .transaction(async (tx) => {
      const column = identifier(owner)
      counts.push((await run(tx, sql`update ${identifier(name)} set ${column} = ${column}`)).rowCount)
      counts.push((await run(tx, sql`delete from ${identifier(name)}`)).rowCount)
      throw new Error('undo')
    })
    .catch((error) => {
      if (error.message !== 'undo') throw error
    })
  return counts
}

describe('A4 a person reaches only the own rows, whatever a query forgets', () => {
  test('the tables of identity are among those looked at, and all have rows of both', async () => {
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(AUTH_TABLES))
    for (const table of tables.filter(({ name }) => AUTH_TABLES.includes(name)))
      expect(await ownersOf(server.platform.database.system, table), table.name).toEqual(new Set([ann.id, bob.id]))
  })

  test('without a person no row is seen, changed or deleted in any of them', async () => {
    const nobody = openDatabase(server.database.url, 1)
    const db = nobody.forUser('')
    for (const table of tables) {
      expect(await ownersOf(db, table), table.name).toEqual(new Set())
      if (isWritable(table)) expect(await reach(db, table), table.name).toEqual([0, 0])
    }
    await nobody.close()
  })

  test('with a person only their rows are seen, changed and deleted', async () => {
    const db = server.platform.database.forUser(ann.id)
    for (const table of tables) {
      const owners = await ownersOf(db, table)
      expect(
        [...owners].filter((owner) => owner !== ann.id),
        table.name,
      ).toEqual([])
      const system = server.platform.database.system
      const { rowCount } = await run(
        system,
        sql`select from ${identifier(table.name)} where ${identifier(table.owner)} = ${ann.id}`,
      )
      if (!isWritable(table)) continue
      const [updated, deleted] = await reach(db, table)
      expect(updated, table.name).toBe(rowCount)
      // What goes along with a user's row is not counted there.
      if (table.name !== 'users') expect(deleted, table.name).toBe(rowCount)
    }
  })

  test('nobody writes a row for somebody else, or gives one away', async () => {
    const db = server.platform.database.forUser(ann.id)
    const denied = { cause: { code: '42501' } }
    await expect(
      db.execute(sql`insert into sessions (user_id, token, expires_at) values (${bob.id}, 'x', now())`),
    ).rejects.toMatchObject(denied)
    await expect(db.execute(sql`update sessions set user_id = ${bob.id}`)).rejects.toMatchObject(denied)
  })

  test("nobody makes themselves an admin or a subscriber, or looks at what is the system's alone", async () => {
    const db = server.platform.database.forUser(ann.id)
    const denied = { cause: { code: '42501' } }
    const { rows } = await server.platform.database.systemPool.query(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const there = (names: string[]) => names.filter((name) => rows.some((row) => row.name === name))
    expect(there(['user_roles', ...SYSTEM_ONLY])).toHaveLength(1 + SYSTEM_ONLY.length)
    for (const name of there(READ_ONLY)) {
      await expect(db.execute(sql`insert into ${identifier(name)} default values`), name).rejects.toMatchObject(denied)
      await expect(db.execute(sql`delete from ${identifier(name)}`), name).rejects.toMatchObject(denied)
    }
    for (const name of there(SYSTEM_ONLY))
      await expect(db.execute(sql`select from ${identifier(name)}`), name).rejects.toMatchObject(denied)
    await expect(db.execute(sql`delete from pgboss.job`)).rejects.toMatchObject(denied)
  })

  test('one connection serves many people in turn, and nobody sees the rows of the one before', async () => {
    const single = openDatabase(server.database.url, 1)
    const table = { name: 'profiles', owner: 'user_id' }
    const people = Array.from({ length: 20 }, (_, n) => (n % 3 ? ann : bob))
    const seen = await Promise.all(people.map(({ id }) => ownersOf(single.forUser(id), table)))
    expect(seen).toEqual(people.map(({ id }) => new Set([id])))
    await single.forUser(ann.id).transaction(async (tx) => expect(await ownersOf(tx, table)).toEqual(new Set([ann.id])))
    await expect(single.forUser(bob.id).execute(sql`select 1 / 0`)).rejects.toThrow()
    expect(await ownersOf(single.forUser(ann.id), table)).toEqual(new Set([ann.id]))
    await single.close()
  })

  test('a made-up person is no way in', async () => {
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
    await expect(system.transaction(async () => {})).rejects.toThrow()
    expect((await system.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  }
  await close()
})

describe('the rules stand in the database itself', () => {
  test('every table with a user id has row level security with both policies', async () => {
    const { rows } = await server.platform.database.systemPool.query(
      `select tablename, policyname, roles::text[], cmd, permissive from pg_policies where schemaname = 'public' order by 1, 2`,
    )
    const { rows: secured } = await server.platform.database.systemPool.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity",
    )
    for (const { name } of tables) {
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

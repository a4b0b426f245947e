import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '#platform/db/database'
import { APP_ROLE, SYSTEM_ROLE } from '#platform/db/roles'
import { eachRow } from '#platform/db/rows'
import { startTransactionPooler } from '#testing/database/transaction-pooler'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  server = await startServer()
  ;[ann, bob] = [await newcomer(server), await newcomer(server)]
})
afterAll(() => server.stop())

const OWNERS = sql`select user_id as owner from profiles`
const ownersOf = async (db: Pick<Db, 'execute'>) => (await db.execute<{ owner: string }>(OWNERS)).rows.map(({ owner }) => owner)

function open(url: string, longestMs?: number, more = {}) {
  const database = openDatabase(url, 1, longestMs, more)
  onTestFinished(() => database.close())
  return database
}

/** The pool's only connection, outside of any person's scope. */
async function lookAsNobody(db: Db) {
  const people = Object.getPrototypeOf(db.$client) as pg.Pool
  const client = await people.connect()
  const { rows } = await client.query(
    "select coalesce(current_setting('app.user_id', true), '') as person, current_role::text as role, (select count(*)::int from profiles) as seen",
  )
  const found = { ...rows[0], status: client.getTransactionStatus() }
  client.release()
  return found
}

async function urlOfNewLogin() {
  const login = `pooled_${randomUUID().replaceAll('-', '')}`
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  await owner.query(`create role ${login} login password 'secret'; grant ${APP_ROLE}, ${SYSTEM_ROLE} to ${login}`)
  await owner.end()
  return server.database.url.replace(/\/\/[^@]*@/, `//${login}:secret@`)
}

const CALLS: [string, (db: Db) => Promise<unknown>][] = [
  ['a statement', (db) => ownersOf(db)],
  ['a statement with values', (db) => db.execute(sql`select ${1}::int`)],
  ['a statement that fails', (db) => db.execute(sql`select 1 / 0`)],
  ['a statement that is none', (db) => db.execute(sql`selekt`)],
  ['an empty statement', (db) => db.execute(sql``)],
  ['a value that cannot be sent', (db) => db.execute(sql`select ${{ toPostgres: () => JSON.parse('{') }}`)],
  ['rows one by one', (db) => eachRow(db, OWNERS, () => {})],
  ['rows one by one that fail', (db) => eachRow(db, sql`select 1 / (3 - n) from generate_series(1, 5) as n`, () => {})],
  ['a statement that takes too long', (db) => db.execute(sql`select pg_sleep(60)`)],
  ['a transaction', (db) => db.transaction((tx) => ownersOf(tx))],
  ['a transaction that fails', (db) => db.transaction((tx) => tx.execute(sql`select 1 / 0`))],
  ['a transaction that is given up', (db) => db.transaction(() => Promise.reject(new Error('given up')))],
  ['a transaction with a savepoint', (db) => db.transaction((tx) => tx.transaction((inner) => ownersOf(inner)))],
  [
    'a transaction whose first value cannot be sent',
    (db) => db.transaction((tx) => tx.execute(sql`select ${{ toPostgres: () => JSON.parse('{') }}`)),
  ],
  ['a transaction whose first statement is none', (db) => db.transaction((tx) => tx.execute(sql`selekt`))],
  ['a transaction that takes too long', (db) => db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`))],
  ['a transaction that nobody ends', (db) => db.execute(sql`begin`)],
]

describe('A4 a connection is nobody’s again', () => {
  test.each(CALLS)('after %s', async (_, call) => {
    const db = open(server.database.url, 400).forUser(ann.id)
    await Promise.allSettled([call(db)])
    expect(await lookAsNobody(db)).toEqual({ person: '', role: 'jobapply_app', seen: 0, status: 'I' })
    expect(await ownersOf(db)).toEqual([ann.id])
  })

  const slow = sql`select pg_sleep(60), 'cut off'`
  test.each<[string, (db: Db) => Promise<unknown>]>([
    ['a statement', (db) => db.execute(slow)],
    ['a transaction', (db) => db.transaction((tx) => tx.execute(slow))],
  ])('after %s whose connection was killed', async (_, call) => {
    const db = open(server.database.url).forUser(ann.id)
    const lost = expect(call(db)).rejects.toThrow()
    const other = new pg.Client({ connectionString: server.database.url })
    await other.connect()
    onTestFinished(() => other.end())
    const end = "select pg_terminate_backend(pid) from pg_stat_activity where query like '%cut off%' and pid <> pg_backend_pid()"
    await expect.poll(async () => (await other.query(end)).rowCount, { timeout: 20_000 }).toBe(1)
    await lost
    expect(await lookAsNobody(db)).toMatchObject({ person: '', status: 'I' })
    expect(await ownersOf(db)).toEqual([ann.id])
  })

  test('after a transaction could not begin', async () => {
    const db = open(server.database.url).forUser(ann.id)
    const begin = db.transaction(async () => {}, { isolationLevel: 'no such level' as 'serializable' })
    await expect(begin).rejects.toThrow()
    expect(await lookAsNobody(db)).toMatchObject({ person: '', status: 'I' })
  })

  test('a failed transaction’s unfinished work does not run in the next person’s', async () => {
    const { forUser } = open(server.database.url)
    let goOn = () => {}
    const paused = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let late: Promise<unknown> | undefined
    const failed = forUser(ann.id).transaction(async (tx) => {
      late = paused.then(() => ownersOf(tx))
      throw new Error('given up')
    })
    await expect(failed).rejects.toThrow('given up')
    await forUser(bob.id).transaction(async (tx) => {
      goOn()
      await expect(late).rejects.toMatchObject({ cause: { message: 'the transaction is over' } })
      expect(await ownersOf(tx)).toEqual([bob.id])
    })
  })
})

describe('A4 behind a pooler that shares one connection between all, transaction by transaction', () => {
  test('everybody sees their own rows, also with other people in between', async () => {
    const pooler = await startTransactionPooler(server.database.url)
    const [one, other] = [open(pooler.url), open(pooler.url)]
    const asked = Array.from({ length: 60 }, (_, turn) => ({ person: turn % 3 ? ann : bob, turn }))
    const seen = await Promise.all(
      asked.map(async ({ person, turn }) => {
        const db = (turn % 2 ? one : other).forUser(person.id)
        if (turn % 5 === 0) await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow()
        if (turn % 7 === 0) await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
        const named = await db.execute<{ owner: string }>(sql`select user_id as owner from profiles where ${turn} >= 0`)
        const [alone, ...twice] = await Promise.all([
          ownersOf(db),
          db.transaction(async (tx) => [await ownersOf(tx), await tx.transaction((inner) => ownersOf(inner))]),
        ])
        return [named.rows.map(({ owner }) => owner), alone, ...twice.flat()].flat()
      }),
    )
    expect(seen).toEqual(asked.map(({ person: { id } }) => [id, id, id, id]))
  })

  test('no statement is prepared by name when the pooler is declared, and a client that sets nothing sees nothing', async () => {
    const pooler = await startTransactionPooler(await urlOfNewLogin())
    const { forUser, system } = open(pooler.url, undefined, { isPooled: true })
    for (const { id } of [ann, bob, ann, bob, ann]) {
      const asked = sql`select user_id as owner from profiles where ${id}::text <> ''`
      const { rows } = await forUser(id).execute<{ owner: string }>(asked)
      const inside = await forUser(id).transaction((tx) => ownersOf(tx))
      const oneByOne: unknown[] = []
      await eachRow<{ owner: string }>(forUser(id), OWNERS, (row) => void oneByOne.push(row.owner))
      expect([rows.map(({ owner }) => owner), inside, oneByOne]).toEqual([[id], [id], [id]])
    }
    const { rows } = await system.execute(sql`select name from pg_prepared_statements`)
    expect(rows).toEqual([])
    expect(await lookAsNobody(forUser(ann.id))).toMatchObject({ person: '', status: 'I' })
  })

  test('nobody writes for another, and the system keeps seeing everybody, with a login that inherits its roles', async () => {
    const pooler = await startTransactionPooler(await urlOfNewLogin())
    const [one, other] = [open(pooler.url), open(pooler.url)]
    await ownersOf(other.forUser(bob.id))
    const rename = (db: Db, name: string) => db.execute(sql`update profiles set display_name = ${name} where user_id = ${bob.id}`)
    expect((await rename(one.forUser(ann.id), 'Ann was here')).rowCount).toBe(0)
    expect((await rename(other.forUser(bob.id), 'Bob')).rowCount).toBe(1)
    expect(new Set(await ownersOf(one.system))).toEqual(new Set([ann.id, bob.id]))
  })

  test('a person’s statement costs one way to the database and back, a transaction none for the person', async () => {
    const pooler = await startTransactionPooler(server.database.url)
    const { forUser } = open(pooler.url)
    await ownersOf(forUser(ann.id))
    pooler.countTrips()
    for (const { id } of [ann, bob, ann]) {
      await ownersOf(forUser(id))
      expect(pooler.countTrips()).toBe(1)
      await eachRow(forUser(id), OWNERS, () => {})
      expect(pooler.countTrips()).toBe(1)
      // The statement, with which it begins, and commit.
      await forUser(id).transaction((tx) => ownersOf(tx))
      expect(pooler.countTrips()).toBe(2)
    }
  })
})

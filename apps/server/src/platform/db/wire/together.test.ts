import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accounts, users } from '#platform/auth/table'
import { type Db, openDatabase } from '#platform/db/database'
import { transactLocked } from '#platform/db/lock'
import { askAhead, prepared, type Values } from '#platform/db/prepared'
import { insertInto, preparedWrite } from '#platform/db/prepared-write'
import { writeLast } from '#platform/db/write-together'
import { usageEvents } from '#platform/usage/table'
import { startTransactionPooler } from '#testing/database/transaction-pooler'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
})
afterAll(() => server.stop())

const asked = prepared((db, { word }: Values<{ word: string }>) =>
  db.execute<{ said: string }>(sql`select ${word}::text as said`),
)
const fails = prepared((db, { word }: Values<{ word: string }>) => db.execute(sql`select ${word}::uuid`))
const own = prepared((db) => db.select({ userId: accounts.userId }).from(accounts))
const add = insertInto(usageEvents)
const addLate = preparedWrite(
  (_, { userId, name }: Values<Record<'userId' | 'name', string>>) =>
    sql`insert into usage_events (user_id, name, created_at) values (${userId}::uuid, ${name}::text, now())`,
)
const event = (name: string) => ({ user_id: ann.id, name: name as 'search', created_at: new Date('2026-11-19T08:00:00Z') })
const eventsLike = async (name: string) => {
  const { rows } = await server.platform.database.systemPool.query(
    'select name from usage_events where name like $1 order by 1',
    [`${name}%`],
  )
  return rows.map((row) => row.name)
}
const saidBy = async (tx: Db, word: string) => (await asked(tx, { word }))[0]?.said

async function openCounted() {
  const pooler = await startTransactionPooler(server.database.url)
  const database = openDatabase(pooler.url, 1)
  onTestFinished(() => database.close())
  const db = database.forUser(ann.id)
  await own(db, {})
  pooler.countTrips()
  return { db, countTrips: pooler.countTrips }
}

test('a transaction begins on the way of its first statement, and its last writes go with its commit', async () => {
  const { db, countTrips } = await openCounted()
  await db.transaction(async (tx) => {
    await askAhead(tx, [own.question({}), asked.question({ word: 'ahead' })])
    expect(await own(tx, {})).toEqual([{ userId: ann.id }])
    expect(await saidBy(tx, 'ahead')).toBe('ahead')
    writeLast(tx, [add(tx, event('last 1')), undefined, addLate(tx, { userId: ann.id, name: 'last 2' })])
  })
  expect(countTrips()).toBe(2)
  expect(await eventsLike('last')).toEqual(['last 1', 'last 2'])
})

test('a transaction that asks nothing asks nothing of the database', async () => {
  const { db, countTrips } = await openCounted()
  expect(await db.transaction(async () => 'done')).toBe('done')
  await expect(db.transaction(() => Promise.reject(new Error('given up')))).rejects.toThrow('given up')
  expect(countTrips()).toBe(0)
})

test('what was asked ahead is told once, and only to whoever asks the same', async () => {
  const { db, countTrips } = await openCounted()
  await transactLocked(db, ann.id, async (tx) => expect(await saidBy(tx, 'one')).toBe('one'), [asked.question({ word: 'one' })])
  expect(countTrips()).toBe(2)
  await transactLocked(
    db,
    ann.id,
    async (tx) => {
      expect(await saidBy(tx, 'another')).toBe('another')
      for (let turn = 0; turn < 2; turn++) expect(await saidBy(tx, 'one')).toBe('one')
    },
    [asked.question({ word: 'one' })],
  )
  expect(countTrips()).toBe(4)
})

test('a lock that came with questions is taken before they are answered, and again after a savepoint gave it back', async () => {
  const { system } = server.platform.database
  const count = prepared((db, { name }: Values<{ name: string }>) =>
    db.execute<{ n: number }>(sql`select count(*)::int as n from usage_events where name = ${name}`),
  )
  const takeTurn = () =>
    transactLocked(
      system,
      ann.id,
      async (tx) => {
        const [seen] = await count(tx, { name: 'turn' })
        await add(tx, event('turn'))
        return seen?.n
      },
      [count.question({ name: 'turn' })],
    )
  expect((await Promise.all(Array.from({ length: 6 }, takeTurn))).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
})

test('after one that fails none of the rest is carried out, and the connection goes on with what it has prepared', async () => {
  const database = openDatabase(server.database.url, 1)
  onTestFinished(() => database.close())
  const db = database.forUser(ann.id)
  for (let turn = 0; turn < 6; turn++) {
    const word = `turn ${turn}`
    const transaction = db.transaction(async (tx) => {
      writeLast(tx, [add(tx, event('never'))])
      await askAhead(tx, [asked.question({ word }), fails.question({ word }), own.question({})])
    })
    await expect(transaction).rejects.toMatchObject({ cause: { code: '22P02' } })
    const late = db.transaction(async (tx) => {
      writeLast(tx, [addLate(tx, { userId: 'nobody', name: 'never' })])
      expect(await saidBy(tx, word)).toBe(word)
    })
    await expect(late).rejects.toMatchObject({ cause: { code: '22P02' } })
    expect(await own(db, {})).toEqual([{ userId: ann.id }])
    expect(await saidBy(db, word)).toBe(word)
  }
  expect(await eventsLike('never')).toEqual([])
})

test('who asks after the end of a transaction is refused, and nothing is left open', async () => {
  const { system } = server.platform.database
  let late: Db | undefined
  await system.transaction(async (tx) => {
    late = tx
  })
  await expect(asked(late as Db, { word: 'late' })).rejects.toMatchObject({ cause: { message: 'the transaction is over' } })
})

test('a row is added with the columns that it has', async () => {
  const { system } = server.platform.database
  const addUser = insertInto(users)
  const at = new Date('2026-11-19T09:00:00.123Z')
  const row = { email: 'added@gmail.com', mailAddress: 'added@gmail.com', name: '', createdAt: at, updatedAt: at }
  await addUser(system, row)
  await addUser(system, { ...row, email: 'verified@gmail.com', emailVerified: true, blockedAt: null })
  const added = await system.select().from(users).where(sql`created_at = ${at.toISOString()}`).orderBy(users.email)
  expect(added).toMatchObject([
    { ...row, emailVerified: false },
    { email: 'verified@gmail.com', emailVerified: true, blockedAt: null },
  ])
})

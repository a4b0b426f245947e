import { and, asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, sessions, users } from '#platform/auth/table'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { prepared, type Values } from './prepared.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('a statement is built once for each set of its parts, and its values come with each question', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const { system } = server.platform.database
  let built = 0
  const find = prepared((db, { id, email }: Values<{ id: string; email: string | undefined }>, parts: { isByEmail: boolean }) => {
    built++
    return db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, id), parts.isByEmail ? eq(users.email, email) : undefined))
  })
  for (const { id } of [ann, bob, ann])
    expect(await find(system, { id, email: undefined }, { isByEmail: false })).toMatchObject([{ id }])
  expect(await find(system, { id: ann.id, email: 'nobody@gmail.com' }, { isByEmail: true })).toEqual([])
  expect(built).toBe(2)
  await expect(find(system, { id: ann.id, email: undefined }, { isByEmail: true })).rejects.toThrow('a value for "email"')
})

test('one statement is each time asked as the person whose database it is given, also in a transaction', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const everybody = prepared((db) => db.select({ userId: accounts.userId }).from(accounts))
  const { forUser } = server.platform.database
  for (const { id } of [ann, bob, ann]) {
    expect(await everybody(forUser(id), {})).toEqual([{ userId: id }])
    expect(await forUser(id).transaction((tx) => tx.transaction((inner) => everybody(inner, {})))).toEqual([{ userId: id }])
  }
})

test('values are written as their columns write them, and rows are read as drizzle reads them', async () => {
  const { id } = await newcomer(server)
  const { system, systemPool } = server.platform.database
  const at = new Date('2026-11-19T08:30:00.123Z')
  const save = prepared((db, given: Values<{ userId: string; at: Date }>) =>
    db
      .update(accounts)
      .set({ trialStartDate: given.at as never })
      .where(eq(accounts.userId, given.userId))
      .returning(),
  )
  expect(await save(system, { userId: id, at })).toMatchObject([{ userId: id, trialStartDate: at }])

  // A join that finds nothing, an expression with a name, and a subquery.
  const question = (db: Pick<typeof system, 'select'>) =>
    db
      .select({
        ...{
          created: users.createdAt,
          account: { trialStartDate: accounts.trialStartDate },
          session: { end: sessions.expiresAt },
        },
        ...{ twice: sql<number>`2 * 21`.mapWith(Number).as('twice'), mixed: { id: users.id, name: accounts.displayName } },
      })
      .from(users)
      .leftJoin(accounts, eq(accounts.userId, users.id))
      .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.token, 'of nobody')))
      .where(eq(users.id, id))
      .orderBy(asc(users.id))
  const expected = await question(drizzle({ client: systemPool }))
  expect(expected).toMatchObject([{ twice: 42, account: { trialStartDate: at }, session: null, mixed: { id } }])
  expect(await question(system)).toEqual(expected)
  expect(await prepared((db) => question(db))(system, {})).toEqual(expected)
})

test('a statement that fails says which one it was, and what the database said', async () => {
  const wrong = prepared((db, { text }: Values<{ text: string }>) => db.execute(sql`select ${text}::uuid`))
  await expect(wrong(server.platform.database.system, { text: 'none' })).rejects.toMatchObject({
    query: 'select $1::uuid',
    cause: { code: '22P02' },
  })
})

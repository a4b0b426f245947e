import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#testing/server'
import { eachRow } from './rows.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const db = () => server.platform.database.system
type Row = { n: number; text: string }

/** Wide rows, and one that takes its time: the database has sent what came before it. */
const withPause = (pausedAt: number) =>
  sql`select n, repeat('x', 20000) as text, case when n = ${pausedAt} then pg_sleep(0.3) end from generate_series(1, 20) as n order by n`

test('rows are given away in their order, the first while the database is still at work', async () => {
  const taken: { n: number; at: number }[] = []
  await eachRow<Row>(db(), withPause(20), ({ n }) => taken.push({ n, at: performance.now() }))
  expect(taken.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
  expect(performance.now() - (taken[0]?.at ?? Number.NaN)).toBeGreaterThan(250)
})

test('a failure in a row or in the database reaches the caller, and the connection stays usable', async () => {
  const taken: number[] = []
  const take = ({ n }: Row) => {
    taken.push(n)
    if (n === 3) throw new Error('row 3 is no good')
  }
  await expect(eachRow(db(), withPause(0), take)).rejects.toThrow('row 3 is no good')
  expect(taken).toEqual([1, 2, 3])
  await expect(eachRow(db(), sql`select 1 / (3 - n) from generate_series(1, 5) as n`, () => {})).rejects.toThrow(
    'division by zero',
  )
  const rows: unknown[] = []
  await eachRow(db(), sql`select ${'typed'} as text`, (row) => rows.push(row))
  expect(rows).toEqual([{ text: 'typed' }])
})

test('within a transaction it sees what the transaction has written', async () => {
  const seen: unknown[] = []
  await db().transaction(async (tx) => {
    await tx.execute(sql`create temporary table seen_rows on commit drop as select 7 as n`)
    await eachRow(tx, sql`select n from seen_rows`, (row) => seen.push(row))
  })
  expect(seen).toEqual([{ n: 7 }])
})

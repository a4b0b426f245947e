import { setTimeout as sleep } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#testing/server'
import { openDatabase } from './database.ts'
import { isUnreachable } from './unreachable.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('a statement that takes too long is given up with its connection; the next one has another, and closing waits for nobody', async () => {
  const { system, systemPool, close } = openDatabase(server.database.url, 1, 300)
  const asked = [
    () => system.execute(sql`select pg_sleep(60)`),
    () => systemPool.query('select pg_sleep(60)'),
    () => system.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)),
  ]
  for (const ask of asked) {
    await expect(ask()).rejects.toThrow()
    expect((await system.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  }
  await close()
})

test('a transaction whose connection ends between two of its statements says that the database was away', async () => {
  const { system, close } = openDatabase(server.database.url, 1, 30_000)
  const failure = await system
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const owner = new pg.Client({ connectionString: server.database.url })
      await owner.connect()
      await owner.query('select pg_terminate_backend($1, 20000)', [rows[0]?.pid])
      await owner.end()
      // It hears of its end.
      await sleep(100)
      return tx.execute(sql`select 1`)
    })
    .catch((error) => error)
  expect(String(failure.cause ?? failure)).toContain('not queryable')
  expect(isUnreachable(failure.cause ?? failure)).toBe(true)
  await close()
})

test('an answer that nobody needs any more is gone at the next quick collection', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major' | 'minor' }) => void
  const oldMb = () =>
    (getHeapSpaceStatistics().find((one) => one.space_name === 'old_space')?.space_used_size ?? Number.NaN) / 1e6
  const { system } = server.platform.database
  const ask = () => system.execute(sql`select n, repeat('x', 200) || n as text from generate_series(1, 300) as n`)
  for (let warmth = 0; warmth < 5; warmth++) await ask()
  const growthMb = async () => {
    collect({ type: 'major' })
    const before = oldMb()
    for (let round = 0; round < 100; round++) {
      await ask()
      await new Promise(setImmediate)
      // What outlives two of them is taken for old.
      for (let times = 0; times < 2; times++) collect({ type: 'minor' })
    }
    return oldMb() - before
  }
  // Other work of this process can make one measurement larger. What is kept by mistake is in all of them.
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5 && least >= 0.5; turn++) least = Math.min(least, await growthMb())
  // Of 100 answers of 70 kB.
  expect(least).toBeLessThan(0.5)
})

test('what is asked again and again is prepared once a connection, also after a failure, and answers the same', async () => {
  const { system, systemPool, close } = openDatabase(server.database.url, 1)
  const divide = (by: number) => system.execute<{ half: number }>(sql`select 10 / ${by}::int as half`)
  for (const by of [1, 2, 5, 10]) expect((await divide(by)).rows).toEqual([{ half: 10 / by }])
  await expect(divide(0)).rejects.toThrow()
  await expect(system.execute(sql`select ${'no number'}::int as half`)).rejects.toThrow()
  expect((await divide(2)).rows).toEqual([{ half: 5 }])
  const { rows } = await systemPool.query("select statement from pg_prepared_statements where statement like '%as half'")
  expect(rows).toEqual([{ statement: 'select 10 / $1::int as half' }])
  await close()
})

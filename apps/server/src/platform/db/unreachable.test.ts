import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort, makeDatabase } from '#testing/server'
import { startSilentProxy } from '#testing/silent-proxy'
import { openDatabase } from './database.ts'
import { watchSilence } from './silence.ts'
import { isUnreachable, isUnsure } from './unreachable.ts'

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined).catch((error) => error)
/** The error and what caused it, as drizzle wraps them. */
const isCausedByDatabase = (error: unknown) => isUnreachable(error) || (error instanceof Error && isUnreachable(error.cause))

async function openFor(url: string) {
  const database = openDatabase(url)
  onTestFinished(() => database.close())
  return database
}

describe('the database counts as unreachable', () => {
  test('when no connection can be made, whichever way it is asked', async () => {
    const { system, systemPool, forUser } = await openFor(`postgres://ann@127.0.0.1:${await freePort()}/x`)
    const person = forUser('6f1b1e0e-0000-4000-8000-000000000001')
    const ask = sql`select 1`
    for (const work of [
      () => systemPool.query('select 1'),
      () => system.execute(ask),
      () => system.transaction((tx) => tx.execute(ask)),
      () => person.execute(ask),
      () => person.transaction((tx) => tx.execute(ask)),
    ])
      expect(isCausedByDatabase(await failureOf(work()))).toBe(true)
  })

  test('when a connection breaks while a statement runs', async () => {
    const { url } = await makeDatabase()
    const { system } = await openFor(url)
    const slow = failureOf(system.execute(sql`select pg_sleep(60), 'cut off'`))
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    const end = "select pg_terminate_backend(pid) from pg_stat_activity where query like '%cut off%' and pid <> pg_backend_pid()"
    await expect.poll(async () => (await other.query(end)).rowCount, { timeout: 20_000 }).toBe(1)
    expect(isCausedByDatabase(await slow)).toBe(true)
  })

  test('when a connection has gone silent; the next statement has a new one, and a slow statement is let go on', async () => {
    const proxy = await startSilentProxy((await makeDatabase()).url)
    const { system } = await openFor(proxy.url)
    // Longer than a statement goes unwatched.
    const slow = sql`select pg_sleep(3), 1 as one`
    expect((await system.execute(slow)).rows).toMatchObject([{ one: 1 }])
    proxy.silenceOpenOnes()
    expect(isCausedByDatabase(await failureOf(system.execute(sql`select 1`)))).toBe(true)
    expect((await system.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})

test('a connection that breaks while something is saved leaves open whether it was; one that only read does not', async () => {
  const { url } = await makeDatabase()
  const { system } = await openFor(url)
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  async function breakDuring(work: Promise<unknown>, running: string) {
    const failure = failureOf(work)
    const end =
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike $1 and state = 'active' and pid <> pg_backend_pid()"
    await expect.poll(async () => (await other.query(end, [`${running}%`])).rowCount, { timeout: 20_000 }).toBe(1)
    const error = await failure
    return [isCausedByDatabase(error), isUnsure(error) || (error instanceof Error && isUnsure(error.cause))]
  }
  const commit = system.transaction(async (tx) => {
    await tx.execute(sql`create temporary table kept (id int) on commit drop`)
    await tx.execute(
      sql`create function pg_temp.wait() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end'`,
    )
    await tx.execute(sql`create constraint trigger waits after insert on kept deferrable initially deferred
      for each row execute function pg_temp.wait()`)
    await tx.execute(sql`insert into kept values (1)`)
  })
  expect(await breakDuring(commit, 'commit')).toEqual([true, true])
  expect(await breakDuring(system.execute(sql`select pg_sleep(60)`), 'select pg_sleep')).toEqual([true, false])
  const inside = system.transaction((tx) => tx.execute(sql`update pg_temp.none set id = 1 where (select pg_sleep(60)) is null`))
  expect(await failureOf(inside).then((error) => isUnsure((error as Error).cause))).toBe(false)
  const alone = system.execute(sql`with waited as materialized (select pg_sleep(60)) select from waited`)
  expect(await breakDuring(alone, 'with waited')).toEqual([true, true])
})

test('a process that was paused does not take the database for silent', async () => {
  const watch = watchSilence((await makeDatabase()).url)
  onTestFinished(() => watch.stop())
  const looking = watch.look(null)
  // Longer than one check takes; nothing is read during that time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000)
  expect(await looking).toBe('working')
  expect(watch.isSilent()).toBe(false)
})

test('a missing file, another server that is down and a wrong statement are something else', async () => {
  const { url } = await makeDatabase()
  const { system } = await openFor(url)
  const port = await freePort()
  const refused = () => new Promise((_, reject) => connect(port, '127.0.0.1').on('error', reject))
  for (const work of [() => readFile('/no/such/file'), refused, () => system.execute(sql`select from nowhere`)]) {
    const error = await failureOf(work())
    expect(error).toBeInstanceOf(Error)
    expect(isCausedByDatabase(error)).toBe(false)
  }
})

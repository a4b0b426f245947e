import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { canEnter, chooseDataDir, NOBODY } from '#platform/data-dir'
import { claimData } from './claim.ts'
import { startEmbedded } from './embedded.ts'
import { findPackage, reachable } from './embedded-binaries.ts'

const base = mkdtempSync(join(tmpdir(), 'embedded-'))
chmodSync(base, 0o755)
let dataDir = join(base, 'a b, "c"', 'data')
const pidFile = () => join(dataDir, 'postgres/postmaster.pid')
const pidOf = (file = pidFile()) => Number.parseInt(readFileSync(file, 'utf8'), 10)

async function query(server: string | pg.ClientConfig, text: string) {
  const client = new pg.Client(server)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

/** Another program that starts the database, and is killed the hard way. */
async function startAndKill() {
  const code = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    await startEmbedded(${JSON.stringify(dataDir)}); console.log('up'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

afterAll(async () => {
  const postgres = await startEmbedded(dataDir)
  await postgres.stop()
  rmSync(base, { recursive: true })
})

test('first starts at once, after one that was interrupted, share one database', async () => {
  mkdirSync(join(dataDir, 'postgres.new-999999999-interrupted'), { recursive: true })
  const [one, two] = await Promise.all([1, 2, 3, 4].map(() => startEmbedded(dataDir)))
  if (!one || !two) throw new Error('Nothing was started.')
  await query(one.superuserUrl, 'create table if not exists kept as select 42 as answer')
  expect((await query(two.superuserUrl, 'select answer from kept')).rows).toEqual([{ answer: 42 }])
  expect((await query(one.superuserUrl, 'show listen_addresses')).rows).toEqual([{ listen_addresses: '' }])
  expect(statSync(one.socketDir).mode & 0o777).toBe(0o700)
  expect(existsSync(join(dataDir, 'postgres.new-999999999-interrupted'))).toBe(false)
  await one.stop()
  expect(existsSync(pidFile())).toBe(false)
})

test('a restart keeps the data', async () => {
  const postgres = await startEmbedded(dataDir)
  expect(postgres.adopted).toBe(false)
  expect((await query(postgres.superuserUrl, 'select answer from kept')).rows).toEqual([{ answer: 42 }])
  await postgres.stop()
})

test('the database of a program that was killed is adopted, not started twice', async () => {
  await startAndKill()
  const before = pidOf()
  const postgres = await startEmbedded(dataDir)
  expect(postgres.adopted).toBe(true)
  expect(pidOf()).toBe(before)
  await postgres.stop()
})

test('it keeps running while somebody else is connected', async () => {
  const postgres = await startEmbedded(dataDir)
  const other = new pg.Client(postgres.superuserUrl)
  await other.connect()
  await postgres.stop()
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.end()
  await Promise.all([postgres.stop(), (await startEmbedded(dataDir)).stop()])
  expect(existsSync(pidFile())).toBe(false)
})

test.each([
  ['a process that is gone', '999999999'],
  ['another program', String(process.pid)],
  ['nobody: the power went before it was written', ''],
])('a lock file left behind by %s does not stop the start', async (_, pid) => {
  const socketLock = join(dataDir, 'socket/.s.PGSQL.5432.lock')
  for (const file of [pidFile(), socketLock]) {
    writeFileSync(file, pid && `${pid}\n${dataDir}/postgres\n1700000000\n5432\n`)
    utimesSync(file, 1_700_000_000, 1_700_000_000)
  }
  const postgres = await startEmbedded(dataDir)
  expect(pidOf(socketLock)).toBe(pidOf())
  await postgres.stop()
})

test('a second server on the same data is refused, and told where the first one is', async () => {
  const postgres = await startEmbedded(dataDir)
  const claim = await claimData(postgres, 'http://127.0.0.1:3000', () => {})
  await expect(claimData(await startEmbedded(dataDir), 'http://127.0.0.1:4000', () => {})).rejects.toThrow(
    `JobApply AI is already running on this data (folder ${dataDir}), at http://127.0.0.1:3000 (process ${process.pid}). Stop it first, or choose another folder with JOBAPPLY_DATA_DIR.`,
  )
  await claim.release()
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false)
  await (await claimData(postgres, 'http://127.0.0.1:4000', () => {})).release()
  await postgres.stop()
})

test('a database that dies under a running server is started again, and stays claimed', async () => {
  const postgres = await startEmbedded(dataDir)
  const claim = await claimData(postgres, 'http://127.0.0.1:3000', () => {})
  process.kill(pidOf(), 'SIGKILL')
  await expect
    .poll(() => query(postgres.superuserUrl, "select from pg_locks where locktype = 'advisory'"), { timeout: 45_000 })
    .toMatchObject({
      rowCount: 1,
    })
  await claim.release()
  await postgres.stop()
})

test('a data folder may be moved, also to a very long path', async () => {
  const long = join(base, ...Array.from({ length: 6 }, () => 'a-folder-with-a-long-name'))
  mkdirSync(long, { recursive: true })
  renameSync(dataDir, join(long, 'data'))
  dataDir = join(long, 'data')
  const postgres = await startEmbedded(dataDir)
  expect(join(postgres.socketDir, '.s.PGSQL.5432').length).toBeLessThan(100)
  expect((await query(postgres.superuserUrl, 'select answer from kept')).rows).toEqual([{ answer: 42 }])
  await postgres.stop()
  expect(existsSync(postgres.socketDir)).toBe(false)
})

test('nobody connects without the password, and a data folder from before there was one gets its own', async () => {
  // A rule takes effect a moment after it was written.
  const isRefused = async (socketDir: string) => {
    const stranger = { host: socketDir, user: 'postgres', database: 'postgres', password: 'guessed' }
    await expect.poll(() => query(stranger, 'select 1').catch((error) => error.code)).toBe('28P01')
  }
  const postgres = await startEmbedded(dataDir)
  await isRefused(postgres.socketDir)
  await postgres.stop()
  rmSync(join(dataDir, 'database-key'))
  for (const rules of ['local all all trust\n', readFileSync(join(dataDir, 'postgres/pg_hba.conf'))]) {
    writeFileSync(join(dataDir, 'postgres/pg_hba.conf'), rules)
    const started = await startEmbedded(dataDir)
    expect((await query(started.superuserUrl, 'select answer from kept')).rows).toEqual([{ answer: 42 }])
    await isRefused(started.socketDir)
    expect(statSync(join(dataDir, 'database-key')).mode & 0o777).toBe(0o600)
    await started.stop()
  }
})

test('a password of 32 random bytes is hashed once, which makes every connection cheap', async () => {
  const postgres = await startEmbedded(dataDir)
  const { rows } = await query(postgres.superuserUrl, 'select rolpassword as hash from pg_authid where rolpassword is not null')
  expect(rows).not.toEqual([])
  for (const { hash } of rows) expect(hash).toMatch(/^SCRAM-SHA-256\$1:/)
  await postgres.stop()
})

test('data of another major version is refused by name', async () => {
  const old = join(base, 'old')
  mkdirSync(join(old, 'postgres'), { recursive: true })
  writeFileSync(join(old, 'postgres/PG_VERSION'), '9\n')
  await expect(startEmbedded(old)).rejects.toThrow(
    `The data in ${old} was made by PostgreSQL 9, and this JobApply AI brings PostgreSQL 18.`,
  )
})

test('a place that cannot hold the data is named', async () => {
  writeFileSync(join(base, 'file'), '')
  await expect(startEmbedded(join(base, 'file', 'data'))).rejects.toThrow(`${join(base, 'file', 'data')} is not a folder`)
})

test('a system without binaries is sent to DATABASE_URL', () => {
  expect(() => findPackage('plan9', 'mips')).toThrow('Set DATABASE_URL to a PostgreSQL database of your own.')
})

test('root in a folder closed to others keeps data and binaries where the database can reach them', () => {
  const closed = join(base, 'closed')
  mkdirSync(join(closed, 'native/bin'), { recursive: true })
  writeFileSync(join(closed, 'native/bin/postgres'), 'program', { mode: 0o700 })
  chmodSync(closed, 0o700)
  const place = { env: {}, checkout: closed }
  expect(chooseDataDir({ ...place, isRoot: true })).toBe('/var/lib/jobapply-ai/data')
  expect(chooseDataDir({ ...place, isRoot: false })).toBe(join(closed, '.data'))
  expect(chooseDataDir({ ...place, env: { JOBAPPLY_DATA_DIR: '/srv/data' }, isRoot: true })).toBe('/srv/data')
  expect(chooseDataDir({ env: {}, checkout: base, isRoot: true })).toBe(join(base, '.data'))

  const copy = join(base, 'system/postgres-18')
  expect(reachable(join(closed, 'native'), copy, NOBODY)).toBe(copy)
  expect(statSync(join(copy, 'bin/postgres')).mode & 0o777).toBe(0o755)
  expect(canEnter(join(copy, 'bin'), NOBODY)).toBe(true)
  chmodSync(closed, 0o755)
  expect(reachable(join(closed, 'native'), copy, NOBODY)).toBe(join(closed, 'native'))
})

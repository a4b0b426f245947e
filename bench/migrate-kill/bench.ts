import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateInstallation } from '@jobapply/server/app'
import { type Installation, openInstallation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import { startDatabaseProxy } from '@jobapply/server/testing/database-proxy'
import pg from 'pg'
import { conditions } from '#bench/shared/measure.ts'

/**
 * C7: kill -9 of the process that migrates an empty database, `npm run bench -- migrate-kill [STEP]`: before its statement STEP, then the
 * next start before statement 2 * STEP, and so on, until one start comes to its end. 1 is every statement. Each start goes on from what
 * the ones before have left; one that fails by itself is wrong, and in the end the database is as one that nobody has killed.
 */
const STEP = Number(process.argv[2] ?? 25)
const READY = 'ready'
const settingsFor = (dataDir: string) => readSettings({ JOBAPPLY_DATA_DIR: dataDir, JOB_SOURCES: 'off', LOG_LEVEL: 'error' })

if (process.argv[2] === 'migrator') {
  process.once('disconnect', () => process.exit(1))
  process.once('message', async (installation: Installation) => {
    await migrateInstallation(settingsFor(installation.dataDir), installation)
    process.exit(0)
  })
  process.send?.(READY)
} else await measure()

/** It has loaded everything and waits: loading takes longer than migrating. */
function prepareMigrator() {
  const child = fork(import.meta.filename, ['migrator'])
  return { child, ready: once(child, 'message') }
}

async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-migrations-'))
  const stops: (() => Promise<void>)[] = []
  const installation = await openInstallation(settingsFor(dataDir), 'server', (stop) => stops.unshift(stop))
  const close = async () => {
    for (const stop of stops) await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { installation, close }
}

async function measure() {
  const [killed, whole] = [await open(), await open()]
  const proxy = await startDatabaseProxy(killed.installation.ownerUrl)
  const started = performance.now()
  let [kills, wrong, isDone] = [0, 0, false]
  let next = prepareMigrator()
  for (let statement = STEP; !isDone; statement += STEP) {
    const { child, ready } = next
    await ready
    next = prepareMigrator()
    const finish = proxy.cutAt({ before: statement }, () => child.kill('SIGKILL'))
    const wasKilled = await migrate(child, { ...killed.installation, ownerUrl: proxy.url })
    if (wasKilled && finish()) kills++
    else {
      finish()
      isDone = true
      if (child.exitCode !== 0) wrong++
    }
  }
  next.child.kill()
  await migrateInstallation(settingsFor(whole.installation.dataDir), whole.installation)
  const [one, other] = [await shapeOf(killed.installation), await shapeOf(whole.installation)]
  const differing = one.filter((line) => !other.includes(line)).length + other.filter((line) => !one.includes(line)).length
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`kill -9 of a migration before every ${STEP}. statement (${conditions()})`)
  console.log(
    `  C7 ${kills} kills, ${wrong} starts failed, ${differing} of ${other.length} parts differ (gate 0, 0); ${seconds} s`,
  )
  await proxy.close()
  for (const { close } of [killed, whole]) await close()
  process.exitCode = wrong + differing === 0 && kills > 0 ? 0 : 1
}

async function migrate(child: ChildProcess, installation: Installation): Promise<boolean> {
  const exited = once(child, 'exit')
  child.send(installation)
  await exited
  return child.signalCode === 'SIGKILL'
}

/** Columns, indexes, policies, functions and who may do what. */
async function shapeOf({ ownerUrl }: Installation): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema in ('public', 'pgboss', 'drizzle')
    union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss')
    union all select concat_ws(' ', tablename, policyname, roles, cmd, qual, with_check) from pg_policies
    union all select concat_ws(' ', n.nspname, proname, md5(prosrc)) from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'pgboss')
    union all select concat_ws(' ', grantee, table_schema, table_name, privilege_type) from information_schema.table_privileges
      where table_schema in ('public', 'pgboss')
    union all select concat_ws(' ', 'migration', hash) from drizzle.__drizzle_migrations
    union all select concat_ws(' ', 'queue', name) from pgboss.queue`)
  await client.end()
  return rows.map(({ line }) => line)
}

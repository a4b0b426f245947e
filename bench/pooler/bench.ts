import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startApp } from '@jobapply/server/app'
import { startEmbedded } from '@jobapply/server/platform/db/embedded'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import pg from 'pg'
import { type Applicant, addApplicant, sendingOf, submitTo, tallyOf } from '#bench/shared/applicants.ts'
import { call, freePort } from '#bench/shared/in-process.ts'
import { conditions, quantile } from '#bench/shared/measure.ts'

/**
 * The product behind PgBouncer in transaction mode: `npm run bench -- pooler [PROGRAM] [SECONDS]`. People read, write and submit at once
 * on fewer connections than there are people; each sees the own rows only. Before 1.21, which keeps no prepared statements, the pooler
 * is declared (`DATABASE_POOLER=transaction`); `--declared` does so with a later one.
 */
const { values: options, positionals } = parseArgs({
  options: {
    people: { type: 'string', default: '24' },
    connections: { type: 'string', default: '2' },
    declared: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const PROGRAM = positionals[0] ?? 'pgbouncer'
const SECONDS = Number(positionals[1] ?? 30)
const PEOPLE = Number(options.people)
const CONNECTIONS = Number(options.connections)
const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' })) ?? []
const keepsStatements = Number(major) > 1 || Number(minor) >= 21
const isDeclared = options.declared || !keepsStatements
const LOGIN = 'pooled'
const PASSWORD = 'a pooled password'

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-bench-'))
const poolerDir = mkdtempSync(join(tmpdir(), 'jobapply-pooler-'))
const postgres = await startEmbedded(dataDir)
const asOwner = async (text: string) => {
  const client = new pg.Client({ connectionString: postgres.superuserUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}
await asOwner(`create role ${LOGIN} login password '${PASSWORD}'`)
await asOwner(`create database jobapply`)

const port = await freePort()
const config = join(poolerDir, 'pgbouncer.ini')
writeFileSync(
  config,
  `[databases]
jobapply = host=${postgres.socketDir} port=5432 dbname=jobapply user=${LOGIN} password='${PASSWORD}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
${isDeclared ? '' : 'max_prepared_statements = 200'}
ignore_startup_parameters = options
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
logfile = ${join(poolerDir, 'log')}
`,
)
// It refuses to run as root.
for (const path of [poolerDir, config]) chmodSync(path, 0o777)
const pooler = spawn(PROGRAM, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), config], { stdio: 'ignore' })
await sleep(1_000)

const settings = readSettings({
  JOBAPPLY_DATA_DIR: mkdtempSync(join(tmpdir(), 'jobapply-files-')),
  JOBAPPLY_SECRET: 'a secret of forty characters, for a bench',
  DATABASE_URL: `postgres://${LOGIN}:x@127.0.0.1:${port}/jobapply`,
  DATABASE_OWNER_URL: postgres.urlFor('postgres', 'jobapply').replace('@/', '@localhost/'),
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
  JOB_SOURCES: 'off',
  RATE_LIMITS: 'off',
  ...(isDeclared && { DATABASE_POOLER: 'transaction' }),
})
const installation = await openInstallation(settings, 'server', async () => {})
const app = await startApp(settings, { ...installation, ownerUrl: postgres.urlFor('postgres', 'jobapply') })
const origin = settings.PUBLIC_URL
const people: Applicant[] = []
for (let number = 0; number < PEOPLE; number++) people.push(await addApplicant(app.platform))

const times: number[] = []
const failures = new Map<string, number>()
let calls = 0
let foreign = 0
async function ask(who: Applicant, name: string, input: unknown) {
  const started = performance.now()
  const { status, code, text } = await call(origin, name, input, { cookie: who.cookie })
  times.push(performance.now() - started)
  calls += 1
  if (status !== 200) failures.set(`${name} ${status} ${code}`, (failures.get(`${name} ${status} ${code}`) ?? 0) + 1)
  return status === 200 ? JSON.parse(text).json : undefined
}

const until = performance.now() + SECONDS * 1000
async function live(who: Applicant, number: number) {
  const name = `Profile of ${number}`
  const made = await ask(who, 'profiles/create', { profile_name: name })
  for (let round = 0; performance.now() < until; round++) {
    const listed: { profile_name: string; version: number }[] = (await ask(who, 'profiles/list', {})) ?? []
    if (listed.length !== 1 || listed[0]?.profile_name !== name) foreign += 1
    const changes = { professional_summary: `Round ${round}` }
    if (made) await ask(who, 'profiles/update', { id: made.id, version: listed[0]?.version, changes })
    await ask(who, 'billing/usage', {})
    await ask(who, 'auth/session', {})
    await ask(who, 'applications/tracker/list', { page: 1 })
  }
}
await Promise.all(people.map(live))
const tally = tallyOf((await Promise.all(people.map((who, number) => submitTo(origin, who, sendingOf(number))))) ?? [])
const limit = people[0]
  ? await Promise.all(
      Array.from({ length: 50 }, (_, number) => submitTo(origin, people[0] as Applicant, sendingOf(`x${number}`))),
    )
  : []

const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
console.log(
  `Behind PgBouncer ${major}.${minor} in transaction mode${isDeclared ? ', declared' : ''}: ${PEOPLE} people on ${CONNECTIONS} connections, ${SECONDS} s (${conditions()})`,
)
console.log(
  `  ${calls} calls, ${failed} failed, ${foreign} with rows of others or none of the own; p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
)
for (const [what, count] of failures) console.log(`    ${count} x ${what}`)
console.log(
  `  first submit of each: ${JSON.stringify(tally)}; 50 more at once of one person with 2 left: ${JSON.stringify(tallyOf(limit))}`,
)
await app.stop()
pooler.kill('SIGINT')
await postgres.stop()
for (const folder of [dataDir, poolerDir]) rmSync(folder, { recursive: true, force: true })
process.exitCode = failed + foreign === 0 ? 0 : 1

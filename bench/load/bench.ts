import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPlatform } from '@jobapply/server/app'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import { sql } from 'drizzle-orm'
import { addApplicant } from '#bench/shared/applicants.ts'
import { call } from '#bench/shared/in-process.ts'
import { conditions, quantile } from '#bench/shared/measure.ts'
import { startProgram } from '#bench/shared/program.ts'
import { cpuMsOf, postgresIds } from './cpu.ts'
import { askServer, chooseAction, type Visitor } from './day.ts'

/**
 * `npm run bench -- load [--people 50,100,200] [--seconds 30] [--servers 1]`: people at work against the built server, in an open loop: who
 * comes does not wait until others have been answered, and a call's time begins when the person acts. A person who is at it does something
 * every 20 seconds.
 */
const PAUSE_S = 20
const GATE_MS = 200
const APPLICATIONS = 25
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '50,100,200' },
    seconds: { type: 'string', default: '30' },
    servers: { type: 'string', default: '1' },
  },
})
const steps = values.people.split(',').map(Number)
const seconds = Number(values.seconds)
let seed = 42
const draw = () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-load-'))
const stops: (() => Promise<unknown>)[] = []
const settings = readSettings({ JOBAPPLY_DATA_DIR: dataDir, LOG_LEVEL: 'error', JOB_SOURCES: 'off' })
const installation = await openInstallation(settings, 'server', (stop) => stops.push(stop))
const { platform, close } = await openPlatform(settings, installation, false)
const atLocalhost = (url: string) => url.replace('@/', '@localhost/')
const servers = await Promise.all(
  Array.from({ length: Number(values.servers) }, () =>
    startProgram(mkdtempSync(join(dataDir, 'server-')), {
      DATABASE_URL: atLocalhost(installation.serverUrl),
      DATABASE_OWNER_URL: atLocalhost(installation.ownerUrl),
      JOBAPPLY_SECRET: installation.secret,
      RATE_LIMITS: 'off',
      TASKS: 'separate',
      DEMO_JOBS: 'many',
    }),
  ),
)
try {
  console.log(`Load model, ${servers.length} server processes, ${seconds} s a step (${conditions()})`)
  const visitors: Visitor[] = []
  for (const people of steps) {
    while (visitors.length < people) visitors.push(await addVisitor(servers[visitors.length % servers.length]?.origin ?? ''))
    if (people === steps[0]) await run(visitors, Math.min(5, seconds))
    await report(people, visitors.slice(0, people))
  }
} finally {
  for (const server of servers) await server.end()
  await close()
  for (const stop of stops.reverse()) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function report(people: number, visitors: readonly Visitor[]) {
  const databaseIds = () => postgresIds(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'))
  const cpu = () => ({ server: sum(servers.map(({ child }) => cpuMsOf(child.pid))), database: sum(databaseIds().map(cpuMsOf)) })
  const [before, started] = [cpu(), performance.now()]
  const { times, failures } = await run(visitors, seconds)
  const [after, passed] = [cpu(), performance.now() - started]
  const every = [...times.values()].flat()
  const perCall = (part: 'server' | 'database') => (after[part] - before[part]) / every.length
  const cores = (after.server + after.database - before.server - before.database) / passed
  const p99 = quantile(every, 0.99)
  const load = `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
  console.log(
    `${people} people: ${((every.length / passed) * 1000).toFixed(1)} calls/s, p50 ${quantile(every, 0.5).toFixed(0)}, p95 ${quantile(every, 0.95).toFixed(0)}, p99 ${p99.toFixed(0)} ms (gate ${GATE_MS}); ` +
      `CPU ms a call ${perCall('server').toFixed(1)} + ${perCall('database').toFixed(1)} of PostgreSQL; ${cores.toFixed(2)} cores busy, ${Math.round(people / cores)} people a core${p99 < GATE_MS ? '' : ' (beyond the gate)'}; ${failures.size === 0 ? '0 failed' : [...failures].map(([what, count]) => `${count} x ${what}`).join(', ')}; load ${load}`,
  )
  const slowest = [...times].map(([name, all]) => ({ name, all, p99: quantile(all, 0.99) })).sort((a, b) => b.p99 - a.p99)
  for (const { name, all, p99: of } of slowest.slice(0, 5))
    console.log(
      `    ${name.padEnd(30)} ${String(all.length).padStart(6)} x, p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ${of.toFixed(0)} ms`,
    )
}

/** Actions begin at random moments, as many in a second as these people begin. */
async function run(visitors: readonly Visitor[], forSeconds: number) {
  const times = new Map<string, number[]>()
  const failures = new Map<string, number>()
  const running: Promise<unknown>[] = []
  const end = performance.now() + forSeconds * 1000
  for (let at = performance.now(); at < end; at += (-Math.log(1 - draw()) * PAUSE_S * 1000) / visitors.length) {
    const wait = at - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const who = visitors[Math.floor(draw() * visitors.length)] as Visitor
    const began = at
    const ask = async (name: string, input: unknown) => {
      const failure = await askServer(who, name, input).catch((error: Error) => error.message)
      const of = times.get(name) ?? []
      times.set(name, of)
      of.push(performance.now() - began)
      if (failure) failures.set(`${name} ${failure}`, (failures.get(`${name} ${failure}`) ?? 0) + 1)
    }
    running.push(chooseAction(draw()).act(ask, who, draw))
  }
  await Promise.all(running)
  return { times, failures }
}

/** With a profile, the jobs of a first search and some applications; as an admin, whom no plan limits. */
async function addVisitor(origin: string): Promise<Visitor> {
  const { id, cookie } = await addApplicant(platform, { isAdmin: true })
  const ask = async (name: string, input: unknown) => JSON.parse((await call(origin, name, input, { cookie })).text).json
  const { id: profileId } = await ask('profiles/create', { profile_name: 'Work' })
  const { rows } = await platform.database.system.execute<{ id: string }>(sql`
    insert into job_applications (user_id, job_id, job_title, company, location, source, status, posting, score, applied_at, created_at, updated_at)
    select ${id}, 'load:' || n, 'Baker ' || n, 'Company ' || n, 'Leeds', 'Bench', 'applied', repeat(md5(n::text) || ' ', 60), n, now(), now(), now()
    from generate_series(1, ${APPLICATIONS}::int) n returning id`)
  const all = 'all'
  const filters = { searchTerm: '', location: '', country: all, platform: all, jobType: all, workType: all, experienceLevel: all }
  const { jobs } = await ask('search/jobs', { profileId, filters })
  const kept = jobs.map(({ id: jobId, title, company, location, url, applicationUrl, source }: Record<string, string>) => ({
    ...{ jobId, job_title: title, company, location, job_url: url, application_url: applicationUrl, source },
  }))
  return { origin, cookie, profileId, applications: rows.map((row) => row.id), jobs: kept }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

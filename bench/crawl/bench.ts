import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { searchCompanies } from '@jobapply/server/features/jobs/companies/find-companies'
import { insertFollowed } from '@jobapply/server/features/jobs/followed/store'
import { addBoards, boardIdOf } from '@jobapply/server/features/jobs/listings/store'
import { openProduct } from '#bench/shared/in-process.ts'
import { conditions, quantile } from '#bench/shared/measure.ts'
import type { Start, Step } from './child.ts'
import { watchHonest } from './honest.ts'
import { startHosts } from './hosts.ts'
import { COMPRESSED, type Pace } from './pace.ts'

/**
 * The crawl over some days with a moved clock, against a local server with every host of the directory, killed once in the middle.
 * `npm run bench -- crawl --days 7 --budget 120`
 */
const { values } = parseArgs({ options: { days: { type: 'string' }, budget: { type: 'string' } } })
const [days, perHour] = [Number(values.days ?? 7), Number(values.budget ?? 120)]
const HOUR = 3_600_000
const EVERY_HOURS = 4
const DAY = 24 * HOUR
/** Before the first day, and after each: calls beside the crawl are compared with calls at about the same time without one. */
const [WARM_MS, IDLE_MS] = [10_000, 15_000]
const hosts = await startHosts()
const env = { JOB_SOURCES: 'on', TASKS: 'separate', LOCAL_JOB_SOURCES: `http://127.0.0.1:${hosts.port}` }
const product = await openProduct(env)
const { systemPool: pool, system } = product.platform.database
const query = async <Row extends object>(text: string, parameters: unknown[] = []) =>
  (await pool.query<Row>(text, parameters)).rows

await product.addPerson('crawl@gmail.com')
const [person] = await query<{ id: string }>(`select id from users where mail_address = 'crawl@gmail.com'`)
const userId = person?.id ?? ''
for (const [title, country] of [
  ['Nurse', 'Germany'],
  ['Welder', 'Germany'],
  ['Cook', 'United States'],
  ['Teacher', 'United Kingdom'],
])
  await query(`insert into user_profiles (user_id, profile_name, desired_job_title, location_country) values ($1, $2, $2, $3)`, [
    userId,
    title,
    country,
  ])
const followed = (await searchCompanies('klinik')).map((board) => ({ ...board, inDirectory: true }))
await addBoards(system, followed, new Date())
for (const board of followed) await insertFollowed(system, userId, boardIdOf(board), new Date())

const cookie = (await product.platform.access.startSession(userId, '127.0.0.1', 'bench')).split(';')[0] ?? ''
const [profile] = await query<{ id: string }>(`select id from user_profiles where user_id = $1 limit 1`, [userId])
const honest = watchHonest(product.settings.PUBLIC_URL, cookie, profile?.id ?? '')
await sleep(WARM_MS)
honest.take()
const [idle, busy]: [number[], number[]] = [[], []]
const visits: number[] = []

const untilMs = days * DAY
const paces: Pace[] = []
const heap: number[] = []
let reached = 0
const started = performance.now()
// Never at the end of a day, where it waits for us.
await run(untilMs / 2 + HOUR / 2)
const before = await query<{ boards: number; jobs: number }>(
  `select count(*)::int as boards, (select count(*)::int from job_listings) as jobs from job_boards`,
)
await run(Number.POSITIVE_INFINITY)
await honest.stop()
const after = await query<{ boards: number; jobs: number }>(
  `select count(*)::int as boards, (select count(*)::int from job_listings) as jobs from job_boards`,
)

/** Until the end, or until it has come so far and is killed in the midst of its next step. */
function run(killAfter: number): Promise<void> {
  const child = fork(join(import.meta.dirname, 'child.ts'), { execArgv: ['--expose-gc'] })
  const start: Start = {
    installation: product.installation,
    env: { LOG_LEVEL: 'error', ...env },
    port: hosts.port,
    perHour,
    fromMs: reached,
    stepMs: HOUR,
    untilMs,
  }
  child.send(start)
  const mine = paces.length
  child.on('message', async (step: Step) => {
    const { at, heapMb, pace } = step
    reached = at
    paces[mine] = pace
    heap.push(heapMb)
    visits.push(step.visits)
    if (at >= killAfter) setTimeout(() => child.kill('SIGKILL'), 50)
    if (at % DAY !== 0) return
    busy.push(...honest.take())
    console.log(
      `  day ${at / DAY}: ${pace.requests} requests, ${pace.tooSoon} too soon, at least ${pace.shortestMs.toFixed(1)} ms apart, at most ${pace.most} at once at a host, ${heapMb.toFixed(0)} MB`,
    )
    await sleep(IDLE_MS)
    idle.push(...honest.take())
    child.send('go on')
  })
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

const end = new Date(Date.now() + reached)
const late = await query<{ id: string }>(
  `select b.id from job_boards b join followed_boards f on f.board_id = b.id
   where b.last_outcome in ('ok', 'empty', 'incomplete') and b.last_read_at < $1`,
  [new Date(end.getTime() - (EVERY_HOURS + 2) * HOUR)],
)
const outcomes = await query<{ outcome: string; boards: number }>(
  `select coalesce(last_outcome, 'not visited') as outcome, count(*)::int as boards from job_boards group by 1 order by 2 desc`,
)
const mostVisits = Math.max(0, ...visits)
const { requests, robots } = hosts.seen
const tooSoon = paces.reduce((sum, pace) => sum + pace.tooSoon, 0)
const shortestMs = Math.min(...paces.map((pace) => pace.shortestMs))
const mostDead = Math.max(0, ...hosts.dead.values())
const half = Math.floor(heap.length / 2)
const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / Math.max(1, some.length)
console.log(
  `crawl over ${(reached / DAY).toFixed(1)} days, budget ${perHour} an hour, in ${((performance.now() - started) / 1_000).toFixed(0)} s (${conditions()})`,
)
console.log(
  `  ${requests} requests (${robots} robots files), ${tooSoon} sooner than the pace, shortest gap ${shortestMs.toFixed(1)} ms of ${1_000 / COMPRESSED}`,
)
console.log(
  `  ${visits.length} hours with at most ${mostVisits} visits of boards that nobody asked for; ${late.length} of ${followed.length} followed boards late`,
)
console.log(`  dead addresses: ${hosts.dead.size}, asked at most ${mostDead} times each`)
console.log(
  `  kill -9: ${before[0]?.boards} boards and ${before[0]?.jobs} jobs before, ${after[0]?.boards} and ${after[0]?.jobs} at the end`,
)
console.log(
  `  heap of the crawl: ${mean(heap.slice(2, 12)).toFixed(0)} MB at first, ${mean(heap.slice(half, half + 10)).toFixed(0)} MB in the middle, ${mean(heap.slice(-10)).toFixed(0)} MB at the end`,
)
console.log(
  `  honest calls: p99 ${quantile(idle, 0.99).toFixed(1)} ms of ${idle.length} without it, ${quantile(busy, 0.99).toFixed(1)} ms of ${busy.length} beside it (${(quantile(busy, 0.99) / quantile(idle, 0.99)).toFixed(2)}x; p50 ${quantile(idle, 0.5).toFixed(1)} and ${quantile(busy, 0.5).toFixed(1)} ms), ${honest.failed()} failed`,
)
console.log(`  ${outcomes.map(({ outcome, boards }) => `${outcome} ${boards}`).join(', ')}`)
hosts.stop()
await product.close()
process.exitCode = tooSoon + late.length === 0 && mostVisits <= perHour ? 0 : 1
process.exit()

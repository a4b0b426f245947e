import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@jobapply/server/platform/db/embedded'
import pg from 'pg'
import { call, freePort } from '#bench/shared/in-process.ts'
import { conditions, median } from '#bench/shared/measure.ts'
import { startProgram } from '#bench/shared/program.ts'
import { watchTasks } from './held-tasks.ts'
import { openMailSink } from './mail-sink.ts'

/**
 * `npm run bench -- kill [ROUNDS] [server|database|worker]`: kill -9 at a random moment under 20 people signing up. What was acknowledged is
 * there afterwards, once, and its email was sent, once: a mail server knows a second copy by its Message-ID. Of a worker every task that it
 * held is followed: it is taken again within a minute (C3), done in the end, and its effect is there.
 */
const ROUNDS = Number(process.argv[2] ?? 10)
const TARGET = process.argv[3] ?? 'server'
const WRITERS = 20
/** The gate of C3. */
const TAKEN_WITHIN_S = 60
/** After the last round: a task that lost its worker is taken again within a minute, and those before it take their time. */
const MAILED_WITHIN_MS = 90_000 + ROUNDS * 5_000
if (!['server', 'database', 'worker'].includes(TARGET)) throw new Error('server, database or worker')

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-kill-'))
const { mailed, port, close: closeMailServer } = await openMailSink()
const apart = TARGET === 'worker'
const env = { RATE_LIMITS: 'off', SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_TLS: 'optional', TASKS: apart ? 'separate' : 'here' }
const startServer = () => startProgram(dataDir, env)
const workerPort = String(await freePort())
const startWorker = () => startProgram(dataDir, { ...env, PORT: workerPort, WORKER_PORT: workerPort }, 'worker')

const acknowledged = new Map<string, number>()
const readyAfter: number[] = []
let program = await startServer()
let worker = apart ? await startWorker() : undefined
const tasks = apart ? await watchTasks(dataDir) : undefined

async function kill() {
  if (TARGET === 'database') {
    const started = performance.now()
    process.kill(Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
    await sleep(200)
    while (!(await fetch(`${program.origin}/readyz`).catch(() => undefined))?.ok) await sleep(50)
    readyAfter.push((performance.now() - started) / 1000)
  } else if (worker) {
    const killedAt = Date.now()
    await worker.end('SIGKILL')
    await tasks?.noteKill(killedAt)
    worker = await startWorker()
    readyAfter.push(worker.seconds)
  } else await program.end('SIGKILL')
}

for (let round = 0; round < ROUNDS; round++) {
  let isOver = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; !isOver; n++) {
      const email = `r${round}w${writer}n${n}@gmail.com`
      const answer = await call(program.origin, 'auth/signUp', { email, password: 'a quiet harbour' }).catch(() => undefined)
      if (answer?.code === 'OK') acknowledged.set(email, performance.now())
      else await sleep(50)
      if (!answer && TARGET === 'server') return
    }
  })
  await tasks?.addRemovals(round)
  await sleep(700 + Math.random() * 2_000)
  await kill()
  isOver = true
  await Promise.all(writers)
  if (TARGET !== 'server') continue
  program = await startServer()
  readyAfter.push(program.seconds)
}

const until = performance.now() + MAILED_WITHIN_MS
const unmailed = () => [...acknowledged.keys()].filter((email) => !mailed.has(email)).length
while ((unmailed() > 0 || (await tasks?.isQuiet()) === false) && performance.now() < until) await sleep(250)
const ended = await tasks?.end()

const postgres = await startEmbedded(dataDir)
const client = new pg.Client({ connectionString: postgres.urlFor('postgres', 'jobapply') })
await client.connect()
const { rows } = await client.query<{ email: string; complete: boolean }>(`
  select u.mail_address as email, p.user_id is not null and t.pending is not null as complete
  from users u left join profiles p on p.user_id = u.id left join auth_tokens t on t.user_id = u.id`)
await client.end()
await worker?.end()
await program.end()
await postgres.stop()
closeMailServer()
const stored = new Map(rows.map((row) => [row.email, row.complete]))
const lost = [...acknowledged.keys()].filter((email) => !stored.has(email)).length
const half = rows.filter((row) => !row.complete).length
const twice = [...mailed.values()].filter(({ ids }) => ids.size > 1).length
const longest = Math.max(0, ...[...acknowledged].map(([email, at]) => ((mailed.get(email)?.at ?? until) - at) / 1000))
console.log(`kill -9 of the ${TARGET} under ${WRITERS} sign-ups, ${ROUNDS} rounds (${conditions()})`)
console.log(`  ${acknowledged.size} acknowledged, ${lost} lost, ${rows.length - stored.size} doubled, ${half} half-written`)
console.log(`  emails: ${unmailed()} not sent, ${twice} sent as two, the longest wait ${longest.toFixed(1)} s`)
console.log(`  ready again after ${median(readyAfter).toFixed(2)} s (median), ${Math.max(...readyAfter).toFixed(2)} s at most`)
rmSync(dataDir, { recursive: true, force: true })
const held = tasks?.held ?? []
const notTaken = held.filter(({ takenAfter }) => takenAfter === undefined).length
const slowest = Math.max(0, ...held.map(({ takenAfter }) => takenAfter ?? Number.POSITIVE_INFINITY))
if (ended) {
  const kinds = [...Map.groupBy(held, ({ name }) => name)].map(([name, all]) => `${all.length} ${name}`)
  console.log(
    `  C3 ${held.length} tasks held, ${notTaken} not taken again, the slowest after ${slowest.toFixed(1)} s (${kinds.join(', ')})`,
  )
  console.log(
    `  tasks: ${ended.undone} of the held ones not done, ${ended.failed} failed, ${ended.filesLeft} files left that were to be removed`,
  )
}
const undone = ended ? notTaken + ended.undone + ended.failed + ended.filesLeft : 0
process.exitCode = lost + half + unmailed() + twice + undone === 0 && slowest <= TAKEN_WITHIN_S ? 0 : 1

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sentenceOf } from '@jobapply/server/features/applications/inbox/problems'
import { readMailbox } from '@jobapply/server/features/applications/inbox/read-mailbox'
import { findMailbox } from '@jobapply/server/features/applications/inbox/store'
import { sql } from 'drizzle-orm'
import { addApplicant } from '#bench/shared/applicants.ts'
import { call, openProduct } from '#bench/shared/in-process.ts'
import { conditions, median, quantile } from '#bench/shared/measure.ts'
import { addressOf, LIES } from './lies.ts'

/**
 * Honest calls beside hostile mailboxes that the same process reads without a pause, four at once: `npm run bench -- hostile-mailboxes
 * [rounds] [seconds]`. Expect a p99 of at most twice that of alone, no failed call, a sentence or the emails for each mailbox, and memory
 * that does not grow.
 */
const [ROUNDS, SECONDS] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 12)]
const AT_ONCE = 4
const GATE = 2
const SECRET = 'app pass word'

const imap = fork(join(import.meta.dirname, 'lying-imap.ts'))
const [port] = (await once(imap, 'message')) as [number]
const product = await openProduct(
  { LOCAL_MAIL_SERVER: `imap://127.0.0.1:${port}`, TASKS: 'separate', RATE_LIMITS: 'off' },
  { hasPages: false },
)
const { platform, settings } = product
const { system } = platform.database

async function connectVictim(lie: (typeof LIES)[number]) {
  const who = await addApplicant(platform, { isAdmin: true })
  const input = { job_title: 'Cook', company: 'Northwind Labs', status: 'applied', appliedOn: '2026-10-01' }
  const { status, text } = await call(settings.PUBLIC_URL, 'applications/tracker/add', input, { cookie: who.cookie })
  if (status !== 200) throw new Error(`no application: ${text}`)
  const sealed = platform.sealFor('connected mailbox').seal(SECRET, who.id)
  await system.execute(sql`insert into mailboxes (user_id, provider, host, port, address, secret, folders, since, connected_at, next_at)
    values (${who.id}, 'other', 'imap.mail.example', '993', ${addressOf(lie)}, ${sealed}, '["INBOX"]', '2026-10-01', now(), null)`)
  return { ...who, lie }
}
const victims: Awaited<ReturnType<typeof connectVictim>>[] = []
for (const lie of LIES) victims.push(await connectVictim(lie))
const honest = await addApplicant(platform, { isAdmin: true })

const outcomes = new Map<string, Map<string, number>>()
/** Nobody's mailbox is read twice at once. */
const reading = new Set<string>()
let isOn = false
let next = 0

/** One mailbox after the other, each as if it were new: from its first email on. */
async function readOn() {
  for (;;) {
    if (!isOn) {
      await sleep(10)
      continue
    }
    const { id, lie } = victims[next++ % victims.length] ?? { id: '', lie: 'honest' }
    if (reading.has(id)) continue
    reading.add(id)
    for (const table of ['mailbox_folders', 'inbox_mails'])
      await system.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`)
    const box = await findMailbox(system, id)
    const told = box ? await readMailbox(platform, box).then(() => keptOf(id), sentenceOf) : 'not there'
    const counts = outcomes.get(lie) ?? new Map<string, number>()
    outcomes.set(lie, counts.set(told, (counts.get(told) ?? 0) + 1))
    reading.delete(id)
  }
}
async function keptOf(id: string): Promise<string> {
  const { rows } = await system.execute<{ kept: number }>(
    sql`select count(*)::int as kept from inbox_mails where user_id = ${id}`,
  )
  return `${rows[0]?.kept ?? 0} emails kept`
}

async function tail() {
  const workerData = { origin: settings.PUBLIC_URL, cookie: honest.cookie }
  const watcher = new Worker(new URL('../shared/watcher.ts', import.meta.url), { workerData })
  await sleep(SECONDS * 1_000)
  const seen = once(watcher, 'message')
  watcher.postMessage('over')
  const [{ times, failed }] = (await seen) as [{ times: number[]; failed: number }]
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), failed, calls: times.length }
}

/** Each on its own: how long it takes, and how long at most nothing else gets a turn. */
async function readAlone() {
  for (const { id, lie } of victims) {
    if (lie === 'one byte a second') continue
    const delay = monitorEventLoopDelay({ resolution: 5 })
    const box = await findMailbox(system, id)
    delay.enable()
    const [started, cpu] = [performance.now(), process.cpuUsage()]
    const told = box ? await readMailbox(platform, box).then(() => keptOf(id), sentenceOf) : 'not there'
    delay.disable()
    const { user, system: inSystem } = process.cpuUsage(cpu)
    console.log(
      `  ${lie}: ${((performance.now() - started) / 1_000).toFixed(1)} s, ${((user + inSystem) / 1e6).toFixed(1)} s of processor time, longest block ${(delay.max / 1e6).toFixed(0)} ms, ${told}`,
    )
  }
}

await readAlone()
for (let worker = 0; worker < AT_ONCE; worker += 1) void readOn()
console.log(`Honest calls beside ${LIES.length} mailboxes, ${AT_ONCE} of them read at a time (${conditions()})`)
await tail()
const rounds: { alone: number; beside: number; failed: number; calls: number }[] = []
const memory: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const alone = await tail()
  isOn = true
  const beside = await tail()
  isOn = false
  // What is still being read ends within the longest silence that is allowed.
  await sleep(2_000)
  memory.push(process.memoryUsage().rss / 1024 / 1024)
  rounds.push({ alone: alone.p99, beside: beside.p99, failed: alone.failed + beside.failed, calls: beside.calls })
  console.log(
    `  round ${round + 1}: p50 ${alone.p50.toFixed(1)} -> ${beside.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} -> ${beside.p99.toFixed(1)} ms (${conditions()})`,
  )
}
for (const [lie, counts] of outcomes)
  console.log(`  ${lie}: ${[...counts].map(([what, times]) => `${times} times "${what}"`).join(', ')}`)
const ratio = median(rounds.map(({ alone, beside }) => beside / alone))
const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
const calls = rounds.reduce((sum, round) => sum + round.calls, 0)
console.log(
  `  p99 ${ratio.toFixed(2)}x (median of ${ROUNDS} rounds, gate ${GATE}x); ${calls} calls beside them, ${failed} failed`,
)
console.log(`  memory of the process after each round: ${memory.map((one) => one.toFixed(0)).join(', ')} MB`)
imap.kill()
await product.close()
process.exit(ratio <= GATE && failed === 0 ? 0 : 1)

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { listTables, readTable } from '@jobapply/server/platform/backup/tables'
import pg from 'pg'
import { type Client, createClient, sendResume } from '#bench/shared/client.ts'
import { FIXTURES, resumesIn } from '#bench/shared/damaged.ts'
import { openProduct, PASSWORD } from '#bench/shared/in-process.ts'
import { conditions, median, quantile } from '#bench/shared/measure.ts'
import { memoryMb } from '#bench/shared/program.ts'
import { addApplicant } from '#bench/shared/seed-applications.ts'
import { startServerProcess } from '#bench/shared/server-process.ts'

/**
 * P14, P15: calls of others beside 50 sign-ins and 20 uploads of 10 MB at once. P16: an export of 100,000 applications beside COPY.
 * `npm run bench -- beside [P14 ...]`
 */
const [ROUNDS, SECONDS, SIGN_INS, UPLOADS, ROWS] = [3, 8, 50, 20, 100_000]
/** In one statement they would take longer than a connection may be silent. */
const PARTS = 10
const GATES = { tail: 2, rows: 0.3, megabytes: 30 }
const wanted = process.argv.slice(2)
const isWanted = (figure: string) => wanted.length === 0 || wanted.includes(figure)
const EMAIL = 'beside@gmail.com'

const product = await openProduct({ TASKS: 'separate' })
const { installation, settings } = product
const { cookie } = await addApplicant(product, EMAIL, ROWS / PARTS)
const owner = new pg.Client({ connectionString: installation.ownerUrl })
await owner.connect()
const columns = 'job_title, company, location, source, status, posting, score, applied_at, created_at, updated_at'
await owner.query(`insert into job_applications (user_id, job_id, ${columns})
  select user_id, job_id || ':' || part, ${columns} from job_applications, generate_series(2, ${PARTS}) part`)
const server = await startServerProcess(installation, settings.PUBLIC_URL)
const headers = { cookie, 'content-type': 'application/json', origin: settings.PUBLIC_URL }
const client: Client = createClient(server.origin, { headers: () => ({ cookie, origin: settings.PUBLIC_URL }) })
const { id } = await client.profiles.create({ profile_name: 'Beside' })

async function signIns() {
  const body = JSON.stringify({ json: { email: EMAIL, password: PASSWORD } })
  const signIn = () => fetch(`${server.origin}/rpc/auth/signIn`, { method: 'POST', headers: { ...headers, cookie: '' }, body })
  const answers = await Promise.all(Array.from({ length: SIGN_INS }, signIn))
  await Promise.all(answers.map((answer) => answer.text()))
  return answers.filter(({ ok }) => ok).length
}

const resume = readFileSync(String(resumesIn(FIXTURES)[0]))
const large = new Uint8Array(Buffer.concat([resume, Buffer.alloc(10 * 1024 * 1024 - resume.length, '\n')]))
async function uploads() {
  const outcomes = await Promise.all(
    Array.from({ length: UPLOADS }, (_, at) => sendResume(client, id, new File([large], `resume-${at}.pdf`))),
  )
  return outcomes.filter(({ status }) => status > 0 && status < 500).length
}

/** The p99 of light calls of somebody while `work` is repeated, and how many of its requests were answered. */
async function tail(work: () => Promise<number>) {
  const watcher = new Worker(new URL('../shared/watcher.ts', import.meta.url), { workerData: { origin: server.origin, cookie } })
  const until = performance.now() + SECONDS * 1000
  let answered = 0
  while (performance.now() < until) answered += await work()
  const seen = once(watcher, 'message')
  watcher.postMessage('over')
  const [{ times, failed }] = (await seen) as [{ times: number[]; failed: number }]
  return { p99: quantile(times, 0.99), failed, answered }
}
const nothing = async () => {
  await sleep(200)
  return 0
}

console.log(`Calls of others, and exports (${conditions()})`)
let isWithin = true
for (const [figure, what, work] of [
  ['P14', `${SIGN_INS} sign-ins at once`, signIns],
  ['P15', `${UPLOADS} uploads of 10 MB at once`, uploads],
] as const) {
  if (!isWanted(figure)) continue
  await work()
  const rounds: { alone: number; beside: number; failed: number; answered: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [alone, beside] = [await tail(nothing), await tail(work)]
    rounds.push({ ...beside, alone: alone.p99, beside: beside.p99, failed: alone.failed + beside.failed })
  }
  const [alone, beside] = [median(rounds.map((one) => one.alone)), median(rounds.map((one) => one.beside))]
  const sum = (of: 'failed' | 'answered') => rounds.reduce((all, one) => all + one[of], 0)
  isWithin &&= beside / alone <= GATES.tail && sum('failed') === 0
  console.log(
    `  ${figure} beside ${what}: p99 ${alone.toFixed(1)} -> ${beside.toFixed(1)} ms, ${(beside / alone).toFixed(2)}x (gate ${GATES.tail}x); ${sum('answered')} answered, ${sum('failed')} calls failed`,
  )
}

const applications = (await listTables(owner)).find(({ name }) => name === 'job_applications')
if (!applications) throw new Error('the table of applications is missing')
const seconds = { copy: [] as number[], export: [] as number[] }
let grown = 0
for (let round = 0; round < ROUNDS && isWanted('P16'); round++) {
  const copied = performance.now()
  for await (const _ of readTable(owner, applications));
  seconds.copy.push((performance.now() - copied) / 1000)
  const before = memoryMb(server.child)
  const clock = setInterval(() => {
    grown = Math.max(grown, memoryMb(server.child) - before)
  }, 20)
  const exported = performance.now()
  const answer = await fetch(`${server.origin}/account/export.zip`, { headers })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  for await (const _ of answer.body ?? []);
  seconds.export.push((performance.now() - exported) / 1000)
  clearInterval(clock)
}
if (isWanted('P16')) {
  const [copy, took] = [median(seconds.copy), median(seconds.export)]
  isWithin &&= copy / took >= GATES.rows && grown <= GATES.megabytes
  console.log(
    `  P16 export of ${ROWS} applications: ${took.toFixed(1)} s, COPY ${copy.toFixed(1)} s: ${(copy / took).toFixed(2)}x rows a second (gate ${GATES.rows}x); memory at most +${grown.toFixed(0)} MB (gate +${GATES.megabytes} MB)`,
  )
}

await owner.end()
await server.end()
await product.close()
process.exitCode = isWithin ? 0 : 1

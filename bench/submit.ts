import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Applicant, addApplicant, sendingOf, submitTo, tallyOf } from './shared/applicants.ts'
import { openProduct } from './shared/in-process.ts'
import { alternate, conditions, median, turn } from './shared/measure.ts'
import { cpuSeconds } from './shared/program.ts'
import { startServerProcess } from './shared/server-process.ts'

/** B1, B4 and B7 through submit-job-application at two server processes on one database, and P3. */
const ROUNDS = Number(process.argv[2] ?? 50)
const product = await openProduct({ TASKS: 'separate' })
const { platform, settings, installation } = product
const servers = [
  await startServerProcess(installation, settings.PUBLIC_URL),
  await startServerProcess(installation, settings.PUBLIC_URL),
]
const originOf = (place: number) => servers[place % 2]?.origin ?? ''
const db = platform.database.system
let job = 0
let wrong = 0

const atOnce = (count: number, who: Applicant, inputOf: (place: number) => Parameters<typeof submitTo>[2]) =>
  Promise.all(Array.from({ length: count }, (_, place) => submitTo(originOf(place), who, inputOf(place))))

/** Applications, units and receipts of a person: they belong together. */
async function keptOf({ id }: Applicant): Promise<number[]> {
  const { rows } = await db.execute<{ kept: number[] }>(sql`select array[
    (select count(*)::int from job_applications where user_id = ${id} and status = 'applied'),
    (select count(*)::int from quota_uses where user_id = ${id} and state = 'final'),
    (select count(*)::int from quota_uses where user_id = ${id} and state <> 'final'),
    (select count(*)::int from receipts where user_id = ${id})] as kept`)
  return rows[0]?.kept ?? []
}

function check(is: unknown, expected: unknown) {
  if (isDeepStrictEqual(is, expected)) return
  wrong++
  console.log(`  WRONG: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`)
}

console.log(`submit-job-application at 2 server processes, ${ROUNDS} rounds (${conditions()})`)
for (const used of [0, 2]) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const who = await addApplicant(platform)
    for (let number = 0; number < used; number++) await submitTo(originOf(number), who, sendingOf(++job))
    const started = performance.now()
    const answers = await atOnce(100, who, () => sendingOf(++job))
    times.push(performance.now() - started)
    check(tallyOf(answers), { accepted: 3 - used, limit: 97 + used })
    check(await keptOf(who), [3, 3, 0, 3])
  }
  console.log(
    `  B1 100 at once, limit 3, ${3 - used} left: ${wrong} wrong (gate 0); a round took ${median(times).toFixed(0)} ms (median)`,
  )
}

for (let round = 0; round < ROUNDS; round++) {
  const who = await addApplicant(platform)
  const input = { ...sendingOf(++job), idempotencyKey: `a key of round ${round}` }
  const answers = await atOnce(50, who, () => input)
  check([tallyOf(answers), new Set(answers.map(({ text }) => text)).size], [{ accepted: 50 }, 1])
  check(tallyOf([await submitTo(originOf(0), who, { ...input, ...sendingOf(++job) })]), { 409: 1 })
  check(await keptOf(who), [1, 1, 0, 1])
}
console.log(
  `  B4 the same Idempotency-Key 50 times at once: 1 application and identical bodies, other content 409; ${wrong} wrong (gate 0)`,
)

for (let round = 0; round < ROUNDS; round++) {
  const who = await addApplicant(platform)
  const input = sendingOf(++job)
  check(tallyOf(await atOnce(50, who, () => input)), { accepted: 1, duplicate: 49 })
  check(await keptOf(who), [1, 1, 0, 1])
}
console.log(`  B7 the same job 50 times at once: 1 application and 1 unit; ${wrong} wrong (gate 0)`)

// One server, as `npm start` runs it; the second one's connections are needed for the control.
await servers[1]?.end('SIGTERM')
const CLIENTS = 16
const people = await Promise.all(Array.from({ length: CLIENTS }, () => addApplicant(platform, { isAdmin: true })))
const pool = new pg.Pool({ connectionString: installation.ownerUrl, max: CLIENTS })
await pool.query('create table bench_inserts (id bigserial primary key, who uuid, what text)')
let place = 0
const cpu: number[] = []
const { turns, steady } = await alternate({
  insert: () =>
    turn(2_000, CLIENTS, () =>
      pool.query({ name: 'insert', text: 'insert into bench_inserts (who, what) values (gen_random_uuid(), $1)', values: ['x'] }),
    ),
  submit: async () => {
    const { child } = servers[0] as (typeof servers)[number]
    const before = cpuSeconds(child)
    const submits = await turn(400, CLIENTS, async () => {
      const turnOf = place++
      const input = { ...sendingOf(++job), idempotencyKey: `a key of ${job}` }
      const { outcome } = await submitTo(originOf(0), people[turnOf % CLIENTS] as Applicant, input)
      check(outcome, 'accepted')
    })
    cpu.push(((cpuSeconds(child) - before) * 1000) / 400)
    return submits
  },
})
const [inserts, submits] = [median(turns.insert.map((one) => one.perSecond)), median(turns.submit.map((one) => one.perSecond))]
console.log(`  P3 ${CLIENTS} clients: ${median(cpu).toFixed(2)} CPU ms of the server a submit (gate 3.00) (${conditions()})`)
console.log(
  `     ${submits.toFixed(0)} submits/s against ${inserts.toFixed(0)} plain INSERT commits/s: ${(submits / inserts).toFixed(2)}x${steady ? '' : '; UNSTEADY, the control changed by more than 30 %'}`,
)

await pool.end()
for (const server of servers) await server.end('SIGTERM')
await product.close()
process.exitCode = wrong === 0 ? 0 : 1

import { MAX_BULK } from '@jobapply/core/applications/tracker-constants'
import { jobApplications } from '@jobapply/server/features/applications/record/table'
import { users } from '@jobapply/server/platform/auth/table'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { call, openProduct, PASSWORD } from './shared/in-process.ts'
import { conditions, median, quantile } from './shared/measure.ts'

/** The calls of /applications for a person with 10,000 applications (gate: 100 ms each), and with 100 as the control. */
const SIZES = [100, 10_000]
const ROUNDS = 40
const GATE_MS = 100

const product = await openProduct({ TASKS: 'separate' })
const { PUBLIC_URL } = product.settings
console.log(`Tracker (${conditions()})`)
let slowest = 0
for (const size of SIZES) {
  const email = `tracker${size}@gmail.com`
  await product.addPerson(email)
  const cookie = await signIn(email)
  await fill(email, size)
  const ask = askAs(cookie)
  const { rows } = await ask('list', { limit: 100 })
  const ids: string[] = rows.map(({ id }: { id: string }) => id)
  const many: string[] = []
  for (let cursor: string | null | undefined; many.length < Math.min(MAX_BULK, size) && cursor !== null; ) {
    const page = await ask('list', { statuses: ['applied'], limit: 100, ...(cursor && { cursor }) })
    many.push(...page.rows.map(({ id }: { id: string }) => id))
    cursor = page.next
  }
  const deep: { cursor?: string } = {}
  for (let pages = 0; pages < Math.min(50, size / 100 - 1); pages++)
    deep.cursor = (await ask('list', { limit: 100, ...deep })).next
  const calls: Record<string, (round: number) => Promise<unknown>> = {
    'list, 100 rows': () => ask('list', { limit: 100 }),
    'list, deep page': () => ask('list', { limit: 100, ...deep }),
    'list by date added': () => ask('list', { limit: 100, sort: 'added' }),
    'column of the board': () => ask('list', { statuses: ['applied'], limit: 20 }),
    'list with a rare word': () => ask('list', { text: 'planner 77', limit: 100 }),
    'list with a common word': () => ask('list', { text: 'plan', limit: 100 }),
    counts: () => ask('counts', {}),
    'counts with a word': () => ask('counts', { text: 'plan' }),
    details: (round) => ask('get', { id: ids[round % ids.length] }),
    'move one': (round) => ask('move', { ids: [many[0]], to: round % 2 ? 'interview' : 'offer' }),
    'add a typed one': (round) => ask('add', { job_title: `Typed ${round}`, company: 'Dairy', status: 'applied' }),
    'note and remove it': async (round) => {
      const { id } = await ask('notes/add', { applicationId: ids[round % ids.length], text: 'Sixty trucks' })
      await ask('notes/remove', { id })
    },
    [`move ${many.length} at once`]: (round) => ask('move', { ids: many, to: round % 2 ? 'rejected' : 'under-review' }),
  }
  console.log(`${size.toLocaleString('en-US')} applications of one person`)
  for (const [name, run] of Object.entries(calls)) {
    for (let warm = 0; warm < 5; warm++) await run(warm)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      await run(round)
      times.push(performance.now() - started)
    }
    const p95 = quantile(times, 0.95)
    slowest = Math.max(slowest, p95)
    console.log(`  ${name.padEnd(26)} median ${median(times).toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`)
  }
}
console.log(`slowest p95 ${slowest.toFixed(1)} ms (gate ${GATE_MS} ms)`)
await product.close()
process.exitCode = slowest <= GATE_MS ? 0 : 1

async function signIn(email: string) {
  const { headers } = await call(PUBLIC_URL, 'auth/signIn', { email, password: PASSWORD })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function askAs(cookie: string) {
  return async (name: string, input: unknown) => {
    const { status, text } = await call(PUBLIC_URL, `applications/tracker/${name}`, input, { cookie })
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
    return JSON.parse(text).json
  }
}

/** A year of applications with postings of 4 kB, three changes each, a note for every second one and a contact for every tenth. */
async function fill(email: string, size: number) {
  const { system } = product.platform.database
  const [person] = await system.select({ id: users.id }).from(users).where(sql`email = ${email}`)
  const userId = person?.id ?? ''
  await system.execute(sql`
    insert into job_applications (user_id, job_id, job_title, company, location, source, status, posting, resume_data, applied_at, created_at, updated_at)
    select ${userId}, 'bench:' || n, (array['Transport Planner', 'Nurse', 'Baker', 'Electrician'])[1 + n % 4] || ' ' || n, 'Company ' || n % 900,
      (array['Rotterdam', 'Malmö', 'London'])[1 + n % 3], 'Bench',
      (array['saved', 'applied', 'applied', 'under-review', 'interview', 'offer', 'rejected', 'withdrawn'])[1 + n % 8],
      repeat(md5(n::text) || ' ', 120), jsonb_build_object('name', 'Resume', 'content', repeat(md5(n::text), 60)),
      case when n % 8 = 0 then null else now() - n * interval '50 minutes' end,
      now() - n * interval '50 minutes', now() - n * interval '45 minutes'
    from generate_series(1, ${size}::int) n`)
  await system.execute(sql`
    insert into application_history (user_id, application_id, at, "column", "from", "to", by)
    select user_id, id, created_at + c * interval '1 day', 'status', 'saved', status, 'you'
    from ${jobApplications}, generate_series(1, 3) c where user_id = ${userId}`)
  await system.execute(sql`
    insert into application_notes (user_id, application_id, text, created_at, updated_at)
    select user_id, id, 'Sixty trucks from two sites, a plan of five. ' || job_title, created_at, created_at
    from ${jobApplications} where user_id = ${userId} and abs(hashtext(job_id)) % 2 = 0`)
  await system.execute(sql`
    insert into application_contacts (user_id, application_id, name, role, email, phone, created_at, updated_at)
    select user_id, id, 'Hanna de Vries', 'Planning manager', 'hanna@example.org', '', created_at, created_at
    from ${jobApplications} where user_id = ${userId} and abs(hashtext(job_id)) % 10 = 0`)
  await analyze()
}

/** As the database does by itself within a minute: plans made for 100 rows serve 10,000 badly. Only the owner may. */
async function analyze() {
  const owner = new pg.Client({ connectionString: product.installation.ownerUrl })
  await owner.connect()
  await owner.query('analyze')
  await owner.end()
}

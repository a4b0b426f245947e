import { RANGES } from '@jobapply/core/insights/constants'
import { users } from '@jobapply/server/platform/auth/table'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { call, openProduct } from './shared/in-process.ts'
import { conditions, quantile } from './shared/measure.ts'

/** Dashboard and analytics of a person with 10,000 applications, through the API: each call must take less than 100 ms. */
const APPLICATIONS = 10_000
const RUNS = 60
const GATE_MS = 100

const product = await openProduct({ TASKS: 'separate' })
const { system } = product.platform.database
const email = 'busy@gmail.com'
await product.addPerson(email)
const [person] = await system.select({ id: users.id }).from(users).where(eq(users.email, email))
const userId = person?.id ?? ''
await system.execute(sql`update profiles set time_zone = 'America/New_York' where user_id = ${userId}`)

// The first half is measured without statistics, however long it takes.
const owner = new pg.Client({ connectionString: product.installation.ownerUrl })
await owner.connect()
for (const table of ['job_applications', 'application_history', 'announced_jobs'])
  await owner.query(`alter table ${table} set (autovacuum_enabled = false)`)

// A posting, a letter and a form's fields each, so that rows are as wide as in life; sent over 14 months, most of them answered.
await system.execute(sql`
  insert into job_applications (user_id, job_id, job_title, company, location, source, status, address, same_job, same_company, posting, resume_data,
    cover_letter_data, fields, score, posted_at, approved_at, applied_at, created_at, updated_at,
    answered_at, interviewed_at, decided_at)
  select ${userId}, 'job:' || n, 'Cook ' || n, 'Hotel ' || n % 900, 'London', (array['Greenhouse', 'Lever', 'Indeed', 'Demo', 'LinkedIn'])[1 + n % 5],
    status,
    'https://jobs.example.org/' || n, md5(n::text), md5((n % 900)::text), repeat(md5(n::text) || ' ', 120),
    jsonb_build_object('name', 'Cook', 'text', repeat(md5((n + 1)::text), 30)), jsonb_build_object('content', repeat(md5((n + 2)::text), 40), 'generated', true, 'generatedAt', null),
    jsonb_build_array(jsonb_build_object('label', 'Name', 'value', 'Ann', 'isRequired', true, 'origin', 'profile', 'source', '', 'answerId', null)),
    n % 101, sent - interval '1 day' * (n % 40), sent, case when n % 50 > 0 then sent end, sent, sent,
    case when status in ('under-review', 'interview', 'rejected', 'offer') then sent + interval '4 days' end,
    case when status in ('interview', 'offer') then sent + interval '11 days' end,
    case when status in ('rejected', 'offer') then sent + interval '15 days' end
  from (select n, now() - interval '1 hour' * (n % 10200) as sent,
    case when n % 50 = 0 then 'saved' else (array['applied', 'applied', 'under-review', 'interview', 'rejected', 'rejected', 'offer', 'withdrawn'])[1 + n % 8] end as status
    from generate_series(1, ${APPLICATIONS}) n) one`)
await system.execute(sql`
  insert into application_history (user_id, application_id, at, "column", "from", "to", by)
  select user_id, id, applied_at + interval '1 day' * step.days, 'status', 'queued', step.reached, 'you'
  from job_applications cross join lateral (values ('applied', 0), ('under-review', 4), (job_applications.status, 11)) step (reached, days)
  where applied_at is not null and (step.days = 0 or status not in ('applied', 'withdrawn'))`)
await system.execute(sql`
  insert into announced_jobs (user_id, job_id, announced_at, match_score) select ${userId}, id, now() - interval '1 hour', 80 from job_listings limit 500`)

const [counted] = (
  await system.execute<Record<string, number>>(sql`select (select count(*)::int from job_applications) as applications,
    (select count(*)::int from application_history) as changes, (select count(*)::int from announced_jobs) as matches`)
).rows
const cookie = (await product.platform.access.startSession(userId, '127.0.0.1', 'bench')).split(';')[0] ?? ''
console.log(`Insights (${conditions()}): ${JSON.stringify(counted)}`)

const calls: [string, unknown][] = [
  ['insights/dashboard', undefined],
  ...Object.keys(RANGES).map((range): [string, unknown] => ['insights/analytics', { range }]),
  ['insights/saveGoal', { weeklyGoal: 40 }],
]
let isFast = true
// Without and with statistics of the tables: a new installation has none yet.
for (const state of ['as filled', 'analyzed']) {
  for (const [name, input] of calls) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now()
      const { status, text } = await call(product.settings.PUBLIC_URL, name, input, { cookie })
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
      if (run >= 5) times.push(performance.now() - started)
    }
    const [median, slow] = [quantile(times, 0.5), quantile(times, 0.95)]
    isFast &&= slow < GATE_MS
    const label = `${name} ${input ? JSON.stringify(input) : ''}`.padEnd(42)
    console.log(
      `  ${state.padEnd(10)} ${label} median ${median.toFixed(1).padStart(6)} ms   p95 ${slow.toFixed(1).padStart(6)} ms`,
    )
  }
  await owner.query('vacuum analyze')
}
await owner.end()
console.log(isFast ? `  every call under ${GATE_MS} ms` : `  SLOWER than ${GATE_MS} ms`)
await product.close()

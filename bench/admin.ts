import { insertAdmin } from '@jobapply/server/platform/auth/store'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { call, openProduct } from './shared/in-process.ts'
import { conditions, median, quantile } from './shared/measure.ts'

/** Every admin call on an installation of 100,000 people, through HTTP, one after the other on the embedded database. */
const USERS = 100_000
const SUBSCRIPTIONS = 60_000
const PAYMENTS = 500_000
const APPLICATIONS = 400_000
const RUNS = 30
const GATE_MS = 300

const product = await openProduct({ RATE_LIMITS: 'off' })
const { system: db } = product.platform.database
const origin = `http://127.0.0.1:${product.settings.PORT}`

// As the owner: seeding takes longer than a statement of the server may.
const owner = new pg.Client({ connectionString: product.installation.ownerUrl })
await owner.connect()
await owner.query(`insert into users (email, mail_address, email_verified, created_at)
  select 'person' || n || '@gmail.com', 'person' || n || '@gmail.com', true, date_trunc('second', now()) - n * interval '13 minutes'
  from generate_series(1, ${USERS}) n`)
await owner.query(`insert into profiles (user_id, display_name, trial_start_date, trial_end_date, subscription_status, created_at)
  select id, 'Person', created_at, created_at + interval '4 days', 'expired', created_at from users`)
await owner.query(`insert into sessions (user_id, token, expires_at, created_at)
  select id, gen_random_uuid()::text, now() + interval '7 days', created_at from users`)
// Every tenth subscriber came back: an older subscription is over.
await owner.query(`with people as (select id, row_number() over (order by id) as n from users)
  insert into user_subscriptions (user_id, plan_key, status, current_period_start, current_period_end, paid_period_start, stripe_customer_id,
    stripe_subscription_id, created_at, asked_at)
  select p.id, (array['professional', 'premium', 'starter'])[1 + n % 3], (array['active', 'active', 'active', 'trialing', 'past_due', 'canceled'])[1 + n % 6],
    at, at + interval '30 days', at, 'cus_' || n, 'sub_' || n || '_' || again, at, at
  from people p, generate_series(0, 1) again, lateral (select date_trunc('second', now()) - (n % 700 + again * 60) * interval '1 day' as at) t
  where n <= ${Math.round(SUBSCRIPTIONS / 1.1)} and (again = 0 or n % 10 = 0)`)
await owner.query(`with people as (select id, row_number() over (order by id) as n from users)
  insert into payment_events (stripe_event_id, event_type, amount, currency, status, user_id, processed, created_at)
  select 'evt_' || n || '_' || k, 'invoice.paid', 9999, case when n % 20 = 0 then 'eur' else 'usd' end,
    case when k % 5 = 0 then 'failed' else 'succeeded' end, id, true, date_trunc('second', now()) - (n * 7 + k * 41) % 400 * interval '1 day' - k * interval '1 minute'
  from people, generate_series(1, 5) k limit ${PAYMENTS}`)
await owner.query(`with people as (select id, row_number() over (order by id) as n from users)
  insert into job_applications (user_id, job_id, job_title, company, location, source, status, created_at, updated_at)
  select id, 'job' || k, 'Chef', 'Harbour Hotel', 'London', 'Board', case when k = 4 then 'saved' else 'applied' end, at, at
  from people, generate_series(1, 4) k, lateral (select date_trunc('second', now()) - (n + k * 17) % 60 * interval '1 day' as at) t
  limit ${APPLICATIONS}`)
await owner.query('vacuum analyze')

await product.addPerson('boss@gmail.com')
const { rows } = await db.execute<{ id: string; someone: string }>(
  sql`select id, (select id from users where email = 'person500@gmail.com') as someone from users where email = 'boss@gmail.com'`,
)
const { id = '', someone = '' } = rows[0] ?? {}
await insertAdmin(db, id, false, new Date())
const cookie = (await product.platform.access.startSession(id, '127.0.0.1', 'bench')).split(';')[0] ?? ''
const later = async (name: string, input: object) => JSON.parse((await call(origin, name, input, { cookie })).text).json.next
const deep = `${Date.now() - 300 * 86_400_000}.00000000-0000-4000-8000-000000000000`

const CALLS: readonly [string, object | undefined, string?][] = [
  ['admin/subscriptions/summary', undefined],
  ['admin/subscriptions/enrollment', undefined],
  ['admin/subscriptions/enrolled', { tier: 'professional' }],
  ['admin/subscriptions/enrolled', { tier: 'premium', from: '2026-01-01', to: '2026-06-30', limit: 100 }, 'with days'],
  ['admin/subscriptions/list', {}],
  ['admin/subscriptions/list', { cursor: deep }, 'a year back'],
  ['admin/subscriptions/payments', undefined],
  ['admin/subscriptions/applications', { limit: 100 }],
  [
    'admin/subscriptions/applications',
    { limit: 100, cursor: await later('admin/subscriptions/applications', { limit: 100 }) },
    'page 2',
  ],
  ['admin/people/list', {}],
  ['admin/people/list', { text: 'person4242' }, 'by address'],
  ['admin/people/list', { text: 'nobody has this name', state: 'active' }, 'nobody found'],
  ['admin/people/list', { text: 'gmail' }, 'everybody found'],
  ['admin/people/list', { text: 'Pe', state: 'active' }, 'two letters'],
  ['admin/people/list', { text: 'zq' }, 'two letters, nobody'],
  ['admin/people/get', { id: someone }],
  ['admin/operations/tasks', undefined],
  ['admin/operations/mailFailures', undefined],
  ['admin/auditLog', {}],
]

console.log(`Admin calls, ${USERS} users, ${SUBSCRIPTIONS} subscriptions, ${PAYMENTS} payment events (${conditions()})`)
let worst = 0
for (const [name, input, note = ''] of CALLS) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now()
    const { status, text } = await call(origin, name, input, { cookie })
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${name}: ${text.slice(0, 300)}`)
  }
  const p95 = quantile(times, 0.95)
  worst = Math.max(worst, p95)
  console.log(
    `  ${`${name.slice('admin/'.length)} ${note}`.padEnd(40)} p50 ${median(times).toFixed(0)} ms  p95 ${p95.toFixed(0)} ms`,
  )
}
for (const kind of ['subscriptions', 'payments']) {
  const started = performance.now()
  const answer = await fetch(`${origin}/exports/${kind}.csv`, { headers: { cookie } })
  const text = await answer.text()
  const lines = text.split('\r\n').length - 2
  console.log(
    `  ${kind}.csv: ${lines} rows, ${(text.length / 1e6).toFixed(1)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}
console.log(`  slowest p95 ${worst.toFixed(0)} ms (gate ${GATE_MS} ms); memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`)
await owner.end()
await product.close()
process.exitCode = worst < GATE_MS ? 0 : 1

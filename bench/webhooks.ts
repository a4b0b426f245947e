import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FALLBACK_PLANS } from '@jobapply/core/billing/constants'
import { cancelAtEnd, completeCheckout, end, findSubscription } from '@jobapply/server/features/billing/local-stripe/life'
import { createLocalStripe } from '@jobapply/server/features/billing/local-stripe/local-stripe'
import { type LocalSubscription, makePrice, newId, type Thing } from '@jobapply/server/features/billing/local-stripe/objects'
import { keep } from '@jobapply/server/features/billing/local-stripe/store'
import { insertUser } from '@jobapply/server/platform/auth/store'
import { openDatabase } from '@jobapply/server/platform/db/database'
import { passwordOf } from '@jobapply/server/platform/db/embedded-password'
import { databaseKey } from '@jobapply/server/platform/secret'
import { serveLocalStripe } from '@jobapply/server/testing/serve-local-stripe'
import { sql } from 'drizzle-orm'
import { freePort } from './shared/in-process.ts'
import { conditions } from './shared/measure.ts'
import { startProgram } from './shared/program.ts'

/** D2, D3 and D4: the built server as a program of its own, the payment server in this process. */
const KILLS = Number(process.argv[2] ?? 100)
const SECRET = 'whsec_of_the_bench'
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-webhooks-'))
const port = String(await freePort())
const webhook = `http://127.0.0.1:${port}/webhooks/stripe`

const first = await startProgram(dataDir, { PORT: port })
await first.end()
const socket = encodeURIComponent(join(dataDir, 'socket'))

// The database stays when the program is killed; it is started by the program itself.
const password = passwordOf(await databaseKey(dataDir), 'postgres')
const databaseUrl = `postgres://postgres:${password}@/jobapply?host=${socket}`
const database = openDatabase(databaseUrl, 4)
const db = database.system
const stripe = createLocalStripe({
  db,
  now: () => new Date(),
  pagesUrl: 'https://checkout.example',
  webhookSecret: SECRET,
  deliver: async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await fetch(webhook, { method: 'POST', headers, body })).status
  },
})
const provider = await serveLocalStripe(stripe)
const env = { PORT: port, STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: provider.url }
let program = await startProgram(dataDir, env)
stripe.holdEvents(true)
let people = 0

/** Somebody whose subscription was bought, paid, cancelled and ended, while nobody told the product. */
async function live(): Promise<{ userId: string; events: Thing[] }> {
  const email = `payer${people++}@gmail.com`
  const { id: userId } = await insertUser(db, { email, mailAddress: email, passwordHash: 'none' }, new Date())
  const at = new Date()
  const plan = FALLBACK_PLANS[1]
  const customer = newId('cus')
  const metadata = { user_id: userId, plan_key: 'professional' }
  const terms = {
    amount: plan?.price_amount ?? 0,
    currency: 'usd',
    interval: 'month' as const,
    intervalCount: 1,
    product: 'prod_1',
  }
  const session = {
    id: newId('cs_test'),
    object: 'checkout.session',
    customer,
    status: 'open',
    metadata,
    subscription_metadata: metadata,
    line_price: makePrice({ ...terms, metadata: { plan_key: 'professional' } }, at),
  }
  const before = new Set((await stripe.listWaiting()).map(({ id }) => id))
  const held = () => findSubscription(db, customer) as Promise<LocalSubscription>
  await stripe.act((tx) => keep(tx, { id: customer, object: 'customer', metadata: { user_id: userId } }, at))
  await stripe.act((tx) => completeCheckout(tx, session, at))
  await stripe.act(async (tx) => cancelAtEnd(tx, await held(), at))
  await stripe.act(async (tx) => end(tx, await held(), at))
  return { userId, events: (await stripe.listWaiting()).filter(({ id }) => !before.has(id)) }
}

async function stateOf(userId: string): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`select concat_ws(' / ',
    (select string_agg(concat(plan_key, ' ', status, ' ', cancel_at_period_end, ' ', paid_period_start = current_period_start), ',') from user_subscriptions where user_id = ${userId}),
    (select string_agg(concat(event_type, ' ', amount, ' ', processed), ',' order by event_type) from payment_events where user_id = ${userId}),
    (select subscription_status from profiles where user_id = ${userId}),
    (select string_agg(title, ',' order by title) from notices where user_id = ${userId})) as state`)
  return rows[0]?.state ?? ''
}

async function hasEffect(userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from payment_events where user_id = ${userId}`)
  return rows.length > 0
}

async function waitForEffect(userId: string, sending: Promise<number>) {
  let isOver = false
  void sending.then(() => {
    isOver = true
  })
  while (!isOver && !(await hasEffect(userId))) await sleep(0)
}

const permute = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one) => permute(all.filter((each) => each !== one)).map((rest) => [one, ...rest]))

console.log(`Payment events, built server (${conditions()})`)

const same = await live()
const answers = await Promise.all(Array.from({ length: 100 }, () => stripe.send(same.events[1] as Thing)))
const { rows: effects } = await db.execute<{ count: string }>(
  sql`select count(*) from payment_events where stripe_event_id = ${same.events[1]?.id ?? ''}`,
)
console.log(
  `  D2 the same event 100 times at once: ${answers.filter((status) => status === 200).length} answered 200, ${effects[0]?.count} row (gate 100, 1)`,
)

const states = new Set<string>()
const orders = permute([0, 1, 2, 3, 4])
for (const order of orders) {
  const { userId, events } = await live()
  for (const place of order) await stripe.send(events[place] as Thing)
  states.add(await stateOf(userId))
}
console.log(`  D3 ${orders.length} orders of the five events: ${states.size} final state (gate 1)`)
console.log(`     ${[...states].join('\n     ')}`)

let wrong = 0
let between = 0
for (let round = 0; round < KILLS; round++) {
  const { userId, events } = await live()
  const paid = events.find(({ type }) => type === 'invoice.paid') as Thing
  const sending = stripe.send(paid)
  // In turn: at a random moment, and as soon as the effect can be seen.
  if (round % 2 === 0) await sleep(Math.random() * 600)
  else await waitForEffect(userId, sending)
  await program.end('SIGKILL')
  const status = await sending
  if (status !== 200 && (await hasEffect(userId))) between++
  program = await startProgram(dataDir, env)
  for (const event of events) await stripe.send(event)
  if (!states.has(await stateOf(userId))) wrong++
}
console.log(
  `  D4 kill -9 around an event, ${KILLS} rounds, then redelivery: ${wrong} wrong (gate 0); ${between} times after the effect and before the answer`,
)
await program.end()
await provider.close()
await database.close()
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = wrong + (states.size - 1) === 0 ? 0 : 1

import { checkChain } from '@jobapply/server/features/applications/receipts/receipts'
import { startDatabaseProxy } from '@jobapply/server/testing/database-proxy'
import { sql } from 'drizzle-orm'
import { addApplicant, sendingOf, submitTo } from './shared/applicants.ts'
import { openProduct } from './shared/in-process.ts'
import { conditions } from './shared/measure.ts'
import { startServerProcess } from './shared/server-process.ts'

/** kill -9 of the server between any two statements of a submit, then the same call again: nothing lost, nothing twice, no unit leaked. */
const ROUNDS = Number(process.argv[2] ?? 100)
const product = await openProduct({ TASKS: 'separate' })
const { platform, settings, installation } = product
const proxy = await startDatabaseProxy(installation.serverUrl)
const start = () => startServerProcess({ ...installation, serverUrl: proxy.url }, settings.PUBLIC_URL)
let server = await start()
let wrong = 0
let killed = 0
/** Killed with the commit done and the answer not sent. */
let unanswered = 0
let statement = 1
let statements = 0

for (let round = 0; round < ROUNDS; round++) {
  const who = await addApplicant(platform)
  const input = { ...sendingOf(round), idempotencyKey: `a key of round ${round}` }
  // In turn before each statement; after the last one comes its answer, which is lost once.
  const isLast = statements > 0 && statement > statements
  const finish = proxy.cutAt(isLast ? { after: statements } : { before: statement }, () => server.child.kill('SIGKILL'))
  await submitTo(server.origin, who, input).catch(() => undefined)
  const wasKilled = finish()
  if (wasKilled) {
    killed++
    await server.end()
    server = await start()
    statement = isLast ? 1 : statement + 1
  } else {
    statements = statement - 1
  }
  if ((await keptOf(who.id)).startsWith('1')) unanswered += wasKilled ? 1 : 0
  const retry = await submitTo(server.origin, who, input)
  const kept = await keptOf(who.id)
  const { broken } = await checkChain(platform.database.system, platform, who.id)
  if (retry.outcome === 'accepted' && kept === '1 application, 1 unit, 0 others, 1 receipt, 1 change, 1 call' && !broken) continue
  wrong++
  console.log(`  WRONG in round ${round} before statement ${statement}: ${retry.outcome}, ${kept}`)
}

async function keptOf(id: string): Promise<string> {
  const { rows } = await platform.database.system.execute<{ kept: string }>(sql`select concat(
    (select count(*) from job_applications where user_id = ${id} and status = 'applied'), ' application, ',
    (select count(*) from quota_uses where user_id = ${id} and state = 'final'), ' unit, ',
    (select count(*) from quota_uses where user_id = ${id} and state <> 'final'), ' others, ',
    (select count(*) from receipts where user_id = ${id}), ' receipt, ',
    (select count(*) from application_history where user_id = ${id}), ' change, ',
    (select count(*) from application_calls where user_id = ${id}), ' call') as kept`)
  return rows[0]?.kept ?? ''
}

console.log(`kill -9 between any two of the ${statements} statements of a submit, ${ROUNDS} rounds (${conditions()})`)
console.log(
  `  ${killed} times killed, ${unanswered} of them after the commit and before the answer; ${wrong} wrong after the retry (gate 0)`,
)
await server.end('SIGTERM')
await proxy.close()
await product.close()
process.exitCode = wrong === 0 ? 0 : 1

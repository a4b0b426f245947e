import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TABLE_ACCESS } from '@jobapply/server/features'
import { takeUnits } from '@jobapply/server/features/billing/quota'
import { quotaUses } from '@jobapply/server/features/billing/table'
import { insertUser } from '@jobapply/server/platform/auth/store'
import { openDatabase } from '@jobapply/server/platform/db/database'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { migrateDatabase } from '@jobapply/server/platform/db/migrate'
import { readSettings } from '@jobapply/server/platform/env'
import { prepareQueues } from '@jobapply/server/platform/queue/queue'
import { count, eq } from 'drizzle-orm'
import { conditions, median } from './shared/measure.ts'

/** B1: 100 takers at once at a limit of 3, from two processes on one database. */
const ROUNDS = 50
const TAKERS_EACH = 50
const LIMIT = 3
type Tally = { taken: number; refused: number; failed: number }

const [, , role, url = ''] = process.argv
if (role === 'taker') takeOnDemand(url)
else await measure()

function takeOnDemand(databaseUrl: string) {
  const database = openDatabase(databaseUrl)
  process.on('message', async (userId: string) => {
    const db = database.forUser(userId)
    const tally: Tally = { taken: 0, refused: 0, failed: 0 }
    const take = () => db.transaction((tx) => takeUnits(tx, userId, [randomUUID()], { now: new Date() }))
    for (const answer of await Promise.allSettled(Array.from({ length: TAKERS_EACH }, take)))
      if (answer.status === 'rejected') tally.failed++
      else if (answer.value.taken.length === 1) tally.taken++
      else if (answer.value.usage.details.monthly) tally.refused++
    process.send?.(tally)
  })
  process.send?.('ready')
}

async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-bench-'))
  const stops = [async () => rmSync(dataDir, { recursive: true, force: true })]
  const settings = readSettings({ JOBAPPLY_DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const installation = await openInstallation(settings, 'server', (stop) => stops.unshift(stop))
  await migrateDatabase(installation.ownerUrl, installation.login, {
    prepareQueues: (owner) => prepareQueues(owner, []),
    access: TABLE_ACCESS,
  })
  const database = openDatabase(installation.serverUrl)
  const takers = [0, 1].map(() => fork(import.meta.filename, ['taker', installation.serverUrl]))
  await Promise.all(takers.map((taker) => answerOf(taker)))
  const times: number[] = []
  let wrong = 0
  for (let round = 0; round < ROUNDS; round++) {
    // Without a trial and a subscription: the free plan's 3.
    const email = `person${round}@gmail.com`
    const { id } = await insertUser(database.system, { email, mailAddress: email, passwordHash: 'none' }, new Date())
    const started = performance.now()
    for (const taker of takers) taker.send(id)
    const tallies = (await Promise.all(takers.map((taker) => answerOf(taker)))) as Tally[]
    times.push(performance.now() - started)
    const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
    const [row] = await database.system.select({ rows: count() }).from(quotaUses).where(eq(quotaUses.user_id, id))
    const isRight =
      sum('taken') === LIMIT && sum('refused') === 2 * TAKERS_EACH - LIMIT && sum('failed') === 0 && row?.rows === LIMIT
    if (!isRight) wrong++
  }
  console.log(`B1 ${2 * TAKERS_EACH} takers at once from 2 processes, limit ${LIMIT}, ${ROUNDS} rounds (${conditions()})`)
  console.log(
    `  ${ROUNDS - wrong} rounds with exactly ${LIMIT} taken and ${2 * TAKERS_EACH - LIMIT} refused, ${wrong} wrong (gate 0)`,
  )
  console.log(`  a round took ${median(times).toFixed(0)} ms (median)`)
  for (const taker of takers) taker.kill()
  await database.close()
  for (const stop of stops) await stop()
  process.exitCode = wrong === 0 ? 0 : 1
}

function answerOf(child: ChildProcess) {
  return new Promise<unknown>((resolve) => child.once('message', resolve))
}

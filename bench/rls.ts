import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TABLE_ACCESS } from '@jobapply/server/features'
import { notices } from '@jobapply/server/features/notices/table'
import { users } from '@jobapply/server/platform/auth/table'
import { openDatabase } from '@jobapply/server/platform/db/database'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { migrateDatabase } from '@jobapply/server/platform/db/migrate'
import { readSettings } from '@jobapply/server/platform/env'
import { prepareQueues } from '@jobapply/server/platform/queue/queue'
import { eq, sql } from 'drizzle-orm'
import { alternate, conditions, median, turn } from './shared/measure.ts'

/** What row level security costs: a list of 25 own rows, as the system (no check), as one person, and as another person every time. */
const PEOPLE = 1_000
const ROWS_EACH = 25
const CALLS = 4_000
const AT_ONCE = 8

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-bench-'))
const stops = [async () => rmSync(dataDir, { recursive: true, force: true })]
const installation = await openInstallation(readSettings({ JOBAPPLY_DATA_DIR: dataDir }), 'server', (stop) => stops.unshift(stop))
await migrateDatabase(installation.ownerUrl, installation.login, {
  prepareQueues: (owner) => prepareQueues(owner, []),
  access: TABLE_ACCESS,
})
const database = openDatabase(installation.serverUrl)
await database.system.execute(
  sql`insert into users (email, mail_address) select n || '@gmail.com', n || '@gmail.com' from generate_series(1, ${PEOPLE}) n`,
)
await database.system.execute(
  sql`insert into notices (user_id, key, title, message, created_at) select id, gen_random_uuid()::text, 'A notice', 'Something happened.', now() from users, generate_series(1, ${ROWS_EACH})`,
)
await database.system.execute(sql`analyze users, notices`).catch(() => {})
const ids = (await database.system.select({ id: users.id }).from(users)).map(({ id }) => id)
const personOf = (run: number) => ids[run % ids.length] ?? ''

const list = (db: typeof database.system, userId: string) => db.select().from(notices).where(eq(notices.user_id, userId))
const contenders = {
  'no check (system role)': () => turn(CALLS, AT_ONCE, (run) => list(database.system, personOf(run))),
  'same person': () => turn(CALLS, AT_ONCE, () => list(database.forUser(personOf(0)), personOf(0))),
  'another person each time': () => turn(CALLS, AT_ONCE, (run) => list(database.forUser(personOf(run)), personOf(run))),
}
await alternate(contenders, 1)
const { turns, steady } = await alternate(contenders)

console.log(
  `Row level security, list of ${ROWS_EACH} rows, ${AT_ONCE} at once (${conditions()})${steady ? '' : ' UNSTEADY: throw this run away'}`,
)
const control = median(turns['no check (system role)'].map(({ perSecond }) => perSecond))
for (const [name, results] of Object.entries(turns)) {
  const rate = median(results.map(({ perSecond }) => perSecond))
  const cpu = median(results.map(({ cpuMs }) => cpuMs))
  console.log(
    `  ${name.padEnd(28)} ${rate.toFixed(0).padStart(6)}/s   ${(rate / control).toFixed(2)}x   ${cpu.toFixed(3)} CPU ms`,
  )
}
await database.close()
for (const stop of stops) await stop()

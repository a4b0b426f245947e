import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { MIGRATIONS_FOLDER } from '#platform/places'
import { StartError } from '#platform/start-error'
import { type AccessList, grantAccess } from './access.ts'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'

const OLDEST_VERSION = 15
const LOCK = 727_001
/** PostgreSQL's error codes for a missing role, schema, table or privilege. */
const NOT_MIGRATED = ['22023', '3F000', '42P01', '42501']

type Parts = { prepareQueues: (owner: pg.Client) => Promise<void>; access: AccessList }

/**
 * Brings the database to this version of the program, as its owner; a second process waits for the first. `prepareQueues` creates the
 * task queue; `access` says what people's role may do with each table. A newer database is left as it is: this program works on it as on
 * its own while the next version is rolled out, or after a way back.
 */
export const migrateDatabase = (ownerUrl: string, login: string, { prepareQueues, access }: Parts) =>
  asOwner(ownerUrl, async (client) => {
    await prepareRoles(client, login)
    if (await isNewer(client)) return
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
    await prepareQueues(client)
    await grantAccess(client, access)
  })

/** For a login that cannot migrate: waits for a migration that is running, and stops the start when the database is older than the program. */
export async function requireMigrated(serverUrl: string) {
  const last = await lastKnown()
  const client = new pg.Client({ connectionString: serverUrl, options: `-c role=${SYSTEM_ROLE}` })
  client.on('error', () => {})
  try {
    await client.connect()
    // One statement, so that the lock ends with it: through a pooler it must not outlive its transaction.
    await client.query('select pg_advisory_xact_lock_shared($1)', [LOCK])
    if ((await findLastMigration(client)) >= last) return
  } catch (error) {
    if (!NOT_MIGRATED.includes((error as pg.DatabaseError).code ?? '')) throw unanswered(error as Error)
  } finally {
    await client.end().catch(() => {})
  }
  throw new StartError('The database is older than this program. Run `npm run migrate` with DATABASE_OWNER_URL first.')
}

/** An empty database as an older version of the program had it, for rows of that version. False: this program does not know the version. */
export async function makeTablesOf(lastMigration: number, ownerUrl: string, login: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'jobapply-migrations-'))
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal: { entries: { when: number }[] } = JSON.parse(await readFile(file, 'utf8'))
    const entries = journal.entries.filter(({ when }) => when <= lastMigration)
    if (entries.at(-1)?.when !== lastMigration) return false
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    await asOwner(ownerUrl, async (client) => {
      await prepareRoles(client, login)
      await migrate(drizzle({ client }), { migrationsFolder: folder })
    })
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The time of the last migration of a database. */
export async function findLastMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: string }>('select max(created_at) as at from drizzle.__drizzle_migrations')
  return Number(rows[0]?.at)
}

/** The time of the last migration that this program knows. */
async function lastKnown(): Promise<number> {
  const journal = await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')
  const { entries }: { entries: { when: number }[] } = JSON.parse(journal)
  return Number(entries.at(-1)?.when)
}

async function isNewer(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  return rows[0]?.isThere === true && (await findLastMigration(client)) > (await lastKnown())
}

async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'jobapply-ai owner' })
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw unanswered(error)
  })
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

const unanswered = (error: Error) =>
  new StartError(
    `The database does not answer: ${error.message || 'no connection'}. Check DATABASE_URL and that PostgreSQL is running.`,
  )

async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
  const version = rows[0]?.version ?? 0
  if (version < OLDEST_VERSION)
    throw new StartError(`PostgreSQL ${OLDEST_VERSION} or later is needed; DATABASE_URL leads to version ${version}.`)
}

/** The server's login takes on one of two roles, neither of which owns a table (docs/decisions/006). */
async function prepareRoles(client: pg.Client, login: string) {
  try {
    for (const role of [APP_ROLE, SYSTEM_ROLE]) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      // Two installations on one server may do this at the same moment.
      if (rowCount === 0) await client.query(`create role ${role} nologin`).catch(ignoreDuplicate)
      await client.query(`grant ${role} to ${client.escapeIdentifier(login)}`).catch(ignoreDuplicate)
    }
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42501') throw error
    throw new StartError(
      `The owner of the database may not create roles. Let an administrator run: ${[APP_ROLE, SYSTEM_ROLE].map((role) => `create role ${role} nologin; grant ${role} to "${login}";`).join(' ')}`,
    )
  }
}

const ignoreDuplicate = (error: pg.DatabaseError) => {
  if (error.code !== '42710' && error.code !== '23505' && error.code !== 'XX000') throw error
}

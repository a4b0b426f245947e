import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { MIGRATIONS_FOLDER } from '#platform/places'
import { StartError } from '#platform/start-error'
import { APP_ROLE, READ_ONLY, SYSTEM_ONLY, SYSTEM_ROLE } from './roles.ts'

const OLDEST_VERSION = 15
const LOCK = 727_001

/**
 * Brings the database to this version of the program, as its owner; a second process waits for the first. `prepareQueues` creates the
 * tables of the task queue, which are granted like ours.
 */
export async function migrateDatabase(ownerUrl: string, login: string, prepareQueues: (owner: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'jobapply-ai owner' })
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new StartError(
      `The database does not answer: ${error.message || 'no connection'}. Check DATABASE_URL and that PostgreSQL is running.`,
    )
  })
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await prepareRoles(client, login)
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
    await prepareQueues(client)
    await grantUse(client)
  } finally {
    await client.end()
  }
}

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

async function grantUse(client: pg.Client) {
  for (const schema of ['public', 'pgboss']) {
    await client.query(`grant usage on schema ${schema} to ${APP_ROLE}, ${SYSTEM_ROLE}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE}, ${SYSTEM_ROLE}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${APP_ROLE}, ${SYSTEM_ROLE}`)
    await client.query(`grant execute on all functions in schema ${schema} to ${APP_ROLE}, ${SYSTEM_ROLE}`)
  }
  const { rows } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  const there = (names: readonly string[]) => names.filter((name) => rows.some((row) => row.name === name))
  for (const table of there(SYSTEM_ONLY)) await client.query(`revoke all on public.${table} from ${APP_ROLE}`)
  for (const table of there(READ_ONLY)) await client.query(`revoke insert, update, delete on public.${table} from ${APP_ROLE}`)
  // A call hands tasks out and does none of them.
  await client.query(`revoke update, delete on all tables in schema pgboss from ${APP_ROLE}`)
}

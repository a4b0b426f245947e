import { createHash, createHmac, randomUUID } from 'node:crypto'
import { chown, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { RunAs } from '#platform/data-dir'
import { StartError } from '#platform/start-error'
import type { Place } from './embedded-server.ts'

/** Any number that no other advisory lock in the database `postgres` has. */
const PROTECTING = 20_261_116
/** PostgreSQL's code for a wrong password. */
const WRONG_PASSWORD = '28P01'
const OPEN = 'local all all trust\n'

/** One for each login, so that a leaked password opens nothing else. */
export const passwordOf = (key: string, user: string) => createHmac('sha256', key).update(user).digest('base64url')

/**
 * `alter role` takes no parameters, so that name and password go through settings of the session. Nobody guesses 32 bytes made of a random key, so that one
 * round of hashing is enough: 4,096 would take both sides milliseconds at every connection.
 */
export async function setPassword(client: pg.Client, role: string, password: string) {
  await client.query('set scram_iterations = 1')
  const values = [role, password]
  await client.query("select set_config('jobapply.role', $1, false), set_config('jobapply.password', $2, false)", values)
  await client.query(`do $$ begin
    execute format('alter role %I password %L', current_setting('jobapply.role'), current_setting('jobapply.password'));
  end $$`)
}

/** Who may connect. It names the key, so that passwords made with a lost key are detected and replaced. */
const rulesOf = (key: string) =>
  `# Written by JobApply AI; passwords of key ${createHash('sha256').update(key).digest('hex').slice(0, 16)}.\nlocal all all scram-sha-256\n`

const fileOf = (cluster: string) => join(cluster, 'pg_hba.conf')
const isProtected = async (cluster: string, key: string) =>
  (await readFile(fileOf(cluster), 'utf8').catch(() => '')) === rulesOf(key)

/** Before a start: data without passwords, or with those of a lost key, is let in once. The socket's folder is closed to others. */
export async function admitOnce({ cluster, key }: Place, runAs: RunAs | undefined) {
  if (!(await isProtected(cluster, key))) await writeRules(cluster, OPEN, runAs)
}

/** Sets the password of every login and requires it from then on. Does nothing where that is done already. */
export async function requirePasswords({ cluster, key, url, dataDir }: Place, runAs: RunAs | undefined) {
  if (await isProtected(cluster, key)) return
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [PROTECTING])
    if (await isProtected(cluster, key)) return
    const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles where rolcanlogin')
    for (const { name } of rows) await setPassword(client, name, passwordOf(key, name))
    await writeRules(cluster, rulesOf(key), runAs)
    await client.query('select pg_reload_conf()')
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD)
      throw new StartError(
        `The database in ${dataDir} is running with passwords of another key. Put ${join(dataDir, 'database-key')} back from a backup, or stop the database and start again.`,
      )
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Each call has its own draft: two starts at once, also of one process, would rename each other's away. */
async function writeRules(cluster: string, rules: string, runAs: RunAs | undefined) {
  const draft = `${fileOf(cluster)}.new-${randomUUID()}`
  await writeFile(draft, rules, { mode: 0o600 })
  if (runAs) await chown(draft, runAs.uid, runAs.gid)
  await rename(draft, fileOf(cluster))
}

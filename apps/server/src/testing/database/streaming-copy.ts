import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded'

const SENDING = { wal_level: 'replica', max_wal_senders: '4' }
/** Quoted as the values of a connection string are. */
const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`
/** With a host in it, which a setting must have; the socket still counts. */
const withHost = (url: string) => url.replace('@/', '@localhost/')

/** A database with one that follows it, as streaming replication does it between machines. */
export async function startWithCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'copied-'))
  // PostgreSQL's own user passes through it where root tests.
  chmodSync(folder, 0o755)
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const prepared = await startEmbedded(first, SENDING)
  await prepared.stop()
  cpSync(first, second, { recursive: true, preserveTimestamps: true, filter: (path) => !path.endsWith('/socket') })
  const { uid, gid } = statSync(join(first, 'postgres'))
  const signal = join(second, 'postgres', 'standby.signal')
  writeFileSync(signal, '')
  giveTo(join(second, 'postgres'), uid, gid)

  const database = await startEmbedded(first, SENDING)
  // The file that says who may connect names no replication, and is read anew.
  const rules = join(first, 'postgres', 'pg_hba.conf')
  writeFileSync(rules, 'local replication all scram-sha-256\n', { flag: 'a' })
  await ask(database.superuserUrl, 'select pg_reload_conf()')
  const from = `host=${quote(database.socketDir)} user=postgres password=${quote(database.passwordOf('postgres'))}`
  const copy = await startEmbedded(second, { ...SENDING, primary_conninfo: from })

  return {
    url: withHost(database.superuserUrl),
    copyUrl: withHost(copy.superuserUrl),
    folder,
    /** As when the copy cannot keep up. */
    pause: () => ask(copy.superuserUrl, 'select pg_wal_replay_pause()'),
    resume: () => ask(copy.superuserUrl, 'select pg_wal_replay_resume()'),
    endCopy: () => copy.stop(),
    end: async () => {
      await copy.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The database does not run as root, who may be who tests. */
function giveTo(folder: string, uid: number, gid: number) {
  if (process.getuid?.() !== 0) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chownSync(join(folder, name), uid, gid)
}

export async function ask(url: string, question: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(question).finally(() => client.end())
}

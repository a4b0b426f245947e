import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { log } from '#platform/log'
import { clientWithin } from './client.ts'
import { poolOf } from './person-pool.ts'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'
import { prepareScope } from './scope.ts'
import { watchNothing, watchSilence } from './silence.ts'
import { markUnreachable } from './unreachable.ts'

/** A database or a transaction; only a database has the pool that it asks (drizzle's public `$client`). */
export type Db = Omit<NodePgDatabase, '$client'> & { readonly $client?: Pick<pg.Pool, 'connect'> }

/** The server's two connections to the database: as the system, or as one person (docs/decisions/006). */
export type Database = {
  system: Db
  systemPool: pg.Pool
  forUser(userId: string): Db
  /** How many connections are used, and how many callers wait for one. */
  pools(): { pool: string; inUse: number; idle: number; waiting: number }[]
  close(): Promise<void>
}

/** `longestMs` is for one statement. `isPooled`: a pooler gives each transaction another connection, so none keeps prepared statements. */
export function openDatabase(url: string, size = 10, longestMs = 30_000, { isPooled = false } = {}): Database {
  const watch = isPooled ? watchNothing : watchSilence(url)
  const open = (role: string, onConnect?: pg.PoolConfig['onConnect']) =>
    openPool({ Client: clientWithin(longestMs, watch, isPooled), onConnect, url, role, size })
  const [systemPool, peoplePool] = [open(SYSTEM_ROLE), open(APP_ROLE, isPooled ? undefined : prepareScope)]

  return {
    system: drizzle({ client: systemPool }),
    systemPool,
    forUser: (userId) => drizzle({ client: poolOf(peoplePool, userId) }),
    pools: () =>
      Object.entries({ system: systemPool, people: peoplePool }).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        ...{ pool, inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
      })),
    close: async () => {
      watch.stop()
      await Promise.all([systemPool.end(), peoplePool.end()])
    },
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]
type PoolParts = Pick<pg.PoolConfig, 'Client' | 'onConnect'> & { url: string; role: string; size: number }

function openPool({ Client, onConnect, url, role, size }: PoolParts): pg.Pool {
  const pool = new pg.Pool({
    Client,
    onConnect,
    connectionString: url,
    options: `-c role=${role}`,
    max: size,
    idleTimeoutMillis: 60_000,
    // How long a call waits while all connections are in use; connecting itself has its own limit (client.ts).
    connectionTimeoutMillis: 20_000,
    application_name: 'jobapply-ai',
  })
  // A connection that dies while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { reason: error.message }))
  // A connection that breaks while it is in use: its statements fail with this error.
  pool.on('connect', (client) => client.on('error', markUnreachable))
  return releaseBroken(pool)
}

/** Releases connections that break while in use, because drizzle forgets the one on which `begin` has failed; marks failures to connect. */
function releaseBroken(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  async function connectWatched(): Promise<pg.PoolClient> {
    const client = await connect().catch((error) => Promise.reject(markUnreachable(error)))
    const { release } = client
    let isReleased = false
    const releaseOnce = (error?: Error | boolean) => {
      if (isReleased) return
      isReleased = true
      client.off('end', onEnd)
      release.call(client, error)
    }
    const onEnd = () => releaseOnce(true)
    client.once('end', onEnd)
    client.release = releaseOnce
    return client
  }
  // The pool's own queries connect with a callback and release their connection themselves.
  const connectFor = (callback: ConnectCallback) =>
    connect((error, client, release) => callback(markUnreachable(error), client, release))
  pool.connect = ((callback?: ConnectCallback) => (callback ? connectFor(callback) : connectWatched())) as typeof pool.connect
  return pool
}

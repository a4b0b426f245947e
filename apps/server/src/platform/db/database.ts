import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { log } from '#platform/log'
import { clientWithin } from './client.ts'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'
import { watchSilence } from './silence.ts'
import { markUnreachable } from './unreachable.ts'

/** A database or a transaction; only a database has the pool that it asks (drizzle's public `$client`). */
export type Db = Omit<NodePgDatabase, '$client'> & { readonly $client?: Pick<pg.Pool, 'connect'> }

/** The server's two connections to the database: as the system, or as one person (docs/decisions/006). */
export type Database = {
  system: Db
  systemPool: pg.Pool
  forUser(userId: string): Db
  close(): Promise<void>
}

/** `longestMs` is for one statement. */
export function openDatabase(url: string, size = 10, longestMs = 30_000): Database {
  const watch = watchSilence(url)
  const open = (role: string) => openPool(url, role, size, clientWithin(longestMs, watch))
  const [systemPool, peoplePool] = [open(SYSTEM_ROLE), open(APP_ROLE)]
  const scopeOf = new WeakMap<pg.PoolClient, string>()

  async function connectAs(userId: string): Promise<pg.PoolClient> {
    const client = await peoplePool.connect()
    if (scopeOf.get(client) === userId) return client
    try {
      await client.query({ name: 'scope', text: "select set_config('app.user_id', $1, false)", values: [userId] })
      scopeOf.set(client, userId)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  // Drizzle takes its connections from a pool; this one sets the person on every connection that the people's pool hands out.
  const poolOf = (userId: string): pg.Pool =>
    Object.create(peoplePool, {
      connect: { value: () => connectAs(userId) },
      query: {
        value: async (config: pg.QueryConfig, values: unknown[]) => {
          const client = await connectAs(userId)
          try {
            return await client.query(config, values)
          } finally {
            client.release()
          }
        },
      },
    })

  return {
    system: drizzle({ client: systemPool }),
    systemPool,
    forUser: (userId) => drizzle({ client: poolOf(userId) }),
    close: async () => {
      watch.stop()
      await Promise.all([systemPool.end(), peoplePool.end()])
    },
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

function openPool(url: string, role: string, max: number, Client: typeof pg.Client): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    options: `-c role=${role}`,
    max,
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

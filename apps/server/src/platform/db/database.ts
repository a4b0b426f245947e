import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { log } from '#platform/log'
import { clientWithin } from './client.ts'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'

/** A database or a transaction; only a database has the pool that it asks (drizzle's public `$client`). */
export type Db = Omit<NodePgDatabase, '$client'> & { readonly $client?: Pick<pg.Pool, 'connect'> }

/** The server's two ways to the database: as the system, or as one person (docs/decisions/006). */
export type Database = {
  system: Db
  systemPool: pg.Pool
  forUser(userId: string): Db
  close(): Promise<void>
}

/** `longestMs` is for one statement. */
export function openDatabase(url: string, size = 10, longestMs = 30_000): Database {
  const systemPool = openPool(url, SYSTEM_ROLE, size, longestMs)
  const peoplePool = openPool(url, APP_ROLE, size, longestMs)
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

  // Drizzle takes its connections from a pool; this one is the people's pool with the person set on every connection it hands out.
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
    close: async () => void (await Promise.all([systemPool.end(), peoplePool.end()])),
  }
}

function openPool(url: string, role: string, max: number, longestMs: number): pg.Pool {
  const pool = new pg.Pool({
    Client: clientWithin(longestMs),
    connectionString: url,
    options: `-c role=${role}`,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'jobapply-ai',
  })
  // A connection that dies while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { reason: error.message }))
  // The same between two statements of a transaction: the next statement fails and its caller is told.
  pool.on('connect', (client) => client.on('error', () => {}))
  return givingBackTheDead(pool)
}

/** A connection that dies while it is handed out goes back by itself: drizzle forgets the one on which `begin` has failed. */
function givingBackTheDead(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  async function connectWatched(): Promise<pg.PoolClient> {
    const client = await connect()
    const { release } = client
    let isBack = false
    const giveBack = (error?: Error | boolean) => {
      if (isBack) return
      isBack = true
      client.off('end', onEnd)
      release.call(client, error)
    }
    const onEnd = () => giveBack(true)
    client.once('end', onEnd)
    client.release = giveBack
    return client
  }
  // The pool's own queries ask with a callback and lose nothing.
  pool.connect = ((callback?: never) => (callback ? connect(callback) : connectWatched())) as typeof pool.connect
  return pool
}

import pg from 'pg'
import { log } from '#platform/log'
import { markUnreachable } from './unreachable.ts'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]
type PoolParts = Pick<pg.PoolConfig, 'Client' | 'onConnect'> & { url: string; role: string; size: number }

/** Connections that are replaced when they break, and whose failures say that the database could not be reached. */
export function openPool({ Client, onConnect, url, role, size }: PoolParts): pg.Pool {
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

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { clientWithin } from './client.ts'
import { type Copy, openCopy } from './copy.ts'
import { poolOf } from './person-pool.ts'
import { openPool } from './pool.ts'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'
import { askWith } from './session.ts'
import { watchNothing, watchSilence } from './silence.ts'
import { prepareScope } from './wire/scope.ts'

/** A database or a transaction; only a database has the pool that it asks (drizzle's public `$client`). */
export type Db = Omit<NodePgDatabase, '$client'> & {
  readonly $client?: Pick<pg.Pool, 'connect'>
  /** Where the job index is asked: a copy of the database that keeps up, or nothing, and then here. */
  readonly index?: Db | undefined
}

/** For questions to the job index, which is the same for everybody and may be some seconds old. */
export const indexOf = (db: Db): Db => db.index ?? db

/** The server's two connections to the database: as the system, or as one person (docs/decisions/006). */
export type Database = {
  system: Db
  systemPool: pg.Pool
  forUser(userId: string): Db
  /** The copy that answers questions to the job index; undefined without DATABASE_REPLICA_URL. */
  copy: Pick<Copy, 'lagMs' | 'caughtUp'> | undefined
  /** How many connections are used, and how many callers wait for one. */
  pools(): { pool: string; inUse: number; idle: number; waiting: number }[]
  close(): Promise<void>
}

type More = { isPooled?: boolean; copyUrl?: string | undefined }

/**
 * `longestMs` is for one statement. `isPooled`: a pooler gives each transaction another connection, so none keeps prepared statements.
 * `copyUrl`: a copy that follows the database and answers questions to the job index.
 */
export function openDatabase(url: string, size = 10, longestMs = 30_000, { isPooled = false, copyUrl }: More = {}): Database {
  const watch = isPooled ? watchNothing : watchSilence(url)
  const Client = clientWithin(longestMs, watch, isPooled)
  const onConnect = isPooled ? undefined : prepareScope
  const systemPool = openPool({ Client, url, role: SYSTEM_ROLE, size })
  const peoplePool = openPool({ Client, onConnect, url, role: APP_ROLE, size })
  const copy = copyUrl ? openCopy(copyUrl, systemPool, { size, longestMs, isPooled, onConnect }) : undefined
  const forUser = (userId: string): Db => {
    const own = poolOf(peoplePool, userId)
    const db = askWith(own)
    if (!copy) return db
    const askedCopy = () => {
      const client = copy.forUser(userId, own)
      return client && askWith(client)
    }
    return Object.defineProperty(db, 'index', { get: askedCopy })
  }

  return {
    system: askWith(systemPool),
    systemPool,
    forUser,
    copy,
    pools: () =>
      Object.entries({ system: systemPool, people: peoplePool, ...(copy && { copy: copy.pool }) }).map(
        ([pool, { totalCount, idleCount, waitingCount }]) => ({
          ...{ pool, inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
        }),
      ),
    close: async () => {
      watch.stop()
      await copy?.close()
      await Promise.all([systemPool.end(), peoplePool.end()])
    },
  }
}

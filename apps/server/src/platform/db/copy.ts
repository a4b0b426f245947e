import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#platform/log'
import { clientWithin } from './client.ts'
import { LONGEST_LAG_MS, lagOf, type Mark, stillNeeded } from './copy-lag.ts'
import { poolOf } from './person-pool.ts'
import { openPool } from './pool.ts'
import { APP_ROLE } from './roles.ts'
import { watchNothing } from './silence.ts'
import { isUnreachable } from './unreachable.ts'

const LOOK_EVERY_MS = 1_000
const WAIT_STEP_MS = 50
/** The copy has given up a question because the database had removed what it was reading. */
const CONFLICT = '40001'
const WRITTEN = "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as place"
const CARRIED_OUT = "select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as place"

export type Copy = ReturnType<typeof openCopy>
type Parts = { size: number; longestMs: number; isPooled: boolean; onConnect: pg.PoolConfig['onConnect'] }

/** A copy that follows the database (a streaming replica). It is asked while it keeps up; otherwise, and when it fails, the database is. */
export function openCopy(url: string, database: pg.Pool, { size, longestMs, isPooled, onConnect }: Parts) {
  const pool = openPool({ Client: clientWithin(longestMs, watchNothing, isPooled), onConnect, url, role: APP_ROLE, size })
  let marks: Mark[] = []
  let lag: number | null = null
  let wasFit = false

  async function look() {
    const [written, carriedOut] = await Promise.all([placeOf(database, WRITTEN), placeOf(pool, CARRIED_OUT)])
    const at = performance.now()
    if (written !== undefined) marks.push({ at, place: written })
    lag = carriedOut === undefined ? null : lagOf(marks, carriedOut, at)
    if (carriedOut !== undefined) marks = stillNeeded(marks, carriedOut)
    noteChange()
  }

  const isFit = () => lag !== null && lag <= LONGEST_LAG_MS
  function noteChange() {
    if (isFit() !== wasFit)
      log.info(isFit() ? 'the copy of the database is asked' : 'the copy of the database is not asked', { lag })
    wasFit = isFit()
  }
  function noteFailure() {
    lag = null
    noteChange()
  }

  const stopped = new AbortController()
  async function watch() {
    while (!stopped.signal.aborted) {
      await look()
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  }
  const watching = watch()

  return {
    pool,
    /** How far it is behind; null while it does not answer. */
    lagMs: () => lag,

    /** The copy as one person sees it, or undefined while it is not fit to be asked. What fails there is asked of the database. */
    forUser(userId: string, own: pg.Pool): pg.Pool | undefined {
      if (!isFit()) return undefined
      const copied = poolOf(pool, userId)
      const query = async (question: pg.QueryConfig, values: unknown[]) => {
        try {
          return await copied.query(question, values)
        } catch (error) {
          if (!isOfCopy(error)) throw error
          if (isUnreachable(error)) noteFailure()
          return own.query(question, values)
        }
      }
      return Object.create(copied, { query: { value: query } })
    },

    /** Waits until the copy has what was written up to now, so that people find what they have just brought; no longer than it may be behind. */
    async caughtUp() {
      if (!isFit()) return
      const written = await placeOf(database, WRITTEN)
      const until = performance.now() + LONGEST_LAG_MS
      while (written !== undefined && isFit() && performance.now() < until) {
        const carriedOut = await placeOf(pool, CARRIED_OUT)
        if (carriedOut !== undefined && carriedOut >= written) return
        await sleep(WAIT_STEP_MS)
      }
      await look()
    },

    close: async () => {
      stopped.abort()
      await watching
      await pool.end()
    },
  }
}

const isOfCopy = (error: unknown) => isUnreachable(error) || (error instanceof pg.DatabaseError && error.code === CONFLICT)

/** Undefined when it does not answer, or is no copy (any more). */
async function placeOf(pool: pg.Pool, question: string): Promise<bigint | undefined> {
  const answer = await pool.query<{ place: string | null }>(question).catch(() => undefined)
  const place = answer?.rows[0]?.place
  return place ? BigInt(place) : undefined
}

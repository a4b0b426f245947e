import type { PgBoss } from 'pg-boss'
import { log } from '#platform/log'

/**
 * Seconds. A task whose process was killed is taken again within a minute: its last sign of life grows too old, the next look gives it
 * back, and the next poll for what is due (due-tasks.ts) wakes a worker that takes it. A database that is away for half a minute makes no
 * sign too old.
 */
export const LOST = { after: 33, sign: 3, look: 7, firstLook: 2, poll: 2 }

type Connection = { executeSql(text: string, values?: unknown[]): Promise<unknown> }

/** pg-boss lets a lost task wait as long as one that failed, up to ten minutes after several tries. It was not the task's fault. */
const AT_ONCE = `update pgboss.job set start_after = pgboss.job_now()
  where state = 'retry' and start_after > pgboss.job_now() and output -> 'value' ->> 'message' = 'job heartbeat timeout'`

/** Looks for lost tasks until it is stopped; with them pg-boss removes those that are over. */
export function watchForLost(boss: PgBoss, db: Connection) {
  let isStopped = false
  const look = async () => {
    try {
      await boss.supervise()
      if (!isStopped) await db.executeSql(AT_ONCE)
    } catch (error) {
      if (!isStopped) log.error('queue', error)
    }
    plan(LOST.look)
  }
  let clock: NodeJS.Timeout
  const plan = (seconds: number) => {
    if (!isStopped) clock = setTimeout(look, seconds * 1000).unref()
  }
  plan(LOST.firstLook)
  return () => {
    isStopped = true
    clearTimeout(clock)
  }
}

import { log } from '#platform/log'

type Connection = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }

/** The queues that have a task to take, by the index that pg-boss takes tasks with: the answer costs the same however many wait. */
const DUE = `select name from unnest($1::text[]) as queue (name)
  where exists (select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now())`

/**
 * Asks for all queues of this process at once which have a task that is due, first as soon as they are known, then every so many seconds.
 * If each queue were asked by itself, as pg-boss does, twenty statements that write would run every two seconds while nobody does anything.
 */
export function watchForDue(db: Connection, seconds: number, wake: (name: string) => void) {
  const names = new Set<string>()
  let isStopped = false
  let clock: NodeJS.Timeout | undefined
  const plan = (after: number) => {
    if (!isStopped) clock = setTimeout(look, after * 1000).unref()
  }
  const look = async () => {
    try {
      const { rows } = await db.executeSql(DUE, [[...names]])
      if (!isStopped) for (const { name } of rows as { name: string }[]) wake(name)
    } catch (error) {
      if (!isStopped) log.error('queue', error)
    }
    plan(seconds)
  }
  return {
    add(name: string) {
      names.add(name)
      if (!clock) plan(0)
    },
    stop() {
      isStopped = true
      clearTimeout(clock)
    },
  }
}

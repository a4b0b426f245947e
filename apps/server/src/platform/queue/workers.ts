import type { PgBoss } from 'pg-boss'
import { watchForDue } from './due-tasks.ts'
import { LOST } from './lost-tasks.ts'

type Run = (data: object, taskId: string) => Promise<void>
type Connection = Parameters<typeof watchForDue>[0]

/** Seconds. A worker is woken when there is something to do; by itself it looks in case that this has failed. */
const BY_ITSELF = 60

/** The workers of this process, one a queue. A queue gets its worker with its first task: most have none for hours. */
export function openWorkers(boss: PgBoss, db: Connection) {
  const runs = new Map<string, Run>()
  const workers = new Map<string, Promise<string>>()
  let isStopping = false
  const watch = watchForDue(db, LOST.poll, wake)

  // One at a time, so that a failure concerns one task. More may be waiting after each, so the worker looks again at once.
  const startWorker = (name: string, run: Run) =>
    boss.work(
      name,
      { pollingIntervalSeconds: BY_ITSELF, heartbeatRefreshSeconds: LOST.sign },
      async (batch: { id: string; data: object | null }[]) => {
        try {
          for (const { id, data } of batch) await run(data ?? {}, id)
        } finally {
          wake(name)
        }
      },
    )

  /** There may be something to do. */
  function wake(name: string) {
    const run = runs.get(name)
    if (!run || isStopping) return
    const worker = workers.get(name)
    if (worker) void worker.then((id) => boss.notifyWorker(id))
    else workers.set(name, startWorker(name, run))
  }

  return {
    add(name: string, run: Run) {
      runs.set(name, run)
      watch.add(name)
    },
    wake,
    async stop() {
      isStopping = true
      watch.stop()
      // pg-boss asks every half second whether its workers have ended; waiting for them here ends with the last one.
      await Promise.all([...workers].map(([name, worker]) => worker.then(() => boss.offWork(name))))
    },
  }
}

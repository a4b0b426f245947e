import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueOptions, systemClock } from 'pg-boss'
import type { z } from 'zod'
import { machineNow } from './clock.ts'
import type { Db } from './db/database.ts'
import { log } from './log.ts'

/** Background work: its name, what it is given, and what it does; safe to run twice. Each feature's stand in its `tasks.ts`. */
export type Task<Payload extends object = object> = {
  name: string
  payload: z.ZodType<Payload>
  run(payload: Payload): Promise<void>
  /** A cron expression (UTC) when it runs by itself; its payload is then empty. */
  every?: string
  queue?: QueueOptions
}

export type Tasks = {
  /** Inside the caller's transaction: the task exists exactly when what it belongs to does. */
  send<P extends object>(tx: Db, task: Pick<Task<P>, 'name' | 'payload'>, payload: P): Promise<void>
  stop(): Promise<void>
}

type Connection = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }
const RETRIES = {
  retryLimit: 5,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 600,
  expireInSeconds: 300,
  deleteAfterSeconds: 3600,
}

/** It counts from one look to the next: moved back in between, the clock of the rules would make it wait for days. */
const clock = { ...systemClock, now: machineNow }

/** Makes the tables and queues; the owner of the database does this at the start, the server may not. */
export async function prepareTasks(owner: Connection, tasks: readonly Task[]) {
  const boss = new PgBoss({ db: owner as never, supervise: false, schedule: false })
  boss.on('error', (error) => log.error('tasks', error))
  await boss.start()
  try {
    for (const task of tasks) {
      await boss.createQueue(task.name)
      await boss.updateQueue(task.name, { ...RETRIES, ...task.queue })
      if (task.every) await boss.schedule(task.name, task.every)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

export type TaskRunner = { connection: Connection; tasks: readonly Task[]; work: boolean }

/** With `work` this process does the tasks; without it, it only hands them out. */
export async function startTasks({ connection, tasks, work }: TaskRunner): Promise<Tasks> {
  const boss = new PgBoss({
    db: connection as never,
    migrate: false,
    createSchema: false,
    supervise: work,
    schedule: work,
    clock,
  })
  boss.on('error', (error) => log.error('tasks', error))
  await boss.start()
  const workers = new Map<string, string>()
  const lookAtOnce = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  if (work)
    for (const task of tasks) {
      const run = runOf(task)
      // One at a time, so that a failure is one task's; after each there may be another, which need not wait for the next look.
      const worker = await boss.work(task.name, { pollingIntervalSeconds: 2 }, (jobs: Job[]) =>
        run(jobs).finally(() => lookAtOnce(task.name)),
      )
      workers.set(task.name, worker)
    }
  return {
    async send(tx, task, payload) {
      await boss.send(task.name, task.payload.parse(payload), { db: fromDrizzle(tx, sql) })
      // The transaction commits in a moment; the worker of this process need not wait for its next look.
      if (work) setTimeout(() => lookAtOnce(task.name), 50).unref()
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, close: false }),
  }
}

type Job = { id: string; data: object }
const runOf = (task: Task) => async (jobs: Job[]) => {
  for (const { id, data } of jobs) {
    try {
      await task.run(task.payload.parse(data ?? {}))
      log.debug('task done', { task: task.name, taskId: id })
    } catch (error) {
      log.error('task failed', error, { task: task.name, taskId: id })
      throw error
    }
  }
}

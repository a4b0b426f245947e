import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss, type QueueOptions, systemClock } from 'pg-boss'
import type { z } from 'zod'
import { machineNow } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { isUnreachable } from '#platform/db/unreachable'
import { log } from '#platform/log'
import { LOST, watchForLost } from './lost-tasks.ts'
import { prepareSendTask, sendTask } from './send-task.ts'
import { openWorkers } from './workers.ts'

/** A client or a pool. */
type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }

/** What the queue has to know of a task before anybody sends one. */
export type QueueDefinition = {
  name: string
  /** A person's call may send it inside the person's transaction, whose database role has no other access to the queue. */
  fromPeople?: boolean
  /** A cron expression (UTC) for a task that runs on a schedule; its payload is then empty. */
  every?: string
  queue?: QueueOptions
}
/** What a sender has to know of a task. */
export type Message<Payload extends object> = Pick<QueueDefinition, 'name' | 'fromPeople'> & { payload: z.ZodType<Payload> }

export type Queue = {
  /** Inside the caller's transaction: the task exists exactly when the transaction is committed. */
  send<P extends object>(tx: Db, message: Message<P>, payload: P): Promise<void>
  /** A task without a payload, outside of any transaction. */
  sendNow(name: string): Promise<void>
  /** Runs the tasks of this name in this process, one at a time. */
  work(name: string, run: (data: object, taskId: string) => Promise<void>): void
  /** Removes the tasks, also finished ones, whose payload names this id. */
  forget(tx: Db, id: string): Promise<void>
  /** Removes the tasks of one name, also finished ones, whose payload answers to the question. */
  forgetWhere(tx: Db, name: string, isMeant: (data: unknown) => boolean): Promise<void>
  stop(): Promise<void>
}

const RETRIES = {
  retryLimit: 5,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 600,
  expireInSeconds: 300,
  heartbeatSeconds: LOST.after,
  deleteAfterSeconds: 3600,
}

/** How long a stop waits for running tasks; unfinished ones are tried again at the next start. */
const STOP_MS = 8_000

/** pg-boss measures the time between two polls: moved back in between, the product's clock would make it wait for days. */
const clock = { ...systemClock, now: machineNow }

/** How long the queue's own statements wait for a database that is away, as while a copy takes over. */
const AWAY_MS = 60_000
const AGAIN_MS = 500

/**
 * The queue's own statements are sent again until the database is back: a task that was done and not noted as done would run twice.
 * All of them may be carried out twice.
 */
const toBossDb = (connection: Connection, isStopping: () => boolean) => ({
  async executeSql(text: string, values?: unknown[]) {
    for (const until = performance.now() + AWAY_MS; ; await sleep(AGAIN_MS)) {
      try {
        return await connection.query(text, values)
      } catch (error) {
        if (!isUnreachable(error) || isStopping() || performance.now() > until) throw error
      }
    }
  },
})

/** Creates the tables and queues; only the owner of the database may. */
export async function prepareQueues(owner: pg.Client, definitions: readonly QueueDefinition[]) {
  const boss = new PgBoss({ db: toBossDb(owner, () => true), supervise: false, schedule: false })
  boss.on('error', (error) => log.error('queue', error))
  await boss.start()
  try {
    // At nearly every start they are there as they should be, and asking for each would take a tenth of the start.
    const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, new Map<string, unknown>(Object.entries(queue))]))
    const times = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
    for (const { name, every, queue } of definitions) {
      const [is, wanted] = [queues.get(name), Object.entries({ ...RETRIES, ...queue })]
      if (!is) await boss.createQueue(name)
      if (!wanted.every(([option, value]) => is?.get(option) === value)) await boss.updateQueue(name, { ...RETRIES, ...queue })
      if (every && times.get(name) !== every) await boss.schedule(name, every)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  await prepareSendTask(
    owner,
    definitions.filter(({ fromPeople }) => fromPeople).map(({ name }) => name),
  )
}

/** `maintain`: this process also sends scheduled tasks and removes finished ones; for a process that works on tasks. */
export async function openQueue(connection: Connection, { maintain }: { maintain: boolean }): Promise<Queue> {
  let isStopping = false
  const db = toBossDb(connection, () => isStopping)
  const boss = new PgBoss({
    db,
    migrate: false,
    createSchema: false,
    supervise: false,
    // A look counts its interval from its own end, so none finds that the last was a moment too short ago.
    monitorIntervalSeconds: LOST.look - 1,
    schedule: maintain,
    clock,
  })
  boss.on('error', (error) => log.error('queue', error))
  await boss.start()
  const stopWatching = maintain ? watchForLost(boss, db) : undefined
  const workers = openWorkers(boss, db)
  return {
    async send(tx, { name, payload: schema, fromPeople }, payload) {
      const data = schema.parse(payload)
      if (fromPeople) await sendTask(tx, name, data)
      else await boss.send(name, data, { db: fromDrizzle(tx, sql) })
      // The transaction commits in a moment; a worker of this process need not wait for the next look.
      setTimeout(() => workers.wake(name), 50).unref()
    },
    async sendNow(name) {
      await boss.send(name, {})
    },
    work(name, run) {
      workers.add(name, run)
    },
    async forget(tx, id) {
      await tx.execute(sql`delete from pgboss.job where position(${id} in data::text) > 0`)
    },
    async forgetWhere(tx, name, isMeant) {
      const { rows } = await tx.execute<{ id: string; data: unknown }>(sql`select id, data from pgboss.job where name = ${name}`)
      const ids = rows.filter(({ data }) => isMeant(data)).map(({ id }) => id)
      if (ids.length > 0)
        await tx.execute(sql`delete from pgboss.job where name = ${name} and id = any(${sql.param(ids)}::uuid[])`)
    },
    async stop() {
      stopWatching?.()
      await Promise.race([workers.stop(), sleep(STOP_MS, undefined, { ref: false })])
      isStopping = true
      await boss.stop({ graceful: true, timeout: 1_000, close: false })
    },
  }
}

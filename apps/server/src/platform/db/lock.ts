import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Held until the transaction ends; a second transaction with the same word waits, in whatever process it runs. */
export const lockWord = (tx: Db, word: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`)

/** For code inside a transaction. Take it before any row lock, otherwise two transactions can wait for each other. */
export const lockPerson = (tx: Db, userId: string) => lockWord(tx, `person ${userId}`)

/** The last transaction of each person that is running or waiting in this process. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs one transaction of a person at a time: whatever counts a person's rows and then writes goes through here. The lock in the database
 * holds across processes; within this one people wait without a connection, so that many calls of one person leave the pool to others.
 */
export async function withPersonLock<T>(db: Db, userId: string, run: (tx: Db) => Promise<T>): Promise<T> {
  const previous = queues.get(userId)
  const current = (async () => {
    await previous?.catch(() => {})
    return db.transaction(async (tx) => {
      await lockPerson(tx, userId)
      return run(tx)
    })
  })()
  queues.set(userId, current)
  try {
    return await current
  } finally {
    if (queues.get(userId) === current) queues.delete(userId)
  }
}

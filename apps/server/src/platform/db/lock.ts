import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { askAhead, prepared, type Question, type Values } from './prepared.ts'

/** What each transaction holds. A savepoint has a `tx` of its own, because going back to it gives its locks back. */
const held = new WeakMap<Db, Set<string>>()

const takeLock = prepared((db, { word }: Values<{ word: string }>) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`),
)

/**
 * Held until the transaction ends; a second transaction with the same word waits, in whatever process it runs. One that holds it already
 * does not ask again.
 */
export async function lockWord(tx: Db, word: string): Promise<void> {
  const words = held.get(tx) ?? new Set()
  if (words.has(word)) return
  await takeLock(tx, { word })
  held.set(tx, words.add(word))
}

/** The same, and asks ahead on the same way: each answer is from when the lock was held. */
async function lockFirst(tx: Db, word: string, questions: readonly Question<unknown>[]) {
  await askAhead(tx, questions, takeLock.question({ word }))
  held.set(tx, new Set([word]))
}

/** For code inside a transaction. Take it before any row lock, otherwise two transactions can wait for each other. */
export const lockPerson = (tx: Db, userId: string) => lockWord(tx, `person ${userId}`)

/** The last turn of each person that is running or waiting in this process. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Runs one at a time for each person in this process; another process may run at the same time. For work that comes before a transaction
 * and is not to be done many times at once. Never inside another turn of the same person: it would wait for itself.
 */
export async function inPersonTurn<T>(userId: string, run: () => Promise<T>): Promise<T> {
  const previous = turns.get(userId)
  const current = (async () => {
    await previous?.catch(() => {})
    return run()
  })()
  turns.set(userId, current)
  try {
    return await current
  } finally {
    if (turns.get(userId) === current) turns.delete(userId)
  }
}

/** A transaction that holds the person's lock. `ahead` is asked with it. */
export const transactLocked = <T>(
  db: Db,
  userId: string,
  run: (tx: Db) => Promise<T>,
  ahead: readonly Question<unknown>[] = [],
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockFirst(tx, `person ${userId}`, ahead)
    return run(tx)
  })

/**
 * Runs one transaction of a person at a time: whatever counts a person's rows and then writes goes through here. The lock in the database
 * holds across processes; within this one people wait without a connection, so that many calls of one person leave the pool to others.
 */
export const withPersonLock = <T>(db: Db, userId: string, run: (tx: Db) => Promise<T>): Promise<T> =>
  inPersonTurn(userId, () => transactLocked(db, userId, run))

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { calendarFeeds as t } from './table.ts'

/** 256 random bits in base64url: a plain hash is enough and can be looked up. */
const SECRET = /^[\w-]{43}$/
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const HOUR = 3_600_000

export async function findFeed(db: Db, userId: string) {
  const [row] = await db.select({ madeAt: t.madeAt, readAt: t.readAt }).from(t).where(eq(t.userId, userId))
  return row
}

/** Answers the secret; the one before stops working. */
export async function makeFeed(system: Db, userId: string, at: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const values = { secretHash: hashOf(secret), madeAt: at, readAt: null }
  await system
    .insert(t)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: t.userId, set: values })
  return secret
}

export async function deleteFeed(system: Db, userId: string): Promise<boolean> {
  const gone = await system.delete(t).where(eq(t.userId, userId)).returning({ userId: t.userId })
  return gone.length > 0
}

/** Whose address it is. What has not the form of a secret asks no database. */
export async function findFeedOwner(system: Db, secret: string): Promise<string | undefined> {
  if (!SECRET.test(secret)) return undefined
  const [row] = await system
    .select({ userId: t.userId })
    .from(t)
    .where(eq(t.secretHash, hashOf(secret)))
  return row?.userId
}

/** To the hour: programs ask every few minutes. */
export const noteReading = (system: Db, userId: string, at: Date) =>
  system
    .update(t)
    .set({ readAt: at })
    .where(and(eq(t.userId, userId), or(isNull(t.readAt), lt(t.readAt, new Date(at.getTime() - HOUR)))))

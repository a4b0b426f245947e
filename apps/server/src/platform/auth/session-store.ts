import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { identities, sessions } from './table.ts'

export async function findSession(db: Db, token: string) {
  const [session] = await db.select().from(sessions).where(eq(sessions.token, token))
  return session
}

/** Latest sign-in first. */
export const listSessions = (db: Db, userId: string, limit: number) =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt), desc(sessions.id)).limit(limit)

export async function removeOneSession(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return removed.length > 0
}

export const removeOtherSessions = (db: Db, userId: string, kept: string) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)))

/** Ways to sign in: `credential` is a password. */
export const listIdentities = (db: Db, userId: string) =>
  db
    .select({
      provider: identities.providerId,
      accountId: identities.accountId,
      createdAt: identities.createdAt,
      updatedAt: identities.updatedAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))

export async function findIdentityOwner(db: Db, providerId: string, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.providerId, providerId), eq(identities.accountId, accountId)))
  return row?.userId
}

type GoogleIdentity = { userId: string; accountId: string; scope: string }

/** False when this Google account was connected in the meantime. */
export async function insertGoogleIdentity(tx: Db, identity: GoogleIdentity, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(identities)
    .values({ ...identity, providerId: 'google', createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  return Boolean(rowCount)
}

export async function removeIdentity(tx: Db, userId: string, providerId: string): Promise<boolean> {
  const removed = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, providerId)))
    .returning({ id: identities.id })
  return removed.length > 0
}

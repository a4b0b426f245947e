import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { hasFact, noteFact } from './facts-store.ts'
import { userRoles, users } from './table.ts'

const VERIFIED = 'account verified'

/** Whether this is the first account ever verified here. Remembered in the same transaction, and kept when the account is erased. */
export const noteFirstVerified = (tx: Db, now: Date) => noteFact(tx, VERIFIED, now)

export const hasEverVerified = (db: Db) => hasFact(db, VERIFIED)

/** For installations that verified accounts before this was remembered. */
export async function noteEarlierVerified(db: Db, now: Date) {
  const [verified] = await db.select({ id: users.id }).from(users).where(eq(users.emailVerified, true)).limit(1)
  if (verified) await noteFirstVerified(db, now)
}

/** Admins who stay: a blocked one can do nothing, and one whose account is to be deleted is soon gone. */
export async function countOtherAdmins(tx: Db, userId: string): Promise<number> {
  const staying = sql`not exists (select from account_deletions d where d.user_id = ${userRoles.userId} and d.scheduled_deletion_at is not null)`
  const [row] = await tx
    .select({ others: count() })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), ne(userRoles.userId, userId), isNull(users.blockedAt), staying))
  return row?.others ?? 0
}

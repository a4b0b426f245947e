import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

export async function isOnboardingFinished(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ at: accounts.onboardingFinishedAt }).from(accounts).where(eq(accounts.userId, userId))
  return Boolean(row?.at)
}

/** The account is called like its first profile; a name that was given before stays. */
export const nameAccount = (tx: Db, userId: string, displayName: string, now: Date) =>
  tx
    .update(accounts)
    .set({ displayName, updatedAt: now })
    .where(and(eq(accounts.userId, userId), isNull(accounts.displayName)))

export const noteOnboardingFinished = (tx: Db, userId: string, now: Date) =>
  tx.update(accounts).set({ onboardingFinishedAt: now, updatedAt: now }).where(eq(accounts.userId, userId))

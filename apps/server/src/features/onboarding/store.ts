import { eq } from 'drizzle-orm'
import { accounts } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

export async function isOnboardingFinished(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ at: accounts.onboardingFinishedAt }).from(accounts).where(eq(accounts.userId, userId))
  return Boolean(row?.at)
}

export const noteOnboardingFinished = (tx: Db, userId: string, now: Date) =>
  tx.update(accounts).set({ onboardingFinishedAt: now, updatedAt: now }).where(eq(accounts.userId, userId))

import { WEEKLY_GOAL } from '@jobapply/core/insights/constants'
import { UTC } from '@jobapply/core/shared/time/time-zones'
import { eq } from 'drizzle-orm'
import { findAccount } from '#platform/auth/store'
import type { Db } from '#platform/db/database'
import { insightSettings } from './table.ts'

/** Days and weeks are those of this zone (DASH-015). Unlike limits, figures follow a new zone at once. */
export const findZone = async (db: Db, userId: string): Promise<string> => (await findAccount(db, userId))?.timeZone ?? UTC

export async function findGoal(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ goal: insightSettings.weeklyGoal })
    .from(insightSettings)
    .where(eq(insightSettings.user_id, userId))
  return row?.goal ?? WEEKLY_GOAL.usual
}

export async function saveGoal(db: Db, userId: string, weeklyGoal: number, now: Date) {
  const values = { weeklyGoal, updated_at: now }
  await db
    .insert(insightSettings)
    .values({ ...values, user_id: userId })
    .onConflictDoUpdate({ target: insightSettings.user_id, set: values })
}

export const deleteSettings = (tx: Db, userId: string) => tx.delete(insightSettings).where(eq(insightSettings.user_id, userId))

import { DEFAULT_AUTOMATION } from '@jobapply/core/applications/automation-schema'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { automationSettings } from './table.ts'

/** When the person stopped everything; null: it goes on. */
export async function findStop(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ stoppedAt: automationSettings.stoppedAt })
    .from(automationSettings)
    .where(eq(automationSettings.user_id, userId))
  return row?.stoppedAt ?? null
}

export async function saveStop(tx: Db, userId: string, stoppedAt: Date | null, now: Date) {
  await tx
    .insert(automationSettings)
    .values({ user_id: userId, settings: DEFAULT_AUTOMATION, stoppedAt, updated_at: now })
    .onConflictDoUpdate({ target: automationSettings.user_id, set: { stoppedAt, updated_at: now } })
}

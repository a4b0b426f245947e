import { eq, lt, sql } from 'drizzle-orm'
import { jobFailedReadings } from '#features/jobs/listings/table'
import type { Db } from '#platform/db/database'

/** How often a helper had to be ended over this text. */
export async function countFailures(db: Db, contentKey: string): Promise<number> {
  const [row] = await db
    .select({ failures: jobFailedReadings.failures })
    .from(jobFailedReadings)
    .where(eq(jobFailedReadings.contentKey, contentKey))
  return row?.failures ?? 0
}

/** Counts one more failure, and answers how many there are now. */
export async function noteFailure(db: Db, contentKey: string, source: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(jobFailedReadings)
    .values({ contentKey, source, failures: 1, failedAt: now })
    .onConflictDoUpdate({
      target: jobFailedReadings.contentKey,
      set: { failures: sql`${jobFailedReadings.failures} + 1`, failedAt: now },
    })
    .returning({ failures: jobFailedReadings.failures })
  return row?.failures ?? 1
}

export const forgetFailures = (db: Db, contentKey: string) =>
  db.delete(jobFailedReadings).where(eq(jobFailedReadings.contentKey, contentKey))

/** A text that nobody has sent since `before` may be tried again. */
export const removeOldFailures = (db: Db, before: Date) =>
  db.delete(jobFailedReadings).where(lt(jobFailedReadings.failedAt, before))

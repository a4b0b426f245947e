import { eq, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { attempts } from './table.ts'

/** Reads and writes the attempts of one key while no other process does. */
export const changeAttempts = <T extends { times: Date[] }>(
  db: Db,
  key: string,
  now: Date,
  change: (times: Date[]) => T,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.insert(attempts).values({ key, times: [], latest: now }).onConflictDoNothing()
    const [row] = await tx.select({ times: attempts.times }).from(attempts).where(eq(attempts.key, key)).for('update')
    const changed = change(row?.times ?? [])
    await tx.update(attempts).set({ times: changed.times, latest: now }).where(eq(attempts.key, key))
    return changed
  })

export const removeOldAttempts = (db: Db, before: Date) => db.delete(attempts).where(lt(attempts.latest, before))

import { and, eq, lt } from 'drizzle-orm'
import { applicationCalls } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'

type Row = typeof applicationCalls.$inferSelect

export async function findCall(tx: Db, userId: string, key: string): Promise<Pick<Row, 'inputHash' | 'answer'> | undefined> {
  const { inputHash, answer } = applicationCalls
  const [row] = await tx
    .select({ inputHash, answer })
    .from(applicationCalls)
    .where(and(eq(applicationCalls.user_id, userId), eq(applicationCalls.key, key)))
  return row
}

export const insertCall = (tx: Db, userId: string, call: Pick<Row, 'key' | 'inputHash' | 'answer' | 'at'>) =>
  tx.insert(applicationCalls).values({ ...call, user_id: userId })

export const removeOldCalls = (db: Db, before: Date) => db.delete(applicationCalls).where(lt(applicationCalls.at, before))

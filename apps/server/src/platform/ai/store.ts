import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { aiLedger } from './table.ts'

type Row = typeof aiLedger.$inferSelect

export const writeLedger = (db: Db, row: Omit<Row, 'id'>) => db.insert(aiLedger).values(row)

export async function countAsked(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(aiLedger)
    .where(and(eq(aiLedger.user_id, userId), gte(aiLedger.created_at, since)))
  return row?.asked ?? 0
}

export const listLedger = (db: Db, userId: string): Promise<Row[]> =>
  db.select().from(aiLedger).where(eq(aiLedger.user_id, userId)).orderBy(desc(aiLedger.created_at))

export const deleteLedger = (tx: Db, userId: string) => tx.delete(aiLedger).where(eq(aiLedger.user_id, userId))

import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { aiLedger } from './table.ts'

type Row = typeof aiLedger.$inferSelect

type Asked = Pick<Row, 'purpose' | 'endpoint' | 'model' | 'sent' | 'created_at'>

/** The id of the ledger row of one question, or undefined when the person has asked `atMost` questions since then. */
export const noteAsked = (db: Db, userId: string, asked: Asked, since: Date, atMost: number): Promise<string | undefined> =>
  withPersonLock(db, userId, async (tx) => {
    if ((await countAsked(tx, userId, since)) >= atMost) return undefined
    const [row] = await tx
      .insert(aiLedger)
      .values({ ...asked, user_id: userId, outcome: 'asked' })
      .returning({ id: aiLedger.id })
    return row?.id
  })

export const noteOutcome = (
  db: Db,
  userId: string,
  id: string,
  outcome: Pick<Row, 'outcome'> & Partial<Pick<Row, 'received' | 'tokens'>>,
) =>
  db
    .update(aiLedger)
    .set(outcome)
    .where(and(eq(aiLedger.user_id, userId), eq(aiLedger.id, id)))

async function countAsked(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(aiLedger)
    .where(and(eq(aiLedger.user_id, userId), gte(aiLedger.created_at, since)))
  return row?.asked ?? 0
}

export const listLedger = (db: Db, userId: string): Promise<Row[]> =>
  db.select().from(aiLedger).where(eq(aiLedger.user_id, userId)).orderBy(desc(aiLedger.created_at))

export const deleteLedger = (tx: Db, userId: string) => tx.delete(aiLedger).where(eq(aiLedger.user_id, userId))

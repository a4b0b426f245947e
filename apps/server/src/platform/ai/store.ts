import type { LedgerEntry } from '@jobapply/core/documents/ai-schema'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { and, count, desc, eq, getTableColumns, gte } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import { aiConsents, aiLedger } from './table.ts'

type Row = typeof aiLedger.$inferSelect

type Asked = Pick<Row, 'purpose' | 'endpoint' | 'model' | 'sent' | 'created_at'>

/** The id of the ledger row of one question. Undefined without consent to this endpoint, or after `atMost` questions since then. */
export const noteAsked = (db: Db, userId: string, asked: Asked, since: Date, atMost: number): Promise<string | undefined> =>
  withPersonLock(db, userId, async (tx) => {
    if (!(await hasConsented(tx, userId, asked.endpoint))) return undefined
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

export async function hasConsented(db: Db, userId: string, endpoint: string): Promise<boolean> {
  const rows = await db
    .select({ endpoint: aiConsents.endpoint })
    .from(aiConsents)
    .where(and(eq(aiConsents.user_id, userId), eq(aiConsents.endpoint, endpoint)))
  return rows.length > 0
}

export const keepConsent = (db: Db, userId: string, endpoint: string, now: Date) =>
  db
    .insert(aiConsents)
    .values({ user_id: userId, endpoint, created_at: now })
    .onConflictDoUpdate({ target: aiConsents.user_id, set: { endpoint, created_at: now } })

export const findConsent = async (db: Db, userId: string) =>
  (await db.select().from(aiConsents).where(eq(aiConsents.user_id, userId)))[0] ?? null

export const deleteConsent = (tx: Db, userId: string) => tx.delete(aiConsents).where(eq(aiConsents.user_id, userId))

export async function listLedgerPage(db: Db, userId: string, page: PageRequest): Promise<Page<LedgerEntry>> {
  const rows = await db
    .select({ ...getTableColumns(aiLedger), ...pageKey(aiLedger) })
    .from(aiLedger)
    .where(and(eq(aiLedger.user_id, userId), afterCursor(aiLedger, page)))
    .orderBy(...newestFirst(aiLedger))
    .limit(page.limit + 1)
  return toPage(rows, page, ({ user_id: _, created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

export const listLedger = (db: Db, userId: string): Promise<Row[]> =>
  db.select().from(aiLedger).where(eq(aiLedger.user_id, userId)).orderBy(desc(aiLedger.created_at))

export const deleteLedger = (tx: Db, userId: string) => tx.delete(aiLedger).where(eq(aiLedger.user_id, userId))

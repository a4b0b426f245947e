import { and, count, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database'
import type { partColumns } from './columns.ts'

/** The table of notes, contacts, tasks or replies. */
type PartTable = PgTable & { [Name in keyof typeof partColumns]: PgColumn }

export async function countParts(tx: Db, userId: string, part: PartTable, applicationId: string): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(part)
    .where(and(eq(part.user_id, userId), eq(part.applicationId, applicationId)))
  return row?.rows ?? 0
}

/** Whether there was one. */
export async function deletePart(db: Db, userId: string, part: PartTable, id: string): Promise<boolean> {
  const rows = await db
    .delete(part)
    .where(and(eq(part.user_id, userId), eq(part.id, id)))
    .returning({ id: part.id })
  return rows.length > 0
}

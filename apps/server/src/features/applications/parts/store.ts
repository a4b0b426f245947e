import { and, count, eq } from 'drizzle-orm'
import { applicationReplies } from '#features/applications/replies/table'
import { applicationTasks } from '#features/applications/tasks/table'
import { applicationContacts, applicationNotes } from '#features/applications/tracker/table'
import type { Db } from '#platform/db/database'

const PARTS = {
  notes: applicationNotes,
  contacts: applicationContacts,
  tasks: applicationTasks,
  replies: applicationReplies,
}
type Part = keyof typeof PARTS

export async function countParts(tx: Db, userId: string, part: Part, applicationId: string): Promise<number> {
  const table = PARTS[part]
  const [row] = await tx
    .select({ rows: count() })
    .from(table)
    .where(and(eq(table.user_id, userId), eq(table.applicationId, applicationId)))
  return row?.rows ?? 0
}

/** Whether there was one. */
export async function deletePart(db: Db, userId: string, part: Part, id: string): Promise<boolean> {
  const table = PARTS[part]
  const rows = await db
    .delete(table)
    .where(and(eq(table.user_id, userId), eq(table.id, id)))
    .returning({ id: table.id })
  return rows.length > 0
}

/** Everything of a person's applications, when the account is deleted. */
export async function deleteAllParts(tx: Db, userId: string) {
  for (const table of Object.values(PARTS)) await tx.delete(table).where(eq(table.user_id, userId))
}

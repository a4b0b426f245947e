import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { applicationContacts, applicationNotes } from './table.ts'

export async function deleteTracker(tx: Db, userId: string) {
  for (const table of [applicationNotes, applicationContacts]) await tx.delete(table).where(eq(table.user_id, userId))
}

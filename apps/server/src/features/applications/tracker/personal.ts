import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { applicationContacts, applicationNotes } from './table.ts'

const { search: _n, ...NOTE_COLUMNS } = getTableColumns(applicationNotes)
const { search: _c, ...CONTACT_COLUMNS } = getTableColumns(applicationContacts)

export const collectTracker = async (db: Db, userId: string) => ({
  applicationNotes: await db.select(NOTE_COLUMNS).from(applicationNotes).where(eq(applicationNotes.user_id, userId)),
  applicationContacts: await db.select(CONTACT_COLUMNS).from(applicationContacts).where(eq(applicationContacts.user_id, userId)),
})

export async function deleteTracker(tx: Db, userId: string) {
  for (const table of [applicationNotes, applicationContacts]) await tx.delete(table).where(eq(table.user_id, userId))
}

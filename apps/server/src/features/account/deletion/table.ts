import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#platform/db/columns'

/** Which accounts were deleted, by the hash of the user's id: after a backup was restored they can be deleted again (decisions, Account). */
export const deletionLedger = pgTable(
  'deletion_ledger',
  {
    userHash: text('user_hash').primaryKey(),
    deletedAt: timestampColumn('deleted_at').notNull(),
  },
  (t) => [index('deletion_ledger_deleted_at').on(t.deletedAt)],
)

import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from '#platform/db/columns'

/** Mails of an installation without a mail server. A mail is sealed whole, so that a dump shows neither links nor addresses. */
export const localMails = pgTable(
  'local_mails',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    sealed: bytea('sealed').notNull(),
    // Real time, not the movable clock, so that mails keep their order, also within one transaction.
    createdAt: timestampColumn('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('local_mails_created_at').on(table.createdAt)],
)

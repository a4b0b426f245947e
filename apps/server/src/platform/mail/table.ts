import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from '#platform/db/columns'

/** Mails of an installation without a mail server. A mail is sealed whole, so that a dump shows neither links nor addresses. */
export const localMails = pgTable(
  'local_mails',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    sealed: bytea('sealed').notNull(),
    // Real time, not the movable clock, so that emails keep their order even within one transaction.
    createdAt: timestampColumn('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('local_mails_created_at').on(table.createdAt)],
)

/** Mails that the mail server did not accept at the last try. Nothing tells whom they were for; the id is the hash of the sealed mail. */
export const mailFailures = pgTable(
  'mail_failures',
  {
    id: text('id').primaryKey(),
    tries: integer('tries').notNull().default(1),
    reason: text('reason').notNull(),
    firstAt: timestampColumn('first_at').notNull(),
    lastAt: timestampColumn('last_at').notNull(),
  },
  (table) => [index('mail_failures_last_at').on(table.lastAt)],
)

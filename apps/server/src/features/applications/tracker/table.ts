import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { partColumns } from '#features/applications/parts/columns'
import { wordsOf } from '#features/applications/record/search-words'
import { timestampColumn, tsvector } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const owned = {
  ...partColumns,
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
}

export const applicationNotes = pgTable(
  'application_notes',
  {
    ...owned,
    text: text('text').notNull(),
    search: tsvector('search').notNull().generatedAlwaysAs(wordsOf(sql`text`)),
  },
  (t) => [
    index('application_notes_application').on(t.applicationId, t.createdAt),
    index('application_notes_person').on(t.user_id),
    ...ownRowsOnly(t.user_id),
  ],
)

/** People at an employer. */
export const applicationContacts = pgTable(
  'application_contacts',
  {
    ...owned,
    name: text('name').notNull(),
    role: text('role').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    search: tsvector('search').notNull().generatedAlwaysAs(wordsOf(sql`name || ' ' || role || ' ' || email || ' ' || phone`)),
  },
  (t) => [
    index('application_contacts_application').on(t.applicationId, t.createdAt),
    index('application_contacts_person').on(t.user_id),
    ...ownRowsOnly(t.user_id),
  ],
)

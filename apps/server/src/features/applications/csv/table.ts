import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Files that came in, and what they added: enough to take an import back. */
export const applicationImports = pgTable(
  'application_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    applicationIds: jsonb('application_ids').$type<string[]>().notNull(),
    at: timestampColumn('at').notNull(),
    undoneAt: timestampColumn('undone_at'),
  },
  (t) => [index('application_imports_person').on(t.user_id, t.at), ...ownRowsOnly(t.user_id)],
)

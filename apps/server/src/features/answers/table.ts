import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** What a person has answered before and lets us use again; one answer a question. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key: an index refuses long texts. */
    keyHash: text('key_hash').notNull(),
    key: text('key').notNull(),
    label: text('label').notNull(),
    employer: text('employer').notNull(),
    values: jsonb('values').$type<string[]>().notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    isSeveral: boolean('is_several').notNull(),
    created_at: timestampColumn('created_at').notNull(),
    saved_at: timestampColumn('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_answers_key').on(t.user_id, t.keyHash),
    index('saved_answers_user').on(t.user_id, t.created_at, t.id),
    ...ownRowsOnly(t.user_id),
  ],
)

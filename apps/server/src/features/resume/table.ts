import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** An uploaded file and its parse result. The file itself is in the storage under `storage_key`. */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the file was uploaded for; the second part of its address. */
    folder: uuid('folder').notNull(),
    filename: text('filename').notNull(),
    size: integer('size').notNull(),
    storage_key: text('storage_key').notNull(),
    reading: jsonb('reading').$type<ResumeParseResult>().notNull(),
    reviewed_at: timestampColumn('reviewed_at'),
    created_at: timestampColumn('created_at').notNull(),
  },
  (t) => [
    index('resumes_folder').on(t.user_id, t.folder, t.created_at),
    uniqueIndex('resumes_storage_key').on(t.storage_key),
    ...ownRowsOnly(t.user_id),
  ],
)

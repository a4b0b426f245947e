import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Jobs that a person does not want to see, and by whose words others like them are left out. */
export const unwantedJobs = pgTable(
  'unwanted_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: text('job_id').notNull(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (t) => [index('unwanted_jobs_latest').on(t.userId, t.createdAt), ...ownRowsOnly(t.userId)],
)

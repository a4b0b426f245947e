import type { Status } from '@jobapply/core/applications/constants'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** A job that a person keeps, from saved to the offer (decisions, Applying). It holds what it needs of the posting. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id'),
    jobId: text('job_id').notNull(),
    job_title: text('job_title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull(),
    job_url: text('job_url'),
    application_url: text('application_url'),
    source: text('source').notNull(),
    status: text('status').$type<Status>().notNull(),
    created_at: timestampColumn('created_at').notNull(),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('job_applications_job').on(t.user_id, t.jobId),
    index('job_applications_status').on(t.user_id, t.status, t.created_at),
    ...ownRowsOnly(t.user_id),
  ],
)

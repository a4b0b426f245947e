import { uuid } from 'drizzle-orm/pg-core'
import { jobApplications } from '#features/applications/record/table'
import { users } from '#platform/auth/table'

/** What notes, contacts, tasks and replies have in common: whose they are, and of which application. */
export const partColumns = {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => jobApplications.id, { onDelete: 'cascade' }),
}

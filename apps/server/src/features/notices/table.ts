import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const ownedBy = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    /** What the notice is about; each subject is announced once. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    path: text('path'),
    created_at: timestampColumn('created_at').notNull(),
    read_at: timestampColumn('read_at'),
  },
  (t) => [
    uniqueIndex('notices_key').on(t.user_id, t.key),
    index('notices_latest').on(t.user_id, t.created_at),
    ...ownRowsOnly(t.user_id),
  ],
)

/** Without a row all of them are on (decisions, Account). */
export const alertToggles = pgTable(
  'alert_toggles',
  {
    user_id: ownedBy().primaryKey(),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    jobAlerts: boolean('job_alerts').notNull().default(true),
    applicationUpdates: boolean('application_updates').notNull().default(true),
    weeklyDigest: boolean('weekly_digest').notNull().default(true),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => ownRowsOnly(t.user_id),
)

import type { Reminder } from '@jobapply/core/applications/tasks/constants'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { partColumns } from '#features/applications/parts/columns'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

export const applicationTasks = pgTable(
  'application_tasks',
  {
    ...partColumns,
    title: text('title').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time'),
    zone: text('zone'),
    /** The moment of day, time and zone. */
    dueAt: timestampColumn('due_at'),
    reminder: text('reminder').$type<Reminder>().notNull(),
    /** When to remind the person; null: never, or it is done. A change of the date sets it anew. */
    remindAt: timestampColumn('remind_at'),
    doneAt: timestampColumn('done_at'),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (t) => [
    index('application_tasks_application').on(t.applicationId, t.day),
    index('application_tasks_person').on(t.user_id, t.day),
    index('application_tasks_remind').on(t.remindAt).where(sql`remind_at is not null and done_at is null`),
    ...ownRowsOnly(t.user_id),
  ],
)

/** A person's calendar address. Only the system writes it; the address cannot be made from what is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address. */
    secretHash: text('secret_hash').notNull(),
    madeAt: timestampColumn('made_at').notNull(),
    /** When a calendar program asked last, to the hour. */
    readAt: timestampColumn('read_at'),
  },
  (t) => [uniqueIndex('calendar_feeds_secret').on(t.secretHash), ...ownRowsOnly(t.userId)],
)

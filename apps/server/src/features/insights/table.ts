import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Without a row the person has the default goal and has not been notified of anything. */
export const insightSettings = pgTable(
  'insight_settings',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    weeklyGoal: integer('weekly_goal'),
    /** Changes of applications up to this time have been mailed. */
    toldUntil: timestampColumn('told_until'),
    /** The Monday of the last weekly digest, also of one that had nothing to tell. */
    digestDay: date('digest_day'),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => [...ownRowsOnly(t.user_id)],
)

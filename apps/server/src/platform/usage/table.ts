import type { UsageEvent } from '@jobapply/core/account/constants'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** That something happened, and when: no screen, no search text, no job, no document (decisions, Account). */
export const usageEvents = pgTable(
  'usage_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').$type<UsageEvent>().notNull(),
    created_at: timestampColumn('created_at').notNull(),
  },
  (t) => [index('usage_events_user').on(t.user_id), index('usage_events_age').on(t.created_at), ...ownRowsOnly(t.user_id)],
)

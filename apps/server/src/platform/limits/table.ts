import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#platform/db/columns'

/** When each limited thing was last used. Keys are hashes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    times: timestampColumn('times').array().notNull(),
    latest: timestampColumn('latest').notNull(),
  },
  (t) => [index('attempts_latest').on(t.latest)],
)

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When each limited thing was last used. Keys are hashes. */
export const attempts = pgTable(
  'attempts',
  { key: text('key').primaryKey(), times: moment('times').array().notNull(), latest: moment('latest').notNull() },
  (t) => [index('attempts_latest').on(t.latest)],
)

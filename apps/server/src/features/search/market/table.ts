import type { MarketFigures, MarketWeek } from '@jobapply/core/search/market'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#platform/db/columns'

/** What a task has counted of an occupation that somebody searched for. Its names come from our own tables, never from what was typed. */
export const jobMarket = pgTable(
  'job_market',
  {
    occupation: text('occupation').notNull(),
    /** Empty for all countries. */
    country: text('country').notNull(),
    askedAt: timestampColumn('asked_at').notNull(),
    /** Null until it is counted for the first time. */
    countedAt: timestampColumn('counted_at'),
    figures: jsonb('figures').$type<MarketFigures>(),
    weeks: jsonb('weeks').$type<MarketWeek[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (t) => [primaryKey({ columns: [t.occupation, t.country] }), index('job_market_due').on(t.countedAt)],
)

import type { Change } from '@jobapply/core/search/alerts'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userProfiles } from '#features/profiles/table'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Named searches of a person; those with `keepSearching` are repeated by a task. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    profileId: uuid('profile_id').references(() => userProfiles.id, { onDelete: 'set null' }),
    preferences: jsonb('preferences').$type<SearchPreferences>().notNull(),
    keepSearching: boolean('keep_searching').notNull().default(false),
    /** When it was switched on: jobs that were there before are not new. */
    searchingSince: timestampColumn('searching_since'),
    lastRunAt: timestampColumn('last_run_at'),
    announced: integer('announced').notNull().default(0),
    /** When its last email was sent. */
    mailedAt: timestampColumn('mailed_at'),
    /** The documented save and load buttons work on the one used last. */
    usedAt: timestampColumn('used_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_searches_name').on(t.userId, sql`lower(${t.name})`),
    index('saved_searches_standing').on(t.lastRunAt).where(sql`keep_searching`),
    ...ownRowsOnly(t.userId),
  ],
)

/** Which jobs a person has been told of: each once, whichever search finds it, and again when something about it has changed. */
export const announcedJobs = pgTable(
  'announced_jobs',
  {
    userId: owner(),
    jobId: text('job_id').notNull(),
    announcedAt: timestampColumn('announced_at').notNull(),
    /** The search that found it, and how well it fitted then. */
    searchId: uuid('search_id').references(() => savedSearches.id, { onDelete: 'set null' }),
    matchScore: integer('match_score'),
    /** What was told last, and what is not told again. */
    change: text('change').$type<Exclude<Change, 'reposted'>>().notNull().default('new'),
    /** Null where nobody noted it: then nobody can say that pay was added. */
    isPayNamed: boolean('is_pay_named'),
    isClosingTold: boolean('is_closing_told').notNull().default(false),
    /** False until an email of its search names it; what is told otherwise needs none. */
    isMailed: boolean('is_mailed').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index('announced_jobs_latest').on(t.userId, t.announcedAt),
    index('announced_jobs_unmailed').on(t.searchId).where(sql`not is_mailed`),
    ...ownRowsOnly(t.userId),
  ],
)

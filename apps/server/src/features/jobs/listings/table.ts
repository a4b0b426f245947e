import type { Question } from '@jobapply/core/jobs/form'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Outcome } from '#features/jobs/sources/readers/source'
import { users } from '#platform/auth/table'
import { timestampColumn, tsvector } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const field = <Field extends keyof JobListing>(name: string, _: Field) => text(name).$type<JobListing[Field]>()

/**
 * Country, kind and mode of a job under one key for each choice of them: three long lists of the index would have to be gone through
 * together, this is one short list. A job that names its pay has one key more.
 */
export const FACETS = sql`(array[coalesce(country, '') || '|*|*', '*|' || filter_type || '|*', '*|*|' || filter_mode, coalesce(country, '') || '|' || filter_type || '|*', coalesce(country, '') || '|*|' || filter_mode, '*|' || filter_type || '|' || filter_mode, coalesce(country, '') || '|' || filter_type || '|' || filter_mode] || case when salary_min is not null or salary_max is not null then array['pay'] end)`
export const PAY_NAMED = 'pay'
export const facetOf = (country: string | null, type: string | null, mode: string | null) =>
  [country, type, mode].map((one) => one ?? '*').join('|')

/** What the server visits: a company's board, a whole feed, or the demo set. */
export const jobBoards = pgTable(
  'job_boards',
  {
    /** 'greenhouse:acme'; a feed is 'remotive:'. */
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    token: text('token').notNull(),
    name: text('name').notNull(),
    /** Ours: shipped with the product, a feed or the demo set. Without it a person brought the board, and it never displaces what was known. */
    inDirectory: boolean('in_directory').notNull().default(false),
    addedAt: timestampColumn('added_at').notNull(),
    /** Its first good answer; before that it is a guess of the directory. */
    verifiedAt: timestampColumn('verified_at'),
    lastReadAt: timestampColumn('last_read_at'),
    lastOutcome: text('last_outcome').$type<Outcome>(),
    /** What the last answer said of itself, so that the next may be 'nothing new'. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    jobs: integer('jobs').notNull().default(0),
    /** Visits in a row that brought nothing: the next one waits longer. */
    failures: integer('failures').notNull().default(0),
    nextReadAt: timestampColumn('next_read_at').notNull(),
    /** Visits that have begun. Their numbers say which of two answers is newer; a clock can be set back. */
    visits: integer('visits').notNull().default(0),
    /** The visit that last brought a complete list, or said that it is unchanged. */
    listedIn: integer('listed_in').notNull().default(0),
    /** When it was last chosen for a visit: the budget counts these, and a crash does not forget them. */
    claimedAt: timestampColumn('claimed_at'),
    /** Jobs of the last good visit that are near what people look for, and good visits in a row without one. */
    near: integer('near').notNull().default(0),
    idleVisits: integer('idle_visits').notNull().default(0),
  },
  (t) => [index('job_boards_due').on(t.nextReadAt), index('job_boards_claimed').on(t.claimedAt)],
)

/** What is kept of a job of the index and of a pasted one, under the same names: one search reads both. */
const listingColumns = () => ({
  source: text('source').notNull(),
  sourceId: text('source_id').notNull(),
  url: text('url').notNull(),
  applyUrl: text('apply_url'),
  title: text('title').notNull(),
  company: text('company').notNull(),
  location: text('location').notNull(),
  city: text('city'),
  region: text('region'),
  country: text('country'),
  workMode: field('work_mode', 'workMode'),
  jobType: field('job_type', 'jobType'),
  level: field('level', 'level'),
  salaryMin: doublePrecision('salary_min'),
  salaryMax: doublePrecision('salary_max'),
  salaryCurrency: text('salary_currency'),
  salaryPeriod: field('salary_period', 'salaryPeriod'),
  postedAt: timestampColumn('posted_at'),
  firstSeenAt: timestampColumn('first_seen_at').notNull(),
  lastSeenAt: timestampColumn('last_seen_at').notNull(),
  expiresAt: timestampColumn('expires_at'),
  /** Marked by evidence only: gone from a full list, said to be closed, or past the end that it named. */
  closedAt: timestampColumn('closed_at'),
  closedWhy: text('closed_why').$type<'gone' | 'closed' | 'ended'>(),

  /** What makes two listings one job: where one applies, and title, company and place. */
  addressKey: text('address_key').notNull(),
  nameKey: text('name_key').notNull(),

  /** What the filters compare. */
  filterType: text('filter_type').notNull(),
  filterMode: text('filter_mode').notNull(),
  sortedAt: timestampColumn('sorted_at').notNull().generatedAlwaysAs(sql`coalesce(posted_at, first_seen_at)`),
  /** Words without signs and accents, made by `toSearchWords`. */
  titleWords: text('title_words').notNull(),
  companyWords: text('company_words').notNull(),
  placeWords: text('place_words').notNull(),
  keywords: text('keywords').notNull(),
  // Without the places of the words, which nobody asks for. Apart from each other: an index that holds all words cannot tell where one stands, and every row would have to be looked at.
  titleSearch: tsvector('title_search')
    .notNull()
    .generatedAlwaysAs(sql`strip(to_tsvector('english', title_words || ' joblevel' || coalesce(level, '')))`),
  placeSearch: tsvector('place_search').notNull().generatedAlwaysAs(sql`strip(to_tsvector('simple', place_words))`),
  search: tsvector('search')
    .notNull()
    .generatedAlwaysAs(
      sql`strip(to_tsvector('english', title_words) || to_tsvector('simple', company_words) || to_tsvector('english', keywords))`,
    ),
})

/** The long part of a job. */
const textColumns = () => ({
  description: text('description').notNull(),
  requirements: jsonb('requirements').$type<JobListing['requirements']>().notNull(),
  benefits: jsonb('benefits').$type<JobListing['benefits']>().notNull(),
  skills: jsonb('skills').$type<JobListing['skills']>().notNull(),
})

/** A job as a search reads it, without its description. */
export const jobListings = pgTable(
  'job_listings',
  {
    id: text('id').primaryKey(),
    boardId: text('board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    ...listingColumns(),
    /** How often its date was moved forward. */
    reposts: integer('reposts').notNull().default(0),
    /** Open, and the representative of all listings of the same job. */
    isListed: boolean('is_listed').notNull().default(true),
    /** The last visit of its board that named it. */
    seenIn: integer('seen_in').notNull().default(0),
  },
  (t) => [
    // One index for the words and the exact filters: each filter outside of it costs a visit of every row.
    index('job_listings_search').using('gin', t.titleSearch, t.placeSearch, t.search, FACETS, t.source).where(sql`is_listed`),
    // With what the commonest looks compare, so that going back in time visits no row.
    index('job_listings_newest')
      .on(t.sortedAt.desc().nullsFirst(), t.id, t.titleSearch, t.country, t.filterType, t.filterMode)
      .where(sql`is_listed`),
    index('job_listings_first_seen').on(t.firstSeenAt).where(sql`is_listed`),
    index('job_listings_board').on(t.boardId, t.lastSeenAt),
    index('job_listings_address').on(t.addressKey),
    index('job_listings_name').on(t.nameKey),
    index('job_listings_ends').on(t.expiresAt).where(sql`closed_at is null and expires_at is not null`),
  ],
)

/** The long part of a job, read for those that are scored or shown. */
export const jobTexts = pgTable('job_texts', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => jobListings.id, { onDelete: 'cascade' }),
  ...textColumns(),
})

/** A job whose page a person has pasted: theirs alone, since anybody can write such a page about anybody. */
export const pastedJobs = pgTable(
  'pasted_jobs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    ...listingColumns(),
    ...textColumns(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), ...ownRowsOnly(t.userId)],
)

/**
 * What matching has read of a job, in its own shorthand. `reader` is empty until it has, and again when the posting says something else;
 * short rows, since a search takes in hundreds.
 */
export const jobReadings = pgTable(
  'job_readings',
  {
    jobId: text('job_id')
      .primaryKey()
      .references(() => jobListings.id, { onDelete: 'cascade' }),
    contentKey: text('content_key').notNull(),
    reader: text('reader').notNull().default(''),
    reading: text('reading').notNull().default(''),
  },
  (t) => [index('job_readings_reader').on(t.reader)],
)

/** Texts over which a helper process had to be ended; the third time sets a text aside. A new text has a new key. */
export const jobFailedReadings = pgTable(
  'job_failed_readings',
  {
    contentKey: text('content_key').primaryKey(),
    source: text('source').notNull(),
    failures: integer('failures').notNull(),
    failedAt: timestampColumn('failed_at').notNull(),
  },
  (t) => [index('job_failed_readings_failed_at').on(t.failedAt)],
)

/** What the employer's form of a job asks, as it was read last. */
export const jobForms = pgTable('job_forms', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => jobListings.id, { onDelete: 'cascade' }),
  questions: jsonb('questions').$type<Question[]>().notNull(),
  readAt: timestampColumn('read_at').notNull(),
})

/** The words of all titles: what a mistyped word is compared with. */
export const jobTitleWords = pgTable('job_title_words', { word: text('word').primaryKey() }, (t) => [
  index('job_title_words_similar').using('gin', t.word.op('gin_trgm_ops')),
])

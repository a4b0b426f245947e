import type { AutomationSettings } from '@jobapply/core/applications/automation-schema'
import type { Actor, Progress, Queuer, Status } from '@jobapply/core/applications/constants'
import type { OpenQuestion } from '@jobapply/core/applications/questions-schema'
import { RECEIPT_KINDS } from '@jobapply/core/applications/receipt-schema'
import type { CoverLetterData, PreparedField } from '@jobapply/core/applications/schema'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn, tsvector } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'
import { wordsOf } from './search-words.ts'

const ownedBy = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A job that a person keeps, from saved to the offer (decisions, Applying). It holds what it needs of the posting. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    profileId: uuid('profile_id'),
    jobId: text('job_id').notNull(),
    job_title: text('job_title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull(),
    job_url: text('job_url'),
    application_url: text('application_url'),
    source: text('source').notNull(),
    status: text('status').$type<Status>().notNull(),
    progress: text('progress').$type<Progress>(),
    /** Set by every step into the queue: what may go out unattended depends on it. */
    queuedBy: text('queued_by').$type<Queuer>(),
    /** The canonical address of the posting; empty while it is only saved, or where it has none. */
    address: text('address').notNull().default(''),
    /** Hashes of title, company and location as `sameJobKey` folds them, and of the company alone: what duplicates and holds compare. */
    sameJob: text('same_job').notNull().default(''),
    sameCompany: text('same_company').notNull().default(''),
    posting: text('posting').notNull().default(''),
    resumeId: uuid('resume_id'),
    resumeData: jsonb('resume_data').$type<Record<string, unknown>>(),
    coverLetterData: jsonb('cover_letter_data').$type<CoverLetterData>(),
    fields: jsonb('fields').$type<PreparedField[]>().notNull().default([]),
    /** Required questions of the form that only the person can answer. */
    openQuestions: jsonb('open_questions').$type<OpenQuestion[]>().notNull().default([]),
    /** How well the job fits the profile, as it was scored when it was kept. */
    score: integer('score'),
    postedAt: timestampColumn('posted_at'),
    deadline: date('deadline', { mode: 'string' }),
    nextAt: timestampColumn('next_at'),
    nextText: text('next_text').notNull().default(''),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(wordsOf(sql`job_title || ' ' || company || ' ' || location || ' ' || source`)),
    approvedAt: timestampColumn('approved_at'),
    openedAt: timestampColumn('opened_at'),
    appliedAt: timestampColumn('applied_at'),
    answeredAt: timestampColumn('answered_at'),
    interviewedAt: timestampColumn('interviewed_at'),
    offeredAt: timestampColumn('offered_at'),
    decidedAt: timestampColumn('decided_at'),
    created_at: timestampColumn('created_at').notNull(),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('job_applications_job').on(t.user_id, t.jobId),
    uniqueIndex('job_applications_address').on(t.user_id, t.address).where(sql`address <> '' and status <> 'saved'`),
    index('job_applications_status').on(t.user_id, t.status, t.created_at),
    index('job_applications_added').on(t.user_id, t.created_at, t.id),
    index('job_applications_changed').on(t.user_id, t.updated_at, t.id),
    index('job_applications_status_changed').on(t.user_id, t.status, t.updated_at, t.id),
    // What admins count: who applied when.
    index('job_applications_created_at').on(t.created_at, t.id, t.user_id).where(sql`status <> 'saved'`),
    index('job_applications_applied').on(t.user_id, t.appliedAt).where(sql`applied_at is not null`),
    index('job_applications_next').on(t.user_id, t.nextAt).where(sql`next_at is not null`),
    index('job_applications_same_job').on(t.user_id, t.sameJob),
    index('job_applications_same_company').on(t.user_id, t.sameCompany, t.appliedAt),
    ...ownRowsOnly(t.user_id),
  ],
)

/** Every change of status and progress (APPLY-020). */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    at: timestampColumn('at').notNull(),
    column: text('column', { enum: ['status', 'progress'] }).notNull(),
    from: text('from'),
    to: text('to'),
    by: text('by').$type<Actor>().notNull(),
    note: text('note'),
  },
  (t) => [
    // With the person, whom the row rule asks for as well: two indexes together read all of a person's history.
    index('application_history_application').on(t.applicationId, t.user_id, t.at),
    index('application_history_latest').on(t.user_id, t.at),
    index('application_history_by_others').on(t.at).where(sql`by <> 'you'`),
    ...ownRowsOnly(t.user_id),
  ],
)

/** What a call with an idempotency key answered: the same key is answered the same, and does nothing a second time. */
export const applicationCalls = pgTable(
  'application_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    key: text('key').notNull(),
    /** SHA-256 of the input: another one under the same key is refused. */
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (t) => [
    uniqueIndex('application_calls_key').on(t.user_id, t.key),
    index('application_calls_at').on(t.at),
    ...ownRowsOnly(t.user_id),
  ],
)

/** A person's chain of receipts. The body is text, byte for byte as it was hashed; null after its application was removed. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    number: integer('number').notNull(),
    /** Not a reference: the mark stays when the application goes. */
    applicationId: uuid('application_id').notNull(),
    kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
    at: timestampColumn('at').notNull(),
    body: text('body'),
    bodyHash: text('body_hash').notNull(),
    previous: text('previous'),
    hash: text('hash').notNull(),
  },
  (t) => [
    uniqueIndex('receipts_number').on(t.user_id, t.number),
    index('receipts_application').on(t.user_id, t.applicationId),
    ...ownRowsOnly(t.user_id),
  ],
)

/** A file that a receipt names, kept for the interview. Equal files of several applications share one stored file. */
export const receiptFiles = pgTable(
  'receipt_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    applicationId: uuid('application_id').notNull(),
    kind: text('kind', { enum: ['resume', 'letter'] }).notNull(),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    storage_key: text('storage_key').notNull(),
  },
  (t) => [
    uniqueIndex('receipt_files_application').on(t.user_id, t.applicationId, t.sha256),
    index('receipt_files_sha256').on(t.user_id, t.sha256),
    index('receipt_files_storage_key').on(t.storage_key),
    ...ownRowsOnly(t.user_id),
  ],
)

/** The end of each chain: without it a removed last receipt would not be noticed. */
export const receiptChains = pgTable(
  'receipt_chains',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
    hash: text('hash').notNull(),
    /** HMAC of count and hash. */
    seal: text('seal').notNull(),
  },
  (t) => [...ownRowsOnly(t.user_id)],
)

/** What a person has set for the automation of all profiles, and whether everything is stopped. */
export const automationSettings = pgTable(
  'automation_settings',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<AutomationSettings>().notNull(),
    stoppedAt: timestampColumn('stopped_at'),
    updated_at: timestampColumn('updated_at').notNull(),
  },
  (t) => [...ownRowsOnly(t.user_id)],
)

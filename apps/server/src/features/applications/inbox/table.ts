import type { CardState, MailPort, MailProvider, SignIn } from '@jobapply/core/applications/inbox/constants'
import type { ReplyKind } from '@jobapply/core/applications/replies/constants'
import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { jobApplications } from '#features/applications/record/table'
import { applicationReplies } from '#features/applications/replies/table'
import { applicationTasks } from '#features/applications/tasks/table'
import { users } from '#platform/auth/table'
import { bytea, timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The mailbox that a person has connected. Only the system writes it, and nobody else reads the secret. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    userId: owner().primaryKey(),
    /** Another one after each connecting: a reading that began before writes nothing any more. */
    connectionId: uuid('connection_id').notNull().defaultRandom(),
    provider: text('provider').$type<MailProvider>().notNull(),
    host: text('host').notNull(),
    port: text('port').$type<MailPort>().notNull(),
    address: text('address').notNull(),
    /** What the secret is: an app password, or a refresh token of OAuth. */
    signIn: text('sign_in').$type<SignIn>().notNull().default('password'),
    /** Sealed for this person. */
    secret: bytea('secret').notNull(),
    folders: jsonb('folders').$type<string[]>().notNull(),
    since: text('since').notNull(),
    connectedAt: timestampColumn('connected_at').notNull(),
    readAt: timestampColumn('read_at'),
    /** null: not until it is connected again. */
    nextAt: timestampColumn('next_at'),
    failures: integer('failures').notNull().default(0),
    problem: text('problem'),
  },
  (t) => [index('mailboxes_due').on(t.nextAt), ...ownRowsOnly(t.userId)],
)

/** How far each folder was read. Of emails that concern no application this is all that we keep. */
export const mailboxFolders = pgTable(
  'mailbox_folders',
  {
    userId: owner(),
    folder: text('folder').notNull(),
    uidValidity: text('uid_validity').notNull(),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.folder] }), ...ownRowsOnly(t.userId)],
)

/** Emails that may be about an application, until the person has decided; they go with the application. */
export const inboxMails = pgTable(
  'inbox_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** Hash of what makes an email the same one, wherever it was moved. */
    mailKey: text('mail_key').notNull(),
    /** Hash of its Message-ID: answers to it belong to the same application. */
    threadKey: text('thread_key').notNull(),
    from: text('from').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    calendar: text('calendar'),
    sentAt: timestampColumn('sent_at'),
    isVerified: boolean('is_verified').notNull(),
    kind: text('kind').$type<ReplyKind>(),
    quote: text('quote').notNull(),
    appointments: jsonb('appointments').$type<ReplyProposal['appointments']>().notNull(),
    warnings: jsonb('warnings').$type<ReplyProposal['warnings']>().notNull(),
    applicationId: uuid('application_id').references(() => jobApplications.id, { onDelete: 'cascade' }),
    candidates: jsonb('candidates').$type<string[]>().notNull(),
    /** The application was added from this email: undoing takes it away again. */
    hasAdded: boolean('has_added').notNull().default(false),
    state: text('state').$type<CardState>().notNull().default('open'),
    shownFrom: timestampColumn('shown_from').notNull(),
    decidedAt: timestampColumn('decided_at'),
    replyId: uuid('reply_id').references(() => applicationReplies.id, { onDelete: 'set null' }),
    taskId: uuid('task_id').references(() => applicationTasks.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('inbox_mails_key').on(t.userId, t.mailKey),
    index('inbox_mails_open').on(t.userId, t.state, t.shownFrom),
    index('inbox_mails_application').on(t.applicationId),
    ...ownRowsOnly(t.userId),
  ],
)

/** Keyed hashes of senders who do not write about jobs. */
export const ignoredSenders = pgTable('ignored_senders', { userId: owner(), sender: text('sender').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.sender] }),
  ...ownRowsOnly(t.userId),
])

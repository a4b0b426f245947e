import type { ReplyKind } from '@jobapply/core/applications/replies/constants'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { partColumns } from '#features/applications/parts/columns'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Mails of employers that the person has confirmed. */
export const applicationReplies = pgTable(
  'application_replies',
  {
    ...partColumns,
    kind: text('kind').$type<ReplyKind>().notNull(),
    from: text('from').notNull(),
    subject: text('subject').notNull(),
    quote: text('quote').notNull(),
    text: text('text').notNull(),
    /** SHA-256 of the mail: confirmed twice it is kept once. */
    hash: text('hash').notNull(),
    sentAt: timestampColumn('sent_at'),
    addedAt: timestampColumn('added_at').notNull(),
  },
  (t) => [
    uniqueIndex('application_replies_mail').on(t.applicationId, t.hash),
    index('application_replies_person').on(t.user_id),
    ...ownRowsOnly(t.user_id),
  ],
)

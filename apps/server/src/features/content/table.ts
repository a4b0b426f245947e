import type { MessageForm } from '@jobapply/core/content/constants'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Whose address it is, as far as somebody with that address had an account when it came. */
const owner = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' })

/** What came through the contact and careers forms. `email` is the canonical spelling, by which rows are found and erased. */
export const formMessages = pgTable(
  'form_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    form: text('form').$type<MessageForm>().notNull(),
    email: text('email').notNull(),
    mailAddress: text('mail_address').notNull(),
    name: text('name').notNull(),
    /** The subject of a message, the position of an application. */
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    link: text('link'),
    created_at: timestampColumn('created_at').notNull(),
  },
  (t) => [
    index('form_messages_user').on(t.user_id),
    index('form_messages_email').on(t.email),
    index('form_messages_created_at').on(t.created_at),
    ...ownRowsOnly(t.user_id),
  ],
)

export const newsletterReaders = pgTable(
  'newsletter_readers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    email: text('email').notNull(),
    mailAddress: text('mail_address').notNull(),
    created_at: timestampColumn('created_at').notNull(),
    /** Set when the mailed link was confirmed (double opt-in); nothing is sent before. */
    confirmedAt: timestampColumn('confirmed_at'),
    /** The day (YYYY-MM-DD) up to which new articles were announced. */
    toldUntil: text('told_until').notNull(),
  },
  (t) => [
    uniqueIndex('newsletter_readers_email').on(t.email),
    index('newsletter_readers_user').on(t.user_id),
    ...ownRowsOnly(t.user_id),
  ],
)

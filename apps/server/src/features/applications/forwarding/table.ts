import type { ForwardingConfirmation } from '@jobapply/core/applications/forwarding/schema'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Private addresses to which people forward employers' emails. */
export const inboundAddresses = pgTable(
  'inbound_addresses',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In front of the @; nobody can guess it. */
    mailbox: text('mailbox').notNull(),
    madeAt: timestampColumn('made_at').notNull(),
    /** When the last email came. */
    mailAt: timestampColumn('mail_at'),
    confirmation: jsonb('confirmation').$type<ForwardingConfirmation>(),
  },
  (t) => [uniqueIndex('inbound_addresses_mailbox').on(t.mailbox), ...ownRowsOnly(t.userId)],
)

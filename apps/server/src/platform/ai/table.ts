import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** Requests that were sent to the AI endpoint for a person, with their answers; the person can read all of them. */
export const aiLedger = pgTable(
  'ai_ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** The endpoint's host. */
    endpoint: text('endpoint').notNull(),
    model: text('model').notNull(),
    sent: text('sent').notNull(),
    received: text('received'),
    /** 'asked' until the endpoint answers; it stays so when the server stops in between. */
    outcome: text('outcome').$type<'asked' | 'answered' | 'timeout' | 'cancelled' | 'failed' | 'unusable'>().notNull(),
    tokens: integer('tokens'),
    created_at: timestampColumn('created_at').notNull(),
  },
  (t) => [index('ai_ledger_user').on(t.user_id, t.created_at), ...ownRowsOnly(t.user_id)],
)

/** A person has seen the endpoint's host and switched AI on for it. Another endpoint needs another consent. */
export const aiConsents = pgTable(
  'ai_consents',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The endpoint's host. */
    endpoint: text('endpoint').notNull(),
    created_at: timestampColumn('created_at').notNull(),
  },
  (t) => ownRowsOnly(t.user_id),
)

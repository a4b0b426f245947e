import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** The local payment server's objects, in Stripe's form. It is a third party, so nothing references the product's tables. */
export const localStripeObjects = pgTable(
  'local_stripe_objects',
  {
    id: text('id').primaryKey(),
    object: text('object').notNull(),
    customer: text('customer'),
    /** The user of customers and their objects, from the metadata that the product sends. */
    user_id: uuid('user_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    created_at: timestampColumn('created_at').notNull(),
    /** For events: when the product accepted it. */
    delivered_at: timestampColumn('delivered_at'),
  },
  (t) => [
    index('local_stripe_objects_customer').on(t.customer),
    index('local_stripe_objects_object').on(t.object, t.created_at),
    ...ownRowsOnly(t.user_id),
  ],
)

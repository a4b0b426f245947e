import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

/** What the local payment server knows, as Stripe would answer it. It is a third party: nothing here points at the product's tables. */
export const localStripeObjects = pgTable(
  'local_stripe_objects',
  {
    id: text('id').primaryKey(),
    object: text('object').notNull(),
    customer: text('customer'),
    /** Of customers and what belongs to them, from the metadata that the product sends. */
    user_id: uuid('user_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    created_at: timestampColumn('created_at').notNull(),
    /** Of events: when the product took it. */
    delivered_at: timestampColumn('delivered_at'),
  },
  (t) => [
    index('local_stripe_objects_customer').on(t.customer),
    index('local_stripe_objects_object').on(t.object, t.created_at),
    ...ownRowsOnly(t.user_id),
  ],
)

import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRowsOnly } from '#platform/db/roles'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
    created_at: moment('created_at').notNull(),
    /** For events: when the product accepted it. */
    delivered_at: moment('delivered_at'),
  },
  (t) => [
    index('local_stripe_objects_customer').on(t.customer),
    index('local_stripe_objects_object').on(t.object, t.created_at),
    ...ownRowsOnly(t.user_id),
  ],
)

import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, pgView, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const stamped = (name: string) => timestampColumn(name).notNull().defaultNow()
const option = <Field extends keyof PlanConfiguration>(name: Field) => text(name).$type<PlanConfiguration[Field]>().notNull()
const ownedBy = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The catalogue; its keys are the specification's names (spec 3 §3). */
export const planConfigurations = pgTable('plan_configurations', {
  id: uuid('id').primaryKey().defaultRandom(),
  plan_key: text('plan_key').notNull().unique(),
  plan_name: text('plan_name').notNull(),
  description: text('description'),
  auto_apply_limit: integer('auto_apply_limit').notNull(),
  limit_period: option('limit_period').default('month'),
  price_amount: integer('price_amount').notNull(),
  price_display: text('price_display').notNull(),
  period_text: text('period_text'),
  currency: text('currency').notNull().default('usd'),
  currency_symbol: text('currency_symbol').notNull().default('$'),
  billing_interval: option('billing_interval').default('month'),
  billing_interval_count: integer('billing_interval_count').notNull().default(1),
  display_frequency: text('display_frequency').notNull().default('/month'),
  features: jsonb('features').$type<string[]>().notNull().default(sql`'[]'`),
  is_active: boolean('is_active').notNull().default(true),
  /** Not known to the payment provider. */
  is_demo: boolean('is_demo').notNull().default(true),
  creation_status: option('creation_status').default('saved'),
  stripe_product_id: text('stripe_product_id'),
  stripe_price_id: text('stripe_price_id'),
  last_synced_at: timestampColumn('last_synced_at'),
  created_at: stamped('created_at'),
  updated_at: stamped('updated_at'),
})

/** The payment provider's subscriptions, as last reported; only its events change them. */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    /** No reference: a plan may be deleted while people still have it. */
    plan_key: text('plan_key').notNull(),
    status: text('status').notNull(),
    current_period_start: timestampColumn('current_period_start').notNull(),
    current_period_end: timestampColumn('current_period_end').notNull(),
    /** Start of the last paid period; limit cycles are counted from it. */
    paid_period_start: timestampColumn('paid_period_start').notNull(),
    trial_end: timestampColumn('trial_end'),
    cancel_at_period_end: boolean('cancel_at_period_end').notNull().default(false),
    stripe_customer_id: text('stripe_customer_id').notNull(),
    stripe_subscription_id: text('stripe_subscription_id').notNull().unique(),
    created_at: stamped('created_at'),
    updated_at: stamped('updated_at'),
    /** When the provider was asked, by the database's own clock: an older answer never replaces a newer one. */
    asked_at: timestampColumn('asked_at').notNull(),
  },
  (t) => [
    // In the order of the view `subscribers` and with what it shows: it reads only the index.
    index('user_subscriptions_user').on(
      t.user_id,
      sql`(status in ('active', 'trialing', 'past_due')) desc`,
      t.current_period_end.desc().nullsFirst(),
      t.id,
      t.status,
      t.plan_key,
      t.created_at,
    ),
    index('user_subscriptions_created_at').on(t.created_at, t.id),
    ...ownRowsOnly(t.user_id),
  ],
)

/** One row a subscriber: the subscription that counts (BILLING-031). The table's row level security also applies to readers of the view. */
export const subscribers = pgView('subscribers', {
  user_id: uuid('user_id'),
  subscribed: boolean('subscribed'),
  subscription_tier: text('subscription_tier'),
  subscription_end: timestampColumn('subscription_end'),
  created_at: timestampColumn('created_at'),
})
  .with({ securityInvoker: true })
  .as(sql`select distinct on (user_id) user_id, status in ('active', 'trialing', 'past_due') as subscribed,
    plan_key as subscription_tier, current_period_end as subscription_end, created_at
    from user_subscriptions order by user_id, status in ('active', 'trialing', 'past_due') desc, current_period_end desc, id`)

/** A person's customer id at the payment provider. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    user_id: ownedBy().primaryKey(),
    stripe_customer_id: text('stripe_customer_id').notNull().unique(),
    created_at: stamped('created_at'),
  },
  (t) => ownRowsOnly(t.user_id),
)

/**
 * The provider's events, each once. Rows stay when the person is deleted: `user_id` then becomes a random id (decisions, Account), hence
 * no reference.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    stripe_event_id: text('stripe_event_id').notNull().unique(),
    event_type: text('event_type').notNull(),
    amount: integer('amount'),
    currency: text('currency').notNull().default('usd'),
    status: text('status').notNull(),
    user_id: uuid('user_id'),
    /** When the person's account was deleted and `user_id` became a random mark. */
    forgotten_at: timestampColumn('forgotten_at'),
    /** Whether the event had an effect. */
    processed: boolean('processed').notNull(),
    created_at: stamped('created_at'),
  },
  (t) => [
    index('payment_events_user').on(t.user_id),
    index('payment_events_created_at').on(t.created_at, t.id),
    index('payment_events_received')
      .on(t.currency, t.created_at, t.amount)
      .where(sql`status = 'succeeded' and amount is not null`),
    ...ownRowsOnly(t.user_id),
  ],
)

/** The units that limits count: reserved and final ones do, released ones don't. */
export const quotaUses = pgTable(
  'quota_uses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownedBy(),
    kind: text('kind', { enum: ['application'] }).notNull(),
    at: timestampColumn('at').notNull(),
    state: text('state', { enum: ['reserved', 'final', 'released'] }).notNull(),
    application: uuid('application').notNull(),
  },
  (t) => [
    index('quota_uses_user_at').on(t.user_id, t.at),
    uniqueIndex('quota_uses_one_unit').on(t.user_id, t.application).where(sql`state <> 'released'`),
    ...ownRowsOnly(t.user_id),
  ],
)

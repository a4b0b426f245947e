import { z } from 'zod'
import { pageOf, pageRequest } from '#shared/page'
import { isIsoDate } from '#shared/time/dates'

const moment = z.iso.datetime()
const count = z.int().min(0)
const percent = z.number().min(0).max(100)
const tier = z.enum(['professional', 'premium'])
const day = z.string().max(10).refine(isIsoDate, 'This must be a date')

/** Subscribers of a tier; `from` and `to` are days of the admin's time zone, both included. */
export const enrolledRequest = pageRequest.unwrap().extend({ tier, from: day.optional(), to: day.optional() })
export type EnrolledRequest = z.output<typeof enrolledRequest>

/** A row of `subscribers` whose field subscribed is true, with the person's address. */
const enrolledUser = z.object({
  user_id: z.uuid(),
  email: z.string(),
  created_at: moment,
  subscription_tier: z.string(),
  subscription_end: moment,
})
export type EnrolledUser = z.output<typeof enrolledUser>

/** `total`: everybody of the tier; `matching`: those within the days. */
export const enrolledPage = pageOf(enrolledUser).extend({ total: count, matching: count })

/** A row of user_subscriptions with the linked plan's name (spec 3 §3). */
export const listedSubscription = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  plan_key: z.string(),
  plan_name: z.string(),
  status: z.string(),
  current_period_start: moment,
  current_period_end: moment,
  trial_end: moment.nullable(),
  cancel_at_period_end: z.boolean(),
  created_at: moment,
  stripe_customer_id: z.string(),
  stripe_subscription_id: z.string(),
})
export type ListedSubscription = z.output<typeof listedSubscription>

/** A row of payment_events (spec 3 §3). `email` is null when the person has been deleted. */
export const paymentEvent = z.object({
  id: z.uuid(),
  event_type: z.string(),
  amount: z.int().nullable(),
  currency: z.string(),
  status: z.string(),
  created_at: moment,
  user_id: z.uuid().nullable(),
  email: z.string().nullable(),
  processed: z.boolean(),
})
export type PaymentEvent = z.output<typeof paymentEvent>

/** What an admin reads of somebody's application (spec 3 §3): when, and nothing else. */
export const applicationMoment = z.object({ user_id: z.uuid(), created_at: moment })

/**
 * The analytics aggregate (spec 3 §3). A person with several subscriptions counts once, with the one that gives most. `trial` also counts
 * people in the four-day trial, who are not subscribers yet and so not in `total`. Amounts are in
 * `currency`, the one of most payments, divided by 100; other currencies are never added to it.
 */
export const subscriptionSummary = z.object({
  total: count,
  active: count,
  trial: count,
  past_due: count,
  canceled: count,
  monthly_revenue: z.number(),
  total_revenue: z.number(),
  churn_rate: percent,
  trial_conversion_rate: percent,
  currency: z.string(),
  otherCurrencies: z.array(z.object({ currency: z.string(), monthlyRevenue: z.number(), totalRevenue: z.number() })),
  /** Payments received on each of the last 30 days, oldest first, in `currency`. */
  days: z.array(z.object({ day: z.string(), amount: z.number() })),
  /** Rows behind the two tabs. */
  subscriptionCount: count,
  paymentCount: count,
  asOf: moment,
})
export type SubscriptionSummary = z.output<typeof subscriptionSummary>

const tierStatistics = z.object({
  totalUsers: count,
  thisMonth: count,
  thisWeek: count,
  monthlyRevenue: z.number(),
  avgApplicationsPerDay: z.number(),
  retentionRate: percent,
})
export type TierStatistics = z.output<typeof tierStatistics>

/** `prices`: what each tier's plan costs, as its own text; null: the plan no longer exists. */
export const enrollment = z.object({
  professional: tierStatistics,
  premium: tierStatistics,
  prices: z.object({ professional: z.string().nullable(), premium: z.string().nullable() }),
  currency: z.string(),
})
export type Enrollment = z.output<typeof enrollment>

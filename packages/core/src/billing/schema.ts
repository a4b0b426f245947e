import { z } from 'zod'
import { LARGEST_AMOUNT } from '#shared/money'
import { isTimeZone } from '#shared/time/time-zones'

const moment = z.iso.datetime()
/** When the server answered, by its clock: days left are counted from it, whatever the browser's clock says. */
const asOf = moment

/** What is offered to everybody (spec 1 §3, spec 3 §3); `limit_period` says what `auto_apply_limit` counts (decisions, Plans). */
export const planOffer = z.object({
  plan_key: z.string(),
  plan_name: z.string(),
  description: z.string().nullable(),
  auto_apply_limit: z.int().min(0),
  limit_period: z.enum(['day', 'month']),
  price_amount: z.int().min(0).max(LARGEST_AMOUNT),
  price_display: z.string(),
  period_text: z.string().nullable(),
  currency: z.string(),
  currency_symbol: z.string(),
  billing_interval: z.enum(['day', 'week', 'month', 'year']),
  billing_interval_count: z.int().min(1),
  display_frequency: z.string(),
  features: z.array(z.string()),
})
export type PlanOffer = z.output<typeof planOffer>

/** A row of plan_configurations, with the documented names. */
export const planConfiguration = planOffer.extend({
  id: z.uuid(),
  is_active: z.boolean(),
  is_demo: z.boolean(),
  creation_status: z.enum(['saved', 'stripe_synced', 'ui_synced', 'complete']),
  stripe_product_id: z.string().nullable(),
  stripe_price_id: z.string().nullable(),
  last_synced_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
})
export type PlanConfiguration = z.output<typeof planConfiguration>

/** get-plan-configurations answers an envelope (decisions, Calls). */
export const planConfigurationsAnswer = z.union([
  z.object({ success: z.literal(true), data: z.array(planConfiguration) }),
  z.object({ success: z.literal(false), error: z.string() }),
])

export const checkoutRequest = z.object({ plan: z.string().trim().min(1).max(100) })
export const urlAnswer = z.object({ url: z.url() })
export const aboutUser = z.object({ _user_id: z.uuid() })

/** spec 3 §3, with the plan's key and what its limit counts. */
export const subscription = z.object({
  plan_key: z.string(),
  plan_name: z.string(),
  status: z.string(),
  current_period_start: moment,
  current_period_end: moment,
  trial_end: moment.nullable(),
  cancel_at_period_end: z.boolean(),
  auto_apply_limit: z.int(),
  limit_period: z.enum(['day', 'month']),
})
export type Subscription = z.output<typeof subscription>

/**
 * `has_active_subscription`: one that gives its plan's limit now. `is_trial`: the trial decides, the account's or the provider's;
 * `trial_end_date` is its end. `is_expired`: there was a subscription and it is over. `application_limit` null: no limit (admins).
 */
export const subscriptionStatus = z.object({
  user_id: z.uuid(),
  subscription: subscription.nullable(),
  application_limit: z.int().nullable(),
  limit_period: z.enum(['day', 'month']),
  has_active_subscription: z.boolean(),
  is_trial: z.boolean(),
  trial_end_date: moment.nullable(),
  is_expired: z.boolean(),
  asOf: asOf,
})
export type SubscriptionStatus = z.output<typeof subscriptionStatus>

/** A row of the view `subscribers`, and the account's fields (spec 3 §3). */
export const planInfo = z.object({
  user_id: z.uuid(),
  subscribed: z.boolean(),
  subscription_tier: z.string(),
  subscription_end: moment.nullable(),
  created_at: moment.nullable(),
  subscription_status: z.enum(['trial', 'active', 'expired']),
  is_trial_active: z.boolean(),
  trial_start_date: moment.nullable(),
  trial_end_date: moment.nullable(),
  asOf: asOf,
})
export type PlanInfo = z.output<typeof planInfo>

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created_at: moment,
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  /** The provider's page and file of it. */
  url: z.url().nullable(),
  pdfUrl: z.url().nullable(),
})
export type Invoice = z.output<typeof invoice>

const amounts = z.object({ daily: z.int().nullable(), weekly: z.int(), monthly: z.int() })
/** Null where the limit does not apply. */
export type Limits = z.output<typeof amounts>
const used = z.object({ daily: z.int(), weekly: z.int(), monthly: z.int() })
export type Used = z.output<typeof used>

/** What a person may do now: screens, the submit call and the public API ask the same. */
export const usage = z.object({
  kind: z.enum(['admin', 'subscription', 'trial', 'free']),
  plan_name: z.string().nullable(),
  /** Null: unlimited. */
  limits: amounts.nullable(),
  current: used,
  left: z.int().nullable(),
  /** When each count starts again. */
  resets: z.object({ daily: moment, weekly: moment, monthly: moment }),
  /** Automation and applying to several jobs at once; not after an expired trial without a subscription. */
  mayAutomate: z.boolean(),
  /** A sentence for each limit that is reached. */
  details: z.object({ daily: z.string().optional(), weekly: z.string().optional(), monthly: z.string().optional() }),
  timeZone: z.string(),
})
export type Usage = z.output<typeof usage>

export const timeZone = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, 'This time zone is not known'),
})

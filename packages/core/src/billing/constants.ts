import type { PlanOffer } from './schema.ts'

export const DAY_MS = 86_400_000
/** spec 3 §5: a billing cycle has 31 days. */
export const CYCLE_DAYS = 31
export const WEEK_DAYS = 7

/** Limits of the trial and the free plan (decisions, Plans). */
export const TRIAL_LIMITS = { daily: 5, weekly: 10, monthly: 10 } as const
export const FREE_LIMITS = { daily: null, weekly: 3, monthly: 3 } as const
/** A paid subscription whose plan no longer exists (decisions, Plans; spec 3 §9). */
export const LOST_PLAN_LIMIT = { auto_apply_limit: 5, limit_period: 'day' } as const
/** Minimum per week of a month plan, up to its whole limit (decisions, Plans). */
export const LEAST_PER_WEEK = 3

/** Used where no record says otherwise; the plan marked popular (spec 1 §3 and §9). */
export const DEFAULT_TIER = 'starter'
export const DEFAULT_ACCOUNT_STATUS = 'active'
export const POPULAR_PLAN = 'professional'
export const DEFAULT_PERIOD_TEXT = '/month'
/** The only text, beside a number, that is a price (PRICING-028). */
export const FREE_PRICE = 'Free'

export const LIMIT_PERIODS = { day: 'per day', month: 'per month' } as const
export const CREATION_STATUSES = {
  saved: 'Saved',
  stripe_synced: 'Synced to Stripe',
  ui_synced: 'Shown',
  complete: 'Complete',
} as const

/** Provider statuses; the first three grant the plan's limit (decisions, Plans). */
export const ENTITLED = ['active', 'trialing', 'past_due'] as const

/** No screen is gated by a plan (decisions, Amended). */
const ALL_SCREENS = 'Cover letters, tracking and analytics included'
const PAID_ONLY = ['Automation and applying to several jobs at once', 'Job search and queueing through the API']

/**
 * The seeded plans, also shown by /pricing as an example when plans cannot be loaded (spec 1 §9). Their texts promise only what the server
 * does: each has its rule in admin/shipped-plans.test.ts. A migration gives new texts to installations that still have the old ones.
 */
export const FALLBACK_PLANS: readonly PlanOffer[] = [
  {
    plan_key: 'starter',
    plan_name: 'Starter',
    description: 'Try it first, then keep applying at your own pace.',
    auto_apply_limit: 5,
    limit_period: 'day',
    price_amount: 0,
    price_display: 'Free',
    period_text: 'forever',
    currency: 'usd',
    currency_symbol: '$',
    billing_interval: 'month',
    billing_interval_count: 1,
    display_frequency: '/month',
    features: [
      '4-day trial with up to 10 applications',
      'Auto-apply to 5 jobs per day',
      'After the trial 3 applications per month',
      'No card needed',
      ALL_SCREENS,
    ],
  },
  {
    plan_key: 'professional',
    plan_name: 'Professional',
    description: 'For an active search, day after day.',
    auto_apply_limit: 10,
    limit_period: 'day',
    price_amount: 9999,
    price_display: '$99.99',
    period_text: null,
    currency: 'usd',
    currency_symbol: '$',
    billing_interval: 'month',
    billing_interval_count: 1,
    display_frequency: '/month',
    features: ['Auto-apply to 10 jobs per day', ...PAID_ONLY, ALL_SCREENS],
  },
  {
    plan_key: 'premium',
    plan_name: 'Premium',
    description: 'The same, with the highest daily limit.',
    auto_apply_limit: 15,
    limit_period: 'day',
    price_amount: 14900,
    price_display: '$149',
    period_text: null,
    currency: 'usd',
    currency_symbol: '$',
    billing_interval: 'month',
    billing_interval_count: 1,
    display_frequency: '/month',
    features: ['Auto-apply to 15 jobs per day', ...PAID_ONLY, ALL_SCREENS],
  },
]

/** The buttons of free and of paid plans (spec 1 §4). */
export const TRY_NOW = 'Try Now'
export const GET_STARTED = 'Get Started'

/** The dialogs of the trial gate (spec 3 §2). */
export const TRIAL_DIALOGS = { ending: 'Trial Ending Soon', expired: 'Trial Expired' } as const
export const VIEW_PRICING_PLANS = 'View Pricing Plans'
export const CONTINUE_TRIAL = 'Continue Trial'

/** The Billing tab (spec 3 §2 and §4). */
export const BILLING_HEADING = 'Subscription & Billing'
export const NO_SUBSCRIPTION = {
  title: 'No Active Subscription',
  message: "You're currently on the free plan with 3 job applications per month.",
  action: 'View Available Plans',
} as const
/** Above the plan of an admin, whose limits do not come from it (BILLING-005 and BILLING-010 stay as documented). */
export const ADMIN_HAS_NO_LIMITS = 'Your admin role lifts all application limits, whatever the plan below says.'
export const BILLING_BANNERS = {
  trial: "You're currently on a free trial.",
  canceling: 'Your subscription will be cancelled at the end of the current billing period.',
  expired: 'Your subscription has expired. Please update your payment method or choose a new plan.',
} as const
export const FREE_PLAN = 'Free Plan'
export const PAYMENT_DUE = 'Payment Due'
export const EXPIRED = 'Expired'

/** Every page of the demo payment server says this (decisions, Plans). */
export const DEMO_NOTE = 'Demo mode, no payment is taken'

/** spec 1 §8, spec 3 §8: shown when a call fails or returns nothing. */
export const PLANS_NOT_LOADED = 'Failed to load plan configurations'
export const CHECKOUT_FAILED = 'Failed to create checkout session'
export const NO_CHECKOUT_URL = 'No checkout URL received'
export const STATUS_NOT_LOADED = 'Failed to fetch subscription status'
export const PORTAL_FAILED = 'Failed to open customer portal'
export const NO_PORTAL_URL = 'No portal URL received'

/** Return addresses of the payment provider; arriving there does not prove a payment. */
export const AFTER_CHECKOUT = '/settings?tab=billing&checkout=done'
export const AFTER_CANCELLED_CHECKOUT = '/pricing?checkout=cancelled'
export const AFTER_PORTAL = '/settings?tab=billing'
/** The address of the provider's events. */
export const WEBHOOK_PATH = '/webhooks/stripe'

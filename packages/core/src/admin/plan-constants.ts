/** The length and size limits of the plan form; the server enforces the same. */
export const PLAN_LIMITS = {
  key: 50,
  name: 100,
  description: 500,
  price: 50,
  frequency: 30,
  symbol: 5,
  features: 20,
  feature: 200,
  applications: 100_000,
} as const
/** The provider bills at most three years at once. */
export const LONGEST_INTERVALS = { day: 1095, week: 156, month: 36, year: 3 } as const
export const BILLING_INTERVALS = { day: 'Every day', week: 'Every week', month: 'Every month', year: 'Every year' } as const
export const PLAN_LIMIT_PERIODS = { month: 'Month', day: 'Day' } as const

/** What the form for a new plan starts with (spec 3 §9). */
export const NEW_PLAN = {
  auto_apply_limit: 5,
  price: '9.99',
  billing_interval: 'month',
  billing_interval_count: 1,
  display_frequency: '/month',
  currency: 'usd',
  currency_symbol: '$',
  features: ['Basic support', 'Dashboard access'],
} as const
export const MONTHLY_LIMIT_HINT =
  'The monthly limit is the total applications allowed per 31-day billing cycle, counted from the payment date.'

/** No screen is gated by them (decisions, Amended). */
export const FEATURES_HINT =
  'Features are display text only and have no effect. “Auto-apply to N jobs per day” always shows this plan’s own limit.'

/** A card shows three features; creating a plan takes three steps, editing it two (spec 3 §2, §4 and §9). */
export const SHOWN_FEATURES = 3
export const CREATE_STEPS = { save: 'Save to database', sync: 'Sync to Stripe', complete: 'Complete' } as const
export const EDIT_STEPS = { save: 'Save changes', sync: 'Update Stripe' } as const
export const DIALOG_CLOSES_MS = 1_500
export const PLANS_RELOAD_MS = 500
export const STEP_TOASTS = {
  create: {
    save: 'Step 1: Plan saved to database ✓',
    sync: 'Step 2: Plan synced to Stripe ✓',
    complete: 'Step 3: Plan creation complete! 🎉',
  },
  edit: { save: 'Step 1: Changes saved to database ✓', sync: 'Step 2: Stripe updated ✓' },
} as const
/** Why the step of the payment provider was skipped (decisions, Plans). */
export const DEMO_NOT_SYNCED = 'Demo mode: not synced'
export const FREE_NOT_SYNCED = 'Free, so nothing to sync'
/** For a plan whose price is a text such as Contact Us (PLANS-068). */
export const NO_PRICE_TO_SYNC = 'No price to sync'
export const PLAN_HAS_NO_PRICE =
  'Nobody can subscribe to this plan: it has no price here. Cancel the subscription at Stripe, or give the plan a price first.'

/** The documented messages of plan administration (spec 3 §5 and §8). */
export const KEY_AND_NAME_REQUIRED = 'Plan key and plan name are required'
export const CREATE_NOT_CONNECTED = 'Database not connected. Please connect to database first.'
export const EDIT_NOT_CONNECTED = 'Database not connected or no plan selected.'
export const DATABASE_NOT_CONNECTED = 'Database not connected'
export const SYNC_FAILED = 'Stripe sync failed'
export const AUDIT_FAILED = 'Stripe audit failed'
export const BILLING_AUDIT_FAILED = 'Billing audit failed - no data returned'
export const signInFor = (what: 'sync' | 'audit' | 'deletion') => `Authentication required for Stripe ${what}`
/** What a sync answers in demo mode; the plan manager does not ask then. */
export const STRIPE_NOT_CONFIGURED = 'STRIPE_SECRET_KEY is not configured'
export const TERMS_CHANGED = 'The saved plan has another price. Save the changes first, then sync again.'

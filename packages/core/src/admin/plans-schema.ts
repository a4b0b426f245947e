import { z } from 'zod'
import { CREATION_STATUSES } from '#billing/constants'
import { isPaid, type Priced } from '#billing/price-rules'
import { planConfiguration } from '#billing/schema'
import { line, read, requiredLine } from '#shared/fields'
import { LARGEST_AMOUNT } from '#shared/money'
import { INVALID_CHARACTERS, isStorable, tidyLine } from '#shared/text/text'
import { KEY_AND_NAME_REQUIRED, LONGEST_INTERVALS, PLAN_LIMITS } from './plan-constants.ts'
import { toPlanKey } from './plan-form.ts'

const KEY_RULE = 'A plan key has letters, digits, hyphens, underscores and dots.'
const planKey = z.string().min(1).max(100)

/** One line each; empty ones are dropped, as when a plan is updated (PLANS-030). */
const features = read(
  (raw) => (Array.isArray(raw) && raw.length <= PLAN_LIMITS.features ? raw.map(tidyLine).filter((one) => one !== null) : raw),
  z
    .array(
      z
        .string()
        .max(PLAN_LIMITS.feature, `A feature has at most ${PLAN_LIMITS.feature} characters`)
        .refine(isStorable, INVALID_CHARACTERS),
    )
    .max(PLAN_LIMITS.features, `A plan has at most ${PLAN_LIMITS.features} features`),
)

const fields = {
  plan_name: requiredLine('Plan name', PLAN_LIMITS.name, { missing: KEY_AND_NAME_REQUIRED }),
  description: line('Description', PLAN_LIMITS.description).default(null),
  auto_apply_limit: z.int('The limit must be a whole number').min(0).max(PLAN_LIMITS.applications),
  limit_period: z.enum(['day', 'month']).default('month'),
  price_amount: z
    .number('The price must be a number')
    .min(0)
    .max(LARGEST_AMOUNT)
    .transform((amount) => Math.round(amount)),
  price_display: requiredLine('Price', PLAN_LIMITS.price),
  currency: z
    .string()
    .max(3)
    .regex(/^[a-z]{3}$/, 'A currency has three letters, such as usd')
    .default('usd'),
  currency_symbol: requiredLine('Currency symbol', PLAN_LIMITS.symbol).default('$'),
  billing_interval: z.enum(['day', 'week', 'month', 'year']).default('month'),
  billing_interval_count: z.int().min(1).max(LONGEST_INTERVALS.day).default(1),
  display_frequency: line('Frequency', PLAN_LIMITS.frequency)
    .default('/month')
    .transform((text) => text ?? ''),
  features,
}
const isPossibleInterval = (plan: { billing_interval: keyof typeof LONGEST_INTERVALS; billing_interval_count: number }) =>
  plan.billing_interval_count <= LONGEST_INTERVALS[plan.billing_interval]
const TOO_LONG = { message: 'A plan is billed at least every three years', path: ['billing_interval_count'] }

/** Nobody is charged for a plan that says 'Free' or 'Contact Us' (PLANS-068). */
const saysWhatItCharges = (plan: Omit<Priced, 'period_text'>) => plan.price_amount === 0 || isPaid({ ...plan, period_text: null })
const NO_AMOUNT = { message: 'A price that is charged is shown with its amount, such as $9.99/month', path: ['price_display'] }

/** A new row of plan_configurations (spec 3 §7). */
export const newPlan = z
  .object({
    plan_key: read(
      (raw) => (typeof raw === 'string' ? (raw.trim() ? toPlanKey(raw.trim()) : null) : raw),
      z
        .string(KEY_AND_NAME_REQUIRED)
        .max(PLAN_LIMITS.key, `A plan key has at most ${PLAN_LIMITS.key} characters`)
        .regex(/^[\p{L}\p{N}._-]+$/u, KEY_RULE),
    ),
    ...fields,
  })
  .refine(isPossibleInterval, TOO_LONG)
  .refine(saysWhatItCharges, NO_AMOUNT)
export type NewPlan = z.output<typeof newPlan>

/** With `seenAt`, the plan's updated_at as the admin saw it, what somebody else has changed since is not overwritten. */
export const planUpdate = z.object({
  planKey,
  changes: z.object(fields).refine(isPossibleInterval, TOO_LONG).refine(saysWhatItCharges, NO_AMOUNT),
  seenAt: z.iso.datetime().max(40).optional(),
})
export type PlanChanges = z.output<typeof planUpdate>['changes']

/** `subscribers`: how many people have it now. */
export const managedPlan = planConfiguration.extend({ subscribers: z.int() })
export type ManagedPlan = z.output<typeof managedPlan>
export const managedPlans = z.object({ plans: z.array(managedPlan), isDemo: z.boolean() })

export const planRequest = z.object({ planKey })
export const planAdvance = z.object({
  planKey,
  creationStatus: z.enum(Object.keys(CREATION_STATUSES) as (keyof typeof CREATION_STATUSES)[]).extract(['ui_synced', 'complete']),
})
export const planRemoval = z.object({
  outcome: z.enum(['deleted', 'deactivated']),
  plan_name: z.string(),
  subscribers: z.int(),
  /** Why the provider still sells it, if it does. */
  providerError: z.string().nullable(),
})

const id = z.string().max(255).nullable().optional()

/** The documented body of sync-stripe-prices. The saved plan is what is synced; another price is refused. */
export const planSync = z.object({
  planKey,
  planData: z.object({
    plan_name: z.string().max(PLAN_LIMITS.name),
    auto_apply_limit: z.int().min(0).max(PLAN_LIMITS.applications),
    price_amount: z.int().min(0).max(LARGEST_AMOUNT),
    price_display: z.string().max(PLAN_LIMITS.price),
    features: z.array(z.string().max(PLAN_LIMITS.feature)).max(PLAN_LIMITS.features),
    description: z.string().max(PLAN_LIMITS.description).nullable().optional(),
    billing_interval: z.enum(['day', 'week', 'month', 'year']).optional(),
    billing_interval_count: z.int().min(1).max(LONGEST_INTERVALS.day).optional(),
    currency: z.string().max(3).optional(),
    existing_stripe_product_id: id,
    existing_stripe_price_id: id,
    is_edit_scenario: z.boolean().optional(),
  }),
})
export type PlanSync = z.output<typeof planSync>

/** The ids are null for a plan without a price, which the provider need not know. */
export const planSyncAnswer = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  stripeData: z.object({ productId: z.string().nullable(), priceId: z.string().nullable() }).nullable(),
})
export const providerAnswer = z.object({ success: z.boolean(), error: z.string().nullable() })

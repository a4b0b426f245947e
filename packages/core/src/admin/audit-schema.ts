import { z } from 'zod'

/** What a plan and the payment provider can disagree about, and what helps. */
export const planFinding = z.object({
  kind: z.enum([
    'plan_without_price',
    'product_missing',
    'product_archived',
    'price_missing',
    'price_archived',
    'price_differs',
    'provider_only',
  ]),
  planKey: z.string(),
  /** What is here and what is there, for people. */
  detail: z.string(),
  /** `sync` writes the saved plan to the provider, `archive` stops the sale there; null: only a person can decide. */
  repair: z.enum(['sync', 'archive']).nullable(),
  reason: z.string().nullable(),
})
export type PlanFinding = z.output<typeof planFinding>

/** The documented envelope of audit-stripe-plans. */
export const planAudit = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  audit_result: z.object({ plans: z.int(), products: z.int(), findings: z.array(planFinding) }).nullable(),
})

/** How a subscription here and at the provider can disagree. */
export const billingMismatch = z.object({
  kind: z.enum(['provider_only', 'local_only', 'wrong_plan', 'two_customers']),
  subscriptionId: z.string(),
  customerId: z.string(),
  userId: z.uuid().nullable(),
  email: z.string().nullable(),
  here: z.string().nullable(),
  there: z.string().nullable(),
  /** Whether reading the subscription again from the provider helps; otherwise `reason` says what does. */
  isRepairable: z.boolean(),
  reason: z.string().nullable(),
})
export type BillingMismatch = z.output<typeof billingMismatch>

/** The whole data of audit-billing-mismatches. */
export const billingAudit = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  checked: z.object({ here: z.int(), there: z.int() }).nullable(),
  /** False: there are more subscriptions than one audit reads. */
  isComplete: z.boolean(),
  mismatches: z.array(billingMismatch),
})

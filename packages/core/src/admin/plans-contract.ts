import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PLAN_NOT_FOUND } from '#billing/faults'
import { planConfiguration } from '#billing/schema'
import { billingAudit, planAudit } from './audit-schema.ts'
import {
  PLAN_CHANGED,
  PLAN_KEY_TAKEN,
  PLAN_NOT_DELETED,
  PLAN_NOT_READY,
  PLAN_NOT_SAVED,
  PLAN_NOT_UPDATED,
  PLANS_UNAVAILABLE,
  SUBSCRIPTION_NOT_REPAIRED,
} from './faults.ts'
import {
  managedPlans,
  newPlan,
  planAdvance,
  planRemoval,
  planRequest,
  planSync,
  planSyncAnswer,
  planUpdate,
  providerAnswer,
} from './plans-schema.ts'

const documented = (name: string) => oc.route({ method: 'POST', path: `/functions/v1/${name}` })

export const plansContract = {
  /** The active plans, the oldest first. */
  list: oc.output(managedPlans).errors({ PLANS_UNAVAILABLE }),
  /** Step 1 of a creation. */
  create: oc.input(newPlan).output(planConfiguration).errors({ PLAN_KEY_TAKEN, PLAN_NOT_SAVED }),
  /** Step 1 of an edit; the key stays. */
  update: oc.input(planUpdate).output(planConfiguration).errors({ PLAN_NOT_FOUND, PLAN_CHANGED, PLAN_NOT_UPDATED }),
  /** Step 2 of both. A refusal is answered, not thrown, here and in the three below. */
  sync: documented('sync-stripe-prices').input(planSync).output(planSyncAnswer),
  /** Step 3 of a creation: the lists show the plan, and it is complete. */
  advance: oc.input(planAdvance).output(planConfiguration).errors({ PLAN_NOT_FOUND, PLAN_NOT_READY, PLAN_NOT_UPDATED }),
  /** Stops the sale at the provider, then deletes the row; with subscribers it is only deactivated. */
  remove: oc.input(planRequest).output(planRemoval).errors({ PLAN_NOT_FOUND, PLAN_NOT_DELETED }),
  /** Only stops the sale at the provider. */
  archive: documented('delete-stripe-plan').input(planRequest).output(providerAnswer),
  audit: documented('audit-stripe-plans').output(planAudit),
  auditBilling: documented('audit-billing-mismatches').output(billingAudit),
  /** Reads one subscription again from the provider and stores what it says. */
  repairBilling: oc
    .input(z.object({ subscriptionId: z.string().min(1).max(255) }))
    .output(z.object({ planKey: z.string(), status: z.string() }))
    .errors({ SUBSCRIPTION_NOT_REPAIRED }),
}

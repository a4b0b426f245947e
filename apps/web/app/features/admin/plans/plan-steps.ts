import { PLANS_RELOAD_MS, STEP_TOASTS } from '@jobapply/core/admin/plan-constants'
import type { PlanValues } from '@jobapply/core/admin/plan-form'
import { notSyncedText, type SyncFailure, syncFailure } from '@jobapply/core/admin/plan-rules'
import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { refusedInput } from '#forms/problems.ts'
import { api } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'

/** Why a step failed; it can be tried again. */
export class StepProblem extends Error {
  readonly isConflict: boolean
  constructor(message: string, isConflict = false) {
    super(message)
    this.isConflict = isConflict
  }
}

const tell = (title: string, kind: 'good' | 'info' | 'bad' = 'good', description = '') => showToast({ title, description, kind })

/** The plan manager and what shows plans elsewhere. */
export async function reloadPlans() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: api.admin.plans.list.key() }),
    queryClient.invalidateQueries({ queryKey: api.billing.plans.key() }),
  ])
}

export async function saveNewPlan(values: PlanValues): Promise<PlanConfiguration> {
  const plan = await mutate((client) => client.admin.plans.create(values), {
    failed(error): never {
      const { message, isRefusal } = explain(error)
      const title = isRefusal ? message : `Database error: ${message}`
      tell(title, 'bad')
      throw new StepProblem(title)
    },
  })
  tell(STEP_TOASTS.create.save)
  void reloadPlans()
  return plan
}

/** The list is loaded again half a second later (PLANS-021). */
export async function saveChanges(
  before: PlanConfiguration,
  { plan_key: _, ...changes }: PlanValues,
): Promise<PlanConfiguration> {
  const input = { planKey: before.plan_key, changes, seenAt: before.updated_at }
  const plan = await mutate((client) => client.admin.plans.update(input), {
    failed(error): never {
      const { message, isRefusal } = explain(error)
      const sentence = isRefusal ? message : `Database error: ${message}`
      tell('Failed to update plan configuration', 'bad', sentence)
      throw new StepProblem(sentence)
    },
  })
  tell(STEP_TOASTS.edit.save)
  setTimeout(() => void reloadPlans(), PLANS_RELOAD_MS)
  return plan
}

/** Syncs with what the plan manager knows. */
export type SyncPlan = (plan: PlanConfiguration, isEdit: boolean) => Promise<string | undefined>
type Syncing = { isDemo: boolean; isEdit: boolean }

/** Answers what the step says instead, where there was nothing to sync. */
export async function syncToStripe(plan: PlanConfiguration, { isDemo, isEdit }: Syncing): Promise<string | undefined> {
  const nothing = notSyncedText(plan, isDemo)
  // The server takes a plan that was sold before out of sale; in demo mode nothing is sold.
  const error = isDemo ? undefined : await askForSync(plan, isEdit)
  if (error !== undefined) {
    const failure = syncFailure(error)
    const { title, description, seconds } = failure
    showToast({ title, description, kind: kindOf(failure), ...(seconds && { seconds }) })
    throw new StepProblem([title, description].filter(Boolean).join('. '), failure.kind === 'conflict')
  }
  if (!isDemo) void reloadPlans()
  if (nothing !== undefined) {
    tell(nothing, 'info')
    return nothing
  }
  tell(isEdit ? STEP_TOASTS.edit.sync : STEP_TOASTS.create.sync)
  return undefined
}

async function askForSync(plan: PlanConfiguration, isEdit: boolean): Promise<string | undefined> {
  const { plan_name, auto_apply_limit, price_amount, price_display, features, description } = plan
  const { billing_interval, billing_interval_count, currency } = plan
  const planData = {
    ...{ plan_name, auto_apply_limit, price_amount, price_display, features, description },
    ...{ billing_interval, billing_interval_count, currency },
    existing_stripe_product_id: plan.stripe_product_id,
    existing_stripe_price_id: plan.stripe_price_id,
    is_edit_scenario: isEdit,
  }
  return mutate(
    async (client) => {
      const answer = await client.admin.plans.sync({ planKey: plan.plan_key, planData })
      return answer.success ? undefined : (answer.error ?? '')
    },
    { failed: (error) => explain(error).message },
  )
}

const kindOf = ({ kind }: SyncFailure) => (kind === 'conflict' || kind === 'loading' ? 'warn' : 'bad')

/** The list has to show the plan before the creation is complete. */
export const completePlan = (planKey: string) =>
  mutate(
    async (client) => {
      await client.admin.plans.advance({ planKey, creationStatus: 'ui_synced' })
      await reloadPlans()
      await client.admin.plans.advance({ planKey, creationStatus: 'complete' })
      tell(STEP_TOASTS.create.complete)
      void reloadPlans()
    },
    {
      failed(error): never {
        const { message } = explain(error)
        tell(message, 'bad')
        throw new StepProblem(message)
      },
    },
  )

/** A refusal names what to change; anything else is the database's or the network's matter. */
function explain(error: unknown): { message: string; isRefusal: boolean } {
  // Who has lost the role learns it from the list.
  if (error instanceof ORPCError && error.code === 'NOT_ALLOWED') void reloadPlans()
  const [problem] = Object.values(refusedInput(error) ?? {})
  const isRefusal = error instanceof ORPCError && error.status < 500
  return { message: problem ?? describeFault(error), isRefusal }
}

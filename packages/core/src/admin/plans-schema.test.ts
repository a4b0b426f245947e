import { expect, test } from 'vitest'
import { newPlanForm, toPlanValues } from './plan-form.ts'
import { newPlan, planUpdate } from './plans-schema.ts'

/** The provider refuses a price that is billed less often than every three years. */
test.each([
  ['day', 3 * 365],
  ['week', 3 * 52],
  ['month', 3 * 12],
  ['year', 3],
] as const)('a plan is billed at least every three years: by the %s at most %i at once', (billing_interval, most) => {
  const values = { ...toPlanValues({ ...newPlanForm(), plan_key: 'team', plan_name: 'Team' }), billing_interval }
  const isAllowed = (billing_interval_count: number) => {
    const plan = { ...values, billing_interval_count }
    const isUpdate = planUpdate.safeParse({ planKey: 'team', changes: plan }).success
    return newPlan.safeParse({ ...plan, plan_key: 'team' }).success === isUpdate && isUpdate
  }
  expect([0, 1, most, most + 1].map(isAllowed)).toEqual([false, true, true, false])
})

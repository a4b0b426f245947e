import { expect, test } from 'vitest'
import { OPERATIONS } from '#api/operations'
import { TRIAL_DAYS } from '#auth/constants'
import { FALLBACK_PLANS } from '#billing/constants'
import { type Allowance, allowanceOf, hasPaid, mayAutomate, type Standing } from '#billing/limits'
import { isFree } from '#billing/price-rules'
import type { PlanOffer } from '#billing/schema'
import { contract } from '#contract'

const DAY = 86_400_000
const now = new Date('2026-11-16T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY)
const NOBODY: Standing = {
  ...{ isAdmin: false, createdAt: ago(10), trial: null, subscription: null },
  zone: { zone: null, before: null, changedAt: null },
}
/** What the server allows people during the trial, after it, and with a plan. */
const inTrial = () => allowanceOf({ ...NOBODY, trial: { start: ago(1), end: ago(1 - TRIAL_DAYS) } }, now)
const afterTrial = () => allowanceOf({ ...NOBODY, trial: { start: ago(9), end: ago(5) } }, now)
const withPlan = (plan: PlanOffer) => {
  const period = { currentPeriodEnd: ago(-20), paidPeriodStart: ago(11), cancelAtPeriodEnd: false }
  return allowanceOf({ ...NOBODY, subscription: { status: 'active', plan, ...period } }, now)
}
const only = (may: (kind: Allowance['kind']) => boolean) => may('subscription') && !may('free')

/** The faults that the calls of a feature declare. */
function faultsOf(calls: object): string[] {
  const errors = (calls as { '~orpc'?: { errorMap?: object } })['~orpc']
  return errors ? Object.keys(errors.errorMap ?? {}) : Object.values(calls).flatMap((one) => faultsOf(one as object))
}
const PLAN_GATES = ['PAID_PLAN_NEEDED', 'TRIAL_EXPIRED']

type Rule = { numbers?: (plan: PlanOffer) => unknown[]; isKept?: (plan: PlanOffer) => boolean }
/** Every text that we ship, with the rule that keeps it. */
const PROMISES: readonly [text: RegExp, rule: Rule][] = [
  [/^\d-day trial with up to \d+ applications$/, { numbers: () => [TRIAL_DAYS, inTrial().limits?.monthly] }],
  [
    /^Auto-apply to \d+ jobs per day$/,
    { numbers: (plan) => [(isFree(plan) ? inTrial() : withPlan(plan)).limits?.daily], isKept: () => mayAutomate('trial') },
  ],
  [/^After the trial \d applications per month$/, { numbers: () => [afterTrial().limits?.monthly] }],
  // A checkout of a free plan is refused.
  [/^No card needed$/, { isKept: isFree }],
  [
    /^Cover letters, tracking and analytics included$/,
    {
      isKept: () => {
        const { documents, insights, preferences } = contract
        const isGated = (calls: object) => faultsOf(calls).some((code) => PLAN_GATES.includes(code))
        return isGated(preferences) && ![documents, insights, contract.applications.tracker].some(isGated)
      },
    },
  ],
  [/^Automation and applying to several jobs at once$/, { isKept: (plan) => only(mayAutomate) && !isFree(plan) }],
  [
    /^Job search and queueing through the API$/,
    {
      isKept: (plan) => {
        const pro = Object.entries(OPERATIONS).flatMap(([name, one]) => (one.plan === 'Pro' ? name : []))
        return pro.join() === 'searchJobs,readJob,autoApply' && only(hasPaid) && !isFree(plan)
      },
    },
  ],
]

test.each(FALLBACK_PLANS.flatMap((plan) => plan.features.map((text) => [plan.plan_name, text, plan] as const)))(
  'PRICING-015 PRICING-018 %s promises %o, and the server keeps it',
  (_, text, plan) => {
    const [promise] = PROMISES.flatMap(([pattern, one]) => (pattern.test(text) ? one : []))
    expect(promise, 'no rule keeps this text').toBeDefined()
    expect((text.match(/\d+/g) ?? []).map(Number)).toEqual(promise?.numbers?.(plan) ?? [])
    expect(promise?.isKept?.(plan) ?? true).toBe(true)
  },
)

test('a description names no number; only the plan with the highest limit is called so', () => {
  const highest = Math.max(...FALLBACK_PLANS.map(({ auto_apply_limit }) => auto_apply_limit))
  for (const { description, auto_apply_limit } of FALLBACK_PLANS) {
    expect(description).not.toMatch(/\d/)
    expect(description?.includes('highest')).toBe(auto_apply_limit === highest)
  }
})

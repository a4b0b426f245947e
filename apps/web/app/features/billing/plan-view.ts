import { TRIAL_DAYS } from '@jobapply/core/auth/constants'
import { FREE_LIMITS, TRIAL_LIMITS } from '@jobapply/core/billing/constants'
import { inOrder, isFree, isPopular, periodText, planButton, priceText, shownFeatures } from '@jobapply/core/billing/rules'
import type { PlanOffer } from '@jobapply/core/billing/schema'

/** The free plan has two limits, one after the other. */
const FREE_NOTE = `During the ${TRIAL_DAYS}-day trial: up to ${TRIAL_LIMITS.daily} a day, ${TRIAL_LIMITS.monthly} in all. After the trial: ${FREE_LIMITS.monthly} a month, for as long as you like.`

/** The texts of a plan's card, shared by the prerendered page and the script that updates it. */
export const viewPlan = (plan: PlanOffer) => ({
  key: plan.plan_key,
  name: plan.plan_name,
  description: plan.description ?? '',
  price: priceText(plan),
  period: periodText(plan),
  features: shownFeatures(plan),
  note: isFree(plan) ? FREE_NOTE : '',
  button: planButton(plan),
  isFree: isFree(plan),
  isPopular: isPopular(plan),
})
export type PlanView = ReturnType<typeof viewPlan>

export const viewPlans = (plans: readonly PlanOffer[]) => inOrder(plans).map(viewPlan)

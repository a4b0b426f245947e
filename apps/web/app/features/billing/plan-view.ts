import { inOrder, isFree, isPopular, periodText, planButton, priceText, shownFeatures } from '@jobapply/core/billing/rules'
import type { PlanOffer } from '@jobapply/core/billing/schema'

/** The texts of a plan's card, shared by the prerendered page and the script that updates it. */
export const viewPlan = (plan: PlanOffer) => ({
  key: plan.plan_key,
  name: plan.plan_name,
  description: plan.description ?? '',
  price: priceText(plan),
  period: periodText(plan),
  features: shownFeatures(plan),
  button: planButton(plan),
  isFree: isFree(plan),
  isPopular: isPopular(plan),
})
export type PlanView = ReturnType<typeof viewPlan>

export const viewPlans = (plans: readonly PlanOffer[]) => inOrder(plans).map(viewPlan)

import { TRIAL_DAYS } from '@jobapply/core/auth/constants'
import { FREE_LIMITS, TRIAL_LIMITS } from '@jobapply/core/billing/constants'
import { inOrder, periodText, planButton, priceKind, priceText } from '@jobapply/core/billing/price-rules'
import { isPopular, shownFeatures } from '@jobapply/core/billing/rules'
import type { PlanOffer } from '@jobapply/core/billing/schema'
import { PATHS } from '#paths.ts'

/** The free plan has two limits, one after the other. */
const FREE_NOTE = `During the ${TRIAL_DAYS}-day trial: up to ${TRIAL_LIMITS.daily} a day, ${TRIAL_LIMITS.monthly} in all. After the trial: ${FREE_LIMITS.monthly} a month, for as long as you like.`

/** The contact form, with the plan named (PRICING-028); the help page shows the name of a listed plan only. */
export const contactPath = (planKey: string) => `${PATHS.help}?${new URLSearchParams({ plan: planKey })}#contact`

/** The text of a plan on request is an admin's own, so its button takes more than one line. */
export const LONG_TEXT = 'h-auto! min-h-10 py-1.5 text-center whitespace-normal! wrap-anywhere'

/** Where a card's button leads; a paid plan's starts the checkout instead. */
const LINKS = { free: () => `${PATHS.auth}?tab=sign-up`, paid: () => null, 'on request': contactPath }

/** The texts of a plan's card, shared by the prerendered page and the script that updates it. */
export function viewPlan(plan: PlanOffer) {
  const kind = priceKind(plan)
  return {
    key: plan.plan_key,
    name: plan.plan_name,
    description: plan.description ?? '',
    price: priceText(plan),
    period: periodText(plan),
    features: shownFeatures(plan),
    note: kind === 'free' ? FREE_NOTE : '',
    button: planButton(plan),
    kind,
    link: LINKS[kind](plan.plan_key),
    isPopular: isPopular(plan),
  }
}
export type PlanView = ReturnType<typeof viewPlan>

export const viewPlans = (plans: readonly PlanOffer[]) => inOrder(plans).map(viewPlan)

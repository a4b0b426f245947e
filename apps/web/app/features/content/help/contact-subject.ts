import type { PlanOffer } from '@jobapply/core/billing/schema'
import { readPlans } from '#features/billing/read-plans.ts'

/** What links of ours may ask for. */
const SUBJECTS: ReadonlyMap<string | null, string> = new Map([['call-back', 'Please call me back']])

/**
 * The subject that an address asks for. Nobody's own words: a link of a stranger could otherwise make people send what they did not
 * write. A plan is named only when it is listed (PRICING-028).
 */
export function subjectFor(asked: URLSearchParams, plans: readonly Pick<PlanOffer, 'plan_key' | 'plan_name'>[]): string {
  const plan = plans.find(({ plan_key }) => plan_key === asked.get('plan'))
  return plan ? `Plan inquiry: ${plan.plan_name}` : (SUBJECTS.get(asked.get('about')) ?? '')
}

/** Without plans the person names the plan; what was typed already stays. */
export async function fillSubject() {
  const asked = new URLSearchParams(location.search)
  const subject = document.querySelector<HTMLInputElement>('[data-form="contact"] [name="subject"]')
  if (!subject || !(asked.has('plan') || asked.has('about'))) return
  const plans = asked.has('plan') ? await readPlans().catch(() => []) : []
  subject.value ||= subjectFor(asked, plans)
}

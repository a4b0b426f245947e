import { FREE_PRICE } from '#billing/constants'
import { isOnRequest, type PriceKind, priceKind } from '#billing/price-rules'
import type { PlanConfiguration } from '#billing/schema'
import { LARGEST_AMOUNT, toDecimalText, toMinorUnits } from '#shared/money'
import { isSameWord } from '#shared/text/text'
import { KEY_AND_NAME_REQUIRED, NEW_PLAN, PLAN_LIMITS } from './plan-constants.ts'

/** What the plan form holds while it is typed; limit and price are texts (spec 3 §3). */
export type PlanForm = Pick<
  PlanConfiguration,
  'plan_key' | 'plan_name' | 'limit_period' | 'billing_interval' | 'billing_interval_count' | 'display_frequency'
> &
  Pick<PlanConfiguration, 'currency' | 'currency_symbol'> & {
    description: string
    auto_apply_limit: string
    price_input: string
    features: string[]
  }

/** 'My Plan' is my-plan (PLANS-024). */
export const toPlanKey = (typed: string) => typed.toLowerCase().replace(/\s+/g, '-')

/** 0 when it is not a number (PLANS-025). */
export function toLimit(typed: string): number {
  const limit = typed.trim() === '' ? Number.NaN : Number(typed)
  return Number.isFinite(limit) && limit >= 0 ? Math.min(Math.trunc(limit), PLAN_LIMITS.applications) : 0
}

type PriceForm = Pick<PlanForm, 'price_input' | 'currency_symbol' | 'display_frequency'>
export type Price = { price_amount: number; price_display: string }

/** A number is charged and shown with symbol and frequency; any other text is shown as typed and nothing is charged (spec 3 §5). */
export function toPrice({ price_input, currency_symbol, display_frequency }: PriceForm): Price {
  const typed = price_input.trim()
  const price_amount = isNumber(typed) ? (toMinorUnits(typed) ?? Math.round(Number(typed) * 100)) : undefined
  if (price_amount === undefined) return { price_amount: 0, price_display: typed }
  return { price_amount, price_display: `${currency_symbol}${toDecimalText(price_amount)}${display_frequency}` }
}

const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))

/** A plan as it is saved. */
export type PlanValues = Omit<PlanForm, 'price_input' | 'auto_apply_limit' | 'description'> &
  Price & { description: string | null; auto_apply_limit: number }

export function toPlanValues({ price_input, auto_apply_limit, ...form }: PlanForm): PlanValues {
  return {
    ...form,
    ...toPrice({ price_input, ...form }),
    plan_key: toPlanKey(form.plan_key.trim()),
    plan_name: form.plan_name.trim(),
    description: form.description.trim() || null,
    auto_apply_limit: toLimit(auto_apply_limit),
    features: form.features.map((feature) => feature.trim()).filter(Boolean),
  }
}

/** Why the form cannot be saved; undefined: it can. */
export function formProblem(form: PlanForm): string | undefined {
  if (!form.plan_key.trim() || !form.plan_name.trim()) return KEY_AND_NAME_REQUIRED
  const { price_amount, price_display } = toPrice(form)
  if (!price_display) return 'Please enter a price or a text such as Free.'
  if (price_amount < 0) return 'A price cannot be negative.'
  if (price_amount > LARGEST_AMOUNT) return `A price can be ${toDecimalText(LARGEST_AMOUNT)} at most.`
  return undefined
}

/** The text after the price follows the interval, unless the admin wrote one. */
export function withInterval<F extends Pick<PlanForm, 'billing_interval' | 'display_frequency'>>(
  form: F,
  billing_interval: PlanForm['billing_interval'],
): F {
  const isUsual = form.display_frequency === `/${form.billing_interval}`
  return { ...form, billing_interval, ...(isUsual && { display_frequency: `/${billing_interval}` }) }
}

/** Only what is not empty after trimming, and nothing twice (PLANS-028). */
export function addFeature(features: readonly string[], typed: string): string[] {
  const feature = typed.trim()
  return feature === '' || features.includes(feature) || features.length >= PLAN_LIMITS.features
    ? [...features]
    : [...features, feature]
}

export const newPlanForm = (): PlanForm => ({
  plan_key: '',
  plan_name: '',
  description: '',
  auto_apply_limit: String(NEW_PLAN.auto_apply_limit),
  limit_period: 'month',
  price_input: NEW_PLAN.price,
  billing_interval: NEW_PLAN.billing_interval,
  billing_interval_count: NEW_PLAN.billing_interval_count,
  display_frequency: NEW_PLAN.display_frequency,
  currency: NEW_PLAN.currency,
  currency_symbol: NEW_PLAN.currency_symbol,
  features: [...NEW_PLAN.features],
})

/** What becomes of the typed price, said below its field. */
export function priceHint(form: PriceForm): string {
  const price = toPrice(form)
  if (!price.price_display) return 'A number, Free, or a text such as Contact Us.'
  return `Shown as ${price.price_display}. ${PRICE_HINTS[priceKind({ ...form, ...price, period_text: null })]}`
}

const PRICE_HINTS: Record<PriceKind, string> = {
  free: 'Nothing is charged.',
  paid: 'People are charged this amount.',
  'on request': "This isn't a number, so nobody can buy the plan: its button leads to the contact form.",
}

/** A price that is not a number shows its text, any other its amount. */
export const toPlanForm = (plan: PlanConfiguration): PlanForm => ({
  plan_key: plan.plan_key,
  plan_name: plan.plan_name,
  description: plan.description ?? '',
  auto_apply_limit: String(plan.auto_apply_limit),
  limit_period: plan.limit_period,
  price_input: isText(plan) ? plan.price_display : toDecimalText(plan.price_amount),
  billing_interval: plan.billing_interval,
  billing_interval_count: plan.billing_interval_count,
  display_frequency: plan.display_frequency,
  currency: plan.currency,
  currency_symbol: plan.currency_symbol,
  features: [...plan.features],
})

const isText = (plan: PlanConfiguration) => isOnRequest(plan) || isSameWord(plan.price_display, FREE_PRICE)

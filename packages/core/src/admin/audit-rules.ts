import { ENTITLED } from '#billing/constants'
import { isPaid, type Priced } from '#billing/price-rules'
import type { PlanConfiguration } from '#billing/schema'
import { moneyText } from '#shared/money'
import type { BillingMismatch, PlanFinding } from './audit-schema.ts'

/** The provider may bill in intervals that we do not offer. */
type Terms = Pick<PlanConfiguration, 'price_amount' | 'currency' | 'billing_interval_count'> & { billing_interval: string }
export type ComparedPlan = Terms & Priced & Pick<PlanConfiguration, 'plan_key' | 'stripe_product_id' | 'stripe_price_id'>
export type ProviderProduct = { id: string; isActive: boolean; planKey: string | undefined }
export type ProviderPrice = { id: string; isActive: boolean; terms: Terms }

/** Compares the active plans with the provider's products and prices (PLANS-062). */
export function comparePlans(
  plans: readonly ComparedPlan[],
  products: readonly ProviderProduct[],
  prices: readonly ProviderPrice[],
): PlanFinding[] {
  const product = (id: string | null) => products.find((one) => one.id === id)
  const price = (id: string | null) => prices.find((one) => one.id === id)
  const own = new Set(plans.map(({ stripe_product_id }) => stripe_product_id))
  const activeKeys = new Set(plans.map(({ plan_key }) => plan_key))
  return [
    ...plans.flatMap((plan) => comparePlan(plan, product(plan.stripe_product_id), price(plan.stripe_price_id)) ?? []),
    ...products.flatMap(({ id, isActive, planKey }) =>
      isActive && planKey !== undefined && !own.has(id) ? soldThereOnly(id, planKey, activeKeys.has(planKey)) : [],
    ),
  ]
}

/** Stopping the sale goes by the plan's key, so the second product of an active plan is left to a person. */
const soldThereOnly = (productId: string, planKey: string, isActiveHere: boolean): PlanFinding => ({
  kind: 'provider_only',
  planKey,
  detail: isActiveHere
    ? `Stripe sells ${productId} beside the product of this plan.`
    : `Stripe still sells ${productId} for a plan that is not active here.`,
  repair: isActiveHere ? null : 'archive',
  reason: isActiveHere ? `Archive ${productId} at Stripe.` : null,
})

function comparePlan(
  plan: ComparedPlan,
  product: ProviderProduct | undefined,
  price: ProviderPrice | undefined,
): PlanFinding | undefined {
  const find = (kind: PlanFinding['kind'], detail: string): PlanFinding => ({
    ...{ kind, planKey: plan.plan_key, detail, repair: 'sync', reason: null },
  })
  if (!isPaid(plan))
    return price?.isActive ? find('price_differs', 'This plan is not sold here, but Stripe still sells it.') : undefined
  if (!plan.stripe_price_id) return find('plan_without_price', 'Stripe has no price for this plan, so it cannot be bought.')
  if (!product) return find('product_missing', "Stripe doesn't know this plan's product.")
  if (!product.isActive) return find('product_archived', "This plan's product is archived at Stripe.")
  if (!price) return find('price_missing', "Stripe doesn't know this plan's price.")
  if (!price.isActive) return find('price_archived', "This plan's price is archived at Stripe.")
  const [here, there] = [termsText(plan), termsText(price.terms)]
  return here === there ? undefined : find('price_differs', `Here it costs ${here}, at Stripe ${there}.`)
}

const termsText = ({ price_amount, currency, billing_interval, billing_interval_count: count }: Terms) =>
  `${moneyText(price_amount, currency)} ${count === 1 ? `a ${billing_interval}` : `every ${count} ${billing_interval}s`}`

type Side = { subscriptionId: string; customerId: string; planKey: string; status: string }
export type LocalSubscription = Side & { userId: string; email: string }
/** `payer`: the account that the provider's customer belongs to; `knownCustomer`: the one that we keep for that account. */
export type ProviderSubscription = Side & {
  payer: { userId: string; email: string } | undefined
  knownCustomer: string | undefined
}

const isEntitled = ({ status }: Side) => ENTITLED.some((entitled) => entitled === status)
const sideText = ({ planKey, status }: Side) => `${planKey}, ${status}`

/** Compares what people may use with what they pay for; both lists hold what gives a plan, and `here` also what the provider names. */
export function compareSubscriptions(
  here: readonly LocalSubscription[],
  there: readonly ProviderSubscription[],
): BillingMismatch[] {
  const local = new Map(here.map((one) => [one.subscriptionId, one]))
  const active = new Map(there.filter(isEntitled).map((one) => [one.subscriptionId, one]))
  const seen = [...active.values()].flatMap((one) => compareSubscription(one, local.get(one.subscriptionId)) ?? [])
  const gone = here
    .filter((one) => isEntitled(one) && !active.has(one.subscriptionId))
    .map(
      (one): BillingMismatch => ({
        ...{ kind: 'local_only', subscriptionId: one.subscriptionId, customerId: one.customerId },
        ...{ userId: one.userId, email: one.email, here: sideText(one), there: null, isRepairable: true, reason: null },
      }),
    )
  return [...seen, ...gone]
}

function compareSubscription(one: ProviderSubscription, row: LocalSubscription | undefined): BillingMismatch | undefined {
  const { subscriptionId, customerId, payer, knownCustomer } = one
  const mismatch = (kind: BillingMismatch['kind'], isRepairable: boolean, reason: string | null): BillingMismatch => ({
    ...{ kind, subscriptionId, customerId, userId: payer?.userId ?? null, email: payer?.email ?? null },
    ...{ here: row ? sideText(row) : null, there: sideText(one), isRepairable, reason },
  })
  if (payer && knownCustomer && knownCustomer !== customerId)
    return mismatch(
      'two_customers',
      false,
      `This person has two customers at Stripe, ${knownCustomer} and ${customerId}. Cancel one subscription there, so that they don't pay twice.`,
    )
  if (!row || !isEntitled(row))
    return mismatch(
      'provider_only',
      payer !== undefined,
      payer ? null : 'No account belongs to this customer. Look them up at Stripe.',
    )
  return row.planKey === one.planKey ? undefined : mismatch('wrong_plan', true, null)
}

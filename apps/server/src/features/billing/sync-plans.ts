import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import type { Stripe } from 'stripe'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { listUnsyncedPlans, noteSynced } from './plan-store.ts'

export type ProviderIds = { productId: string; priceId: string }

/**
 * Writes a plan to the provider. Prices cannot be changed there: new terms become a new price, and the old one is deactivated. Safe to run
 * twice: what is there already stays, and idempotency keys make two calls at once get the same objects.
 */
export async function pushPlan(stripe: Stripe, plan: PlanConfiguration): Promise<ProviderIds> {
  const about = { name: plan.plan_name, description: plan.description ?? '' }
  const product = plan.stripe_product_id
    ? await stripe.products.update(plan.stripe_product_id, { ...about, active: true })
    : await stripe.products.create(
        { name: about.name, ...(plan.description && about), metadata: { plan_key: plan.plan_key } },
        // A product that was lost there after the last sync is created anew.
        { idempotencyKey: `product-${plan.id}-${plan.last_synced_at ?? 'first'}` },
      )
  const current = plan.stripe_price_id ? await findPrice(stripe, plan.stripe_price_id) : undefined
  if (current && isSoldAs(current, product.id, plan)) return { productId: product.id, priceId: current.id }
  const price = await stripe.prices.create(
    {
      product: product.id,
      unit_amount: plan.price_amount,
      currency: plan.currency,
      recurring: { interval: plan.billing_interval, interval_count: plan.billing_interval_count },
      nickname: plan.plan_name,
      metadata: { plan_key: plan.plan_key },
    },
    // With the price before: going back to earlier terms must not return the deactivated price.
    { idempotencyKey: `price-${plan.id}-${product.id}-${termsOf(plan).join('-')}-${plan.stripe_price_id ?? 'first'}` },
  )
  if (current?.active) await stripe.prices.update(current.id, { active: false })
  return { productId: product.id, priceId: price.id }
}

/** Nothing when the provider has lost it; a new one then takes its place. */
const findPrice = (stripe: Stripe, id: string) =>
  stripe.prices.retrieve(id).catch((error: { code?: string }) => {
    if (error.code === 'resource_missing') return undefined
    throw error
  })

const termsOf = (plan: PlanConfiguration) => [
  plan.price_amount,
  plan.currency,
  plan.billing_interval,
  plan.billing_interval_count,
]

const isSoldAs = (
  { active, product, unit_amount, currency, recurring }: Stripe.Price,
  productId: string,
  plan: PlanConfiguration,
) =>
  active &&
  product === productId &&
  [unit_amount, currency, recurring?.interval, recurring?.interval_count].join() === termsOf(plan).join()

export async function syncPlan(stripe: Stripe, db: Db, plan: PlanConfiguration): Promise<ProviderIds> {
  const ids = await pushPlan(stripe, plan)
  await noteSynced(db, plan.plan_key, ids, now())
  return ids
}

/** Plans that existed before STRIPE_SECRET_KEY was set. */
export async function syncNewPlans(stripe: Stripe, db: Db) {
  for (const plan of await listUnsyncedPlans(db)) await syncPlan(stripe, db, plan)
}

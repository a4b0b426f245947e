import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import type { Stripe } from 'stripe'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { listUnsyncedPlans, noteSynced } from './plan-store.ts'

/**
 * Syncs a plan to the provider. Prices cannot be changed there: a new amount becomes a new price, and the old one is deactivated. Safe to
 * run twice: idempotency keys make the provider return the same objects.
 */
export async function syncPlan(stripe: Stripe, db: Db, plan: PlanConfiguration): Promise<{ productId: string; priceId: string }> {
  const metadata = { plan_key: plan.plan_key }
  const about = { name: plan.plan_name, ...(plan.description && { description: plan.description }) }
  const product = plan.stripe_product_id
    ? await stripe.products.update(plan.stripe_product_id, about)
    : await stripe.products.create({ ...about, metadata }, { idempotencyKey: `product-${plan.id}` })
  const terms = [plan.price_amount, plan.currency, plan.billing_interval, plan.billing_interval_count]
  const price = await stripe.prices.create(
    {
      product: product.id,
      unit_amount: plan.price_amount,
      currency: plan.currency,
      recurring: { interval: plan.billing_interval, interval_count: plan.billing_interval_count },
      nickname: plan.plan_name,
      metadata,
    },
    { idempotencyKey: `price-${plan.id}-${product.id}-${terms.join('-')}` },
  )
  if (plan.stripe_price_id && plan.stripe_price_id !== price.id)
    await stripe.prices.update(plan.stripe_price_id, { active: false })
  const ids = { productId: product.id, priceId: price.id }
  await noteSynced(db, plan.plan_key, ids, now())
  return ids
}

/** Plans that existed before STRIPE_SECRET_KEY was set. */
export async function syncNewPlans(stripe: Stripe, db: Db) {
  for (const plan of await listUnsyncedPlans(db)) await syncPlan(stripe, db, plan)
}

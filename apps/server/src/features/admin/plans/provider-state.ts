import type { ProviderPrice, ProviderProduct, ProviderSubscription } from '@jobapply/core/admin/audit-rules'
import type { Stripe } from 'stripe'
import { asUserId, idOf } from '#features/billing/sync-subscription'
import type { Db } from '#platform/db/database'
import { findPayers, findPlanKeysByPrice } from './audit-store.ts'
import { listAll } from './provider-list.ts'

/** Every product and price that the provider has, archived ones included. */
export async function listProviderPlans(stripe: Stripe): Promise<{ products: ProviderProduct[]; prices: ProviderPrice[] }> {
  const products = await listAll((page) => stripe.products.list(page))
  const prices = await listAll((page) => stripe.prices.list(page))
  return {
    products: products.map(({ id, active, metadata }) => ({ id, isActive: active, planKey: metadata.plan_key })),
    prices: prices.map(({ id, active, unit_amount, currency, recurring }) => ({
      id,
      isActive: active,
      terms: {
        price_amount: unit_amount ?? 0,
        currency,
        billing_interval: recurring?.interval ?? 'month',
        billing_interval_count: recurring?.interval_count ?? 1,
      },
    })),
  }
}

/** What people pay for there, and whose each is: by the customer that we keep, else by the id that we gave the subscription. */
export async function listProviderSubscriptions(stripe: Stripe, db: Db): Promise<ProviderSubscription[]> {
  const found = await listAll((page) => stripe.subscriptions.list(page))
  const sides = found.map(({ id, status, customer, items, metadata }) => ({
    subscriptionId: id,
    status,
    customerId: idOf(customer) ?? '',
    price: items.data[0]?.price,
    claim: asUserId(metadata.user_id),
    claimedPlan: metadata.plan_key,
  }))
  const planKeys = await findPlanKeysByPrice(db)
  const { byCustomer, byUser } = await findPayers(db, {
    customers: sides.map(({ customerId }) => customerId),
    users: sides.flatMap(({ claim }) => claim ?? []),
  })
  return sides.map(({ price, claim, claimedPlan, ...side }) => {
    const payer = byCustomer.get(side.customerId) ?? (claim ? byUser.get(claim) : undefined)
    return {
      ...side,
      planKey: price?.metadata.plan_key ?? planKeys.get(price?.id ?? '') ?? claimedPlan ?? 'unknown',
      payer: payer && { userId: payer.userId, email: payer.email },
      knownCustomer: payer?.customerId ?? undefined,
    }
  })
}

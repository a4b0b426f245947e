import { AFTER_CANCELLED_CHECKOUT, AFTER_CHECKOUT, AFTER_PORTAL } from '@jobapply/core/billing/constants'
import { isEntitled } from '@jobapply/core/billing/limits'
import type { Invoice, PlanConfiguration } from '@jobapply/core/billing/schema'
import type { Stripe } from 'stripe'
import { findUser } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { closeOlderCheckouts, isSubscribed } from './one-subscription.ts'
import { paymentsOf } from './payments.ts'
import { findCustomer, findHeld, keepCustomer, type SubscriptionRow, termsOf } from './subscription-store.ts'
import { syncPlan } from './sync-plans.ts'

/** Where to pay for this plan. Subscribers change their plan in the portal; a second subscription would be charged twice. */
export async function startCheckout(platform: Platform, userId: string, plan: PlanConfiguration): Promise<string | null> {
  const { stripe, isDemo } = await providerOf(platform)
  const customer = await ensureCustomer(platform, stripe, userId)
  const db = platform.database.system
  const held = await findHeld(db, userId)
  if (held && isEntitled(termsOf(held.row), now())) return changeInPortal(platform, stripe, customer, held.row, plan)
  const { PUBLIC_URL } = platform.settings
  if (await isSubscribed(stripe, customer))
    return (await stripe.billingPortal.sessions.create({ customer, return_url: PUBLIC_URL + AFTER_PORTAL })).url
  const metadata = { user_id: userId, plan_key: plan.plan_key }
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: userId,
    line_items: [
      { quantity: 1, ...(isDemo ? { price_data: priceData(plan) } : { price: await priceOf(platform, stripe, plan) }) },
    ],
    metadata,
    subscription_data: { metadata },
    success_url: PUBLIC_URL + AFTER_CHECKOUT,
    cancel_url: PUBLIC_URL + AFTER_CANCELLED_CHECKOUT,
  })
  await closeOlderCheckouts(stripe, customer, session)
  return session.url
}

export async function openPortal(platform: Platform, userId: string): Promise<string> {
  const { stripe } = await providerOf(platform)
  const customer = await ensureCustomer(platform, stripe, userId)
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: platform.settings.PUBLIC_URL + AFTER_PORTAL,
  })
  return url
}

export async function listInvoices(platform: Platform, userId: string): Promise<Invoice[]> {
  const customer = await findCustomer(platform.database.system, userId)
  if (!customer) return []
  const { stripe } = await providerOf(platform)
  const { data } = await stripe.invoices.list({ customer, limit: 100 })
  return data.map((one) => ({
    id: one.id ?? '',
    number: one.number,
    created_at: new Date(one.created * 1000).toISOString(),
    amount: one.amount_due,
    currency: one.currency,
    status: one.status ?? 'draft',
    url: one.hosted_invoice_url ?? null,
    pdfUrl: one.invoice_pdf ?? null,
  }))
}

async function providerOf(platform: Platform) {
  const payments = paymentsOf(platform)
  return { stripe: await payments.stripe(), isDemo: payments.isDemo }
}

/** One a person: the key makes two calls at once get the same. */
async function ensureCustomer(platform: Platform, stripe: Stripe, userId: string): Promise<string> {
  const db = platform.database.system
  const known = await findCustomer(db, userId)
  if (known) return known
  const user = await findUser(db, userId)
  const made = await stripe.customers.create(
    { ...(user && { email: user.mailAddress }), metadata: { user_id: userId } },
    { idempotencyKey: `customer-${userId}` },
  )
  return keepCustomer(db, userId, made.id)
}

async function changeInPortal(
  platform: Platform,
  stripe: Stripe,
  customer: string,
  held: SubscriptionRow,
  plan: PlanConfiguration,
) {
  const session = { customer, return_url: platform.settings.PUBLIC_URL + AFTER_PORTAL }
  if (!paymentsOf(platform).isDemo && held.plan_key !== plan.plan_key)
    try {
      const { items } = await stripe.subscriptions.retrieve(held.stripe_subscription_id)
      const [item] = items.data
      const price = await priceOf(platform, stripe, plan)
      const change = { subscription: held.stripe_subscription_id, items: [{ id: item?.id ?? '', price, quantity: 1 }] }
      const flow = { type: 'subscription_update_confirm' as const, subscription_update_confirm: change }
      return (await stripe.billingPortal.sessions.create({ ...session, flow_data: flow })).url
    } catch (error) {
      // The portal's settings may not allow this change; the portal itself says what it allows.
      log.warn('no change of plan in the portal', { reason: (error as Error).message })
    }
  return (await stripe.billingPortal.sessions.create(session)).url
}

/** A plan whose changes were saved and not synced is synced first: nobody pays an earlier price. */
async function priceOf(platform: Platform, stripe: Stripe, plan: PlanConfiguration): Promise<string> {
  if (plan.stripe_price_id && plan.creation_status !== 'saved') return plan.stripe_price_id
  return (await syncPlan(stripe, platform.database.system, plan)).priceId
}

const priceData = (plan: PlanConfiguration) => ({
  currency: plan.currency,
  unit_amount: plan.price_amount,
  recurring: { interval: plan.billing_interval, interval_count: plan.billing_interval_count },
  product_data: { name: plan.plan_name, metadata: { plan_key: plan.plan_key } },
})

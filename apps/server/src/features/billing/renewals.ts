import type { Stripe } from 'stripe'
import type { Platform } from '#platform/feature/platform'
import { paymentsOf } from './payments.ts'
import { findCustomer } from './subscription-store.ts'
import { endsWithItsPeriod } from './sync-subscription.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'resource_missing'
const isOver = ({ status }: Stripe.Subscription) => status === 'canceled' || status === 'incomplete_expired'

/** The person's subscriptions that would be charged again. */
export async function findRenewing(platform: Platform, userId: string): Promise<string[]> {
  const customer = await findCustomer(platform.database.system, userId)
  if (!customer) return []
  const stripe = await paymentsOf(platform).stripe()
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
  return data.filter((one) => !isOver(one) && !endsWithItsPeriod(one)).map(({ id }) => id)
}

/** Cancels at the end of the paid period, or takes that back; a subscription that has ended stays ended. */
export async function setRenewal(platform: Platform, id: string, renews: boolean) {
  const stripe = await paymentsOf(platform).stripe()
  const subscription = await stripe.subscriptions.retrieve(id).catch((error) => {
    if (!isMissing(error)) throw error
  })
  if (!subscription || isOver(subscription) || endsWithItsPeriod(subscription) !== renews) return
  await stripe.subscriptions.update(id, { cancel_at_period_end: !renews })
}

/** Ends every subscription at once. The customer may be gone already. */
export async function removeCustomer(platform: Platform, customer: string) {
  const stripe = await paymentsOf(platform).stripe()
  await stripe.customers.del(customer).catch((error) => {
    if (!isMissing(error)) throw error
  })
}

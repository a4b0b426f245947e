import { ENTITLED } from '@jobapply/core/billing/constants'
import type { Stripe } from 'stripe'

/** Whether the provider has a subscription of this person. We may not know of it yet: its event is on the way. */
export async function isSubscribed(stripe: Stripe, customer: string): Promise<boolean> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
  return data.some((one) => ENTITLED.some((status) => status === one.status))
}

/**
 * Of a person's pages to pay only the newest stays open: who left one in another tab must not subscribe there as well. Called when the
 * new one is there, so that of two that are opened at the same moment the later sees the earlier.
 */
export async function closeOlderCheckouts(stripe: Stripe, customer: string, newest: Stripe.Checkout.Session) {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const older = data.filter(({ id, created }) => id !== newest.id && created <= newest.created)
  for (const { id } of older) await stripe.checkout.sessions.expire(id)
}

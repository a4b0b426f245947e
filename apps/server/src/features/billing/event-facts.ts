import type { Stripe } from 'stripe'
import { idOf } from './sync-subscription.ts'

/** The facts of an event, read defensively: the provider's API version may be newer than ours. */
export type EventFacts = {
  subscriptionId?: string | undefined
  customerId?: string | undefined
  userId?: string | undefined
  invoice?: { amount: number; currency: string; status: 'succeeded' | 'failed' } | undefined
}

export function readFacts({ type, data }: Stripe.Event): EventFacts {
  const object = (data?.object ?? {}) as unknown as Record<string, unknown>
  const customerId = idOf(object.customer as string | null)
  const userId = metadataOf(object).user_id
  if (type.startsWith('customer.subscription.')) return { subscriptionId: textOf(object.id), customerId, userId }
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded')
    return { subscriptionId: idOf(object.subscription as string | null), customerId, userId }
  if (!type.startsWith('invoice.')) return { customerId, userId }
  const parent = object.parent as Stripe.Invoice.Parent | null | undefined
  return {
    // Webhook endpoints with an old API version get the older form.
    subscriptionId: idOf(parent?.subscription_details?.subscription ?? (object.subscription as string | undefined)),
    customerId,
    userId: userId ?? parent?.subscription_details?.metadata?.user_id,
    invoice: invoiceOf(type, object as unknown as Stripe.Invoice),
  }
}

/** Only one of the several events about a payment carries its amount, so that sums count it once. */
function invoiceOf(type: string, invoice: Stripe.Invoice): EventFacts['invoice'] {
  const currency = String(invoice.currency ?? 'usd')
  if (type === 'invoice.paid') return { amount: amountOf(invoice.amount_paid), currency, status: 'succeeded' }
  if (type === 'invoice.payment_failed') return { amount: amountOf(invoice.amount_due), currency, status: 'failed' }
  return undefined
}

const amountOf = (value: unknown) => (Number.isSafeInteger(value) ? Math.min(Number(value), 2_147_483_647) : 0)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const metadataOf = (object: Record<string, unknown>) => (object.metadata ?? {}) as Record<string, string | undefined>

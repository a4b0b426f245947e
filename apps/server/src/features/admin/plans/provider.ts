import { STRIPE_NOT_CONFIGURED, SYNC_FAILED } from '@jobapply/core/admin/plan-constants'
import type { Stripe } from 'stripe'
import { inTime, paymentsOf } from '#features/billing/payments'
import { findActivePlan } from '#features/billing/plan-store'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { listAll } from './provider-list.ts'

/** Stops the sale of a plan's products and prices; answers why it could not, null when it did or when there is nothing to stop. */
export async function archiveAtProvider(platform: Platform, planKey: string, requestId: string): Promise<string | null> {
  const { isDemo, stripe } = paymentsOf(platform)
  if (isDemo) return null
  try {
    await inTime(archive(await stripe(), platform, planKey))
    return null
  } catch (error) {
    log.warn('plan not archived', { requestId, reason: (error as Error).message })
    return providerError(error)
  }
}

/** The plan's own product, and any other that bears its key. */
async function archive(stripe: Stripe, platform: Platform, planKey: string) {
  const plan = await findActivePlan(platform.database.system, planKey)
  const products = await listAll((page) => stripe.products.list({ active: true, ...page }))
  const sold = products.filter(({ id, metadata }) => metadata.plan_key === planKey || id === plan?.stripe_product_id)
  for (const { id: product } of sold) {
    const prices = await listAll((page) => stripe.prices.list({ active: true, product, ...page }))
    for (const { id } of prices) await stripe.prices.update(id, { active: false })
    await stripe.products.update(product, { active: false })
  }
}

type ProviderError = { type?: string; rawType?: string; code?: string; message?: string }

/** The provider's error type and message; sync messages are distinguished by type (spec 3 §8). */
export function providerError(error: unknown): string {
  const { type, rawType, code, message } = error as ProviderError
  const sentence = message || SYNC_FAILED
  // Its own kind would be that of a conflict.
  if (type === 'StripeAuthenticationError') return `Authentication with Stripe failed: ${sentence}`
  const kind = [rawType, code].filter(Boolean).join(', ')
  return kind ? `${sentence} (${kind})` : sentence
}

const CANNOT_CHANGE = ['cannot be updated', 'automatically', 'created by Stripe', 'auto-created']

/** The product or price is gone there, or is not ours to change: a new one is needed. */
export const isLostAtProvider = (error: unknown) => {
  const { code, message = '' } = error as ProviderError
  return code === 'resource_missing' || CANNOT_CHANGE.some((words) => message.includes(words))
}

export const NOT_CONFIGURED = { success: false, error: STRIPE_NOT_CONFIGURED } as const

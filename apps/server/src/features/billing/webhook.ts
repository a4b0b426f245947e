import type { Stripe } from 'stripe'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { processEvent } from './events.ts'

type Provider = { webhookSecret: string; stripe(): Promise<Stripe> }
/** Older events may be replays; newer ones come from a clock that is wrong. */
const TOLERANCE_SECONDS = 300

/**
 * Receives an event of the payment provider, as bytes with its signature. 200: processed, now or before. 400: not from the provider,
 * ignored. When it throws, the provider will send it again.
 */
export async function receiveEvent(
  platform: Platform,
  provider: Provider,
  body: Buffer,
  signatures: readonly string[],
): Promise<200 | 400> {
  const stripe = await provider.stripe()
  const event = readEvent(stripe, provider.webhookSecret, body, signatures)
  if (!event) {
    log.warn('webhook refused')
    return 400
  }
  try {
    await processEvent(platform, stripe, event)
    return 200
  } catch (error) {
    log.warn('webhook failed', { event: event.id, type: event.type })
    throw error
  }
}

function readEvent(stripe: Stripe, secret: string, body: Buffer, signatures: readonly string[]): Stripe.Event | undefined {
  const signature = signatures.join(', ')
  // Two signature headers may arrive joined as one; we don't choose between them.
  if (signature.match(/\bt=/g)?.length !== 1 || isFromTheFuture(signature)) return undefined
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
    return typeof event?.id === 'string' && typeof event.type === 'string' ? event : undefined
  } catch {
    return undefined
  }
}

const isFromTheFuture = (signature: string) =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) > Date.now() / 1000 + TOLERANCE_SECONDS

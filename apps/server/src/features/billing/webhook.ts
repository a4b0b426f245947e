import type { Stripe } from 'stripe'
import { log } from '#platform/log'
import type { Platform } from '#platform/platform'
import { processEvent } from './events.ts'

type Provider = { webhookSecret: string; stripe(): Promise<Stripe> }
/** Old enough to be a replay, or of a clock that is as wrong in the other direction. */
const TOLERANCE_SECONDS = 300

/**
 * An event of the payment provider, as bytes with its signature. 200: taken, now or before. 400: not from the provider, nothing was done.
 * 500: could not be taken now; the provider sends it again.
 */
export async function receiveEvent(
  platform: Platform,
  provider: Provider,
  body: Buffer,
  signatures: readonly string[],
): Promise<200 | 400 | 500> {
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
    log.error('webhook failed', error, { event: event.id, type: event.type })
    return 500
  }
}

function readEvent(stripe: Stripe, secret: string, body: Buffer, signatures: readonly string[]): Stripe.Event | undefined {
  const signature = signatures.join(', ')
  // Two headers may arrive as one; it is not for us to choose between them.
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

import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { createLocalStripe, type LocalStripe } from './local-stripe/local-stripe.ts'
import { receiveEvent } from './webhook.ts'

/** A person waits for the answer, so the provider gets no more time than this. */
const PATIENCE_MS = 3_500
/** What we wait for several requests together, so that we answer within five seconds, whatever the provider does. */
const WHOLE_PATIENCE_MS = 4_200

export const inTime = <T>(work: Promise<T>, ms = WHOLE_PATIENCE_MS): Promise<T> =>
  Promise.race([work, sleep(ms, undefined, { ref: false }).then(() => Promise.reject(new Error('the provider is slow')))])

export type Payments = {
  isDemo: boolean
  webhookSecret: string
  /** The local payment server of demo mode. */
  local: LocalStripe | undefined
  /** The real SDK; loaded when it is first needed. */
  stripe(): Promise<Stripe>
}

const made = new WeakMap<Platform, Payments>()

/** The installation's payment provider: Stripe with a key, else the local payment server, both through the same SDK. */
export function paymentsOf(platform: Platform): Payments {
  const known = made.get(platform)
  if (known) return known
  const payments = createPayments(platform)
  made.set(platform, payments)
  return payments
}

function createPayments(platform: Platform): Payments {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PUBLIC_URL } = platform.settings
  const webhookSecret = STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(24).toString('hex')}`
  let client: Promise<Stripe> | undefined
  const local = STRIPE_SECRET_KEY
    ? undefined
    : createLocalStripe({
        db: platform.database.system,
        now,
        pagesUrl: PUBLIC_URL,
        webhookSecret,
        deliver: (body, signature) => receiveEvent(platform, payments, Buffer.from(body), [signature]),
      })

  async function connect(): Promise<Stripe> {
    const { Stripe } = await import('stripe')
    const options = { timeout: PATIENCE_MS, maxNetworkRetries: 0, telemetry: false, appInfo: { name: 'JobApply AI' } }
    if (local) {
      const httpClient = Stripe.createFetchHttpClient(((url: string, init: RequestInit) =>
        local.handle(new Request(url, init))) as typeof fetch)
      return new Stripe('sk_local', { ...options, httpClient })
    }
    const { protocol, hostname, port } = new URL(STRIPE_API_URL)
    const place = {
      host: hostname,
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      ...(port && { port }),
    }
    return new Stripe(STRIPE_SECRET_KEY ?? '', { ...options, ...place })
  }

  const payments: Payments = { isDemo: !STRIPE_SECRET_KEY, webhookSecret, local, stripe: () => (client ??= connect()) }
  return payments
}

import { WEBHOOK_PATH } from '@jobapply/core/billing/constants'
import { isPaid } from '@jobapply/core/billing/price-rules'
import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { readBody } from '#platform/http/body'
import { type Exchange, sendFault, sendJson } from '#platform/http/exchange'
import { demoRoutes } from './local-stripe/demo-routes.ts'
import { paymentsOf } from './payments.ts'
import { listActivePlans } from './plan-store.ts'
import { receiveEvent } from './webhook.ts'

const LARGEST_EVENT = 2 * 1024 * 1024

/** The provider's events, and in demo mode the provider's pages. */
export function billingRoutes(platform: Platform): Route[] {
  const payments = paymentsOf(platform)
  const db = platform.database.system
  return [
    { method: 'POST', path: WEBHOOK_PATH, door: 'open', answer: takeEvent },
    ...demoRoutes({
      local: payments.local,
      db,
      now,
      publicUrl: platform.settings.PUBLIC_URL,
      listPlans: async () => (await listActivePlans(db, true)).filter(isPaid),
    }),
  ]

  async function takeEvent(exchange: Exchange) {
    const body = await readBody(exchange, LARGEST_EVENT)
    const signatures = exchange.request.headersDistinct['stripe-signature'] ?? []
    const status = body ? await receiveEvent(platform, payments, body, signatures) : 400
    return status === 200 ? sendJson(exchange, 200, { received: true }) : sendFault(exchange, 'BAD_INPUT', BAD_INPUT)
  }
}

import { defineFeature } from '#platform/feature/feature'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, redirect, sendJson } from '#platform/http/exchange'

/** What monitoring asks, and the old address of the front page. */
export const health = defineFeature({
  name: 'health',
  routes: (platform) => [
    ...monitorRoutes(platform),
    { method: 'GET', path: '/landing', door: 'open', answer: (exchange) => redirect(exchange, '/', 308) },
  ],
})

/** Also those of a worker with a port. */
export function monitorRoutes({ database }: Platform): Route[] {
  return [
    { method: 'GET', path: '/healthz', door: 'open', answer: (exchange) => sendJson(exchange, 200, { healthy: true }) },
    { method: 'GET', path: '/readyz', door: 'open', answer: sendReadiness },
  ]

  /** Ready means: the database answers. */
  async function sendReadiness(exchange: Exchange) {
    const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the database is slow')), 900).unref())
    try {
      await Promise.race([database.systemPool.query('select 1'), timeout])
      sendJson(exchange, 200, { ready: true })
    } catch {
      sendJson(exchange, 503, { ready: false })
    }
  }
}

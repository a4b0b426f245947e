import type { ServerResponse } from 'node:http'
import type { Settings } from '#platform/env'
import type { Exchange } from './exchange.ts'

const CLOSED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
const YEAR_SECONDS = 31_536_000
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Set on every answer, also on refusals; pages replace the policy with their own. */
export function setSecurityHeaders(response: ServerResponse, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) {
  response.setHeader('content-security-policy', CLOSED)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  if (PUBLIC_URL.startsWith('https:'))
    response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}

/** A service worker obeys the policy of its own file: with the closed one it could not ask for anything and would never be installed. */
export const WORKER_POLICY = `${CLOSED}; connect-src 'self'`

/**
 * Only the scripts that the build made, named by their hashes. Styles are set at run time by toasts and positioned layers. Pages for
 * people who are signed in show a picture from the address that they have entered for it.
 */
export const pagePolicy = (scriptHashes: readonly string[], { foreignPictures = false } = {}) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${foreignPictures ? ' https:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Whether another site started a request that may change something. Programs that are not browsers send neither header. */
export function isForeign(
  { request, headers }: Pick<Exchange, 'request' | 'headers'>,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
) {
  if (SAFE_METHODS.includes(request.method ?? '')) return false
  const origin = headers.get('origin')
  if (origin !== null && origin !== PUBLIC_URL) return true
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

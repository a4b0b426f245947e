import { tooManyAttempts } from '@jobapply/core/auth/rules'
import { findTokenOwner } from '#platform/auth/store'
import { type Exchange, redirect } from '#platform/http/exchange'
import { log } from '#platform/log'
import type { Platform } from '#platform/platform'
import type { Route } from '#platform/server/routes'
import { countAttempt } from './attempts.ts'
import { confirmVerification } from './links.ts'
import { hashToken } from './tokens.ts'

/** The mailed verification link, and the way back from Google. */
export function authRoutes(platform: Platform): Route[] {
  const { access, database, limits, settings } = platform
  return [
    { method: 'GET', path: '/verify', door: 'open', answer: verifyAddress },
    { method: 'GET', path: '/api/auth/callback/google', door: 'open', answer: finishGoogle },
  ]

  /** The mailed link; it ends on the site's root (AUTH-031), which shows the outcome. */
  async function verifyAddress(exchange: Exchange) {
    const token = exchange.url.searchParams.get('token')?.slice(0, 200) ?? ''
    const tokenHash = hashToken(token)
    const account = (await findTokenOwner(database.system, tokenHash)) ?? tokenHash
    const wait = await countAttempt(limits, { kind: 'confirm', address: exchange.address, account })
    if (wait) log.warn('confirm limited', { requestId: exchange.requestId, reason: tooManyAttempts(wait) })
    const outcome = wait ? 'later' : (await confirmVerification(platform, token)) ? 'yes' : 'no'
    redirect(exchange, `${settings.PUBLIC_URL}/?verified=${outcome}`)
  }

  async function finishGoogle(exchange: Exchange) {
    const url = new URL(exchange.url.pathname + exchange.url.search, settings.PUBLIC_URL)
    const { location, cookies } = await access.google.finish(url, exchange.headers)
    if (cookies.length > 0) await access.endSession(exchange.headers)
    for (const cookie of cookies) exchange.response.appendHeader('set-cookie', cookie)
    redirect(exchange, location)
  }
}

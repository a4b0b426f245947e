import { tooManyAttempts } from '@jobapply/core/auth/rules'
import { useVerification } from '#platform/auth/links'
import { findTokenOwner } from '#platform/auth/store'
import { hashToken } from '#platform/auth/tokens'
import { log } from '#platform/log'
import { createMailbox } from '#platform/mail/mailbox'
import type { Platform } from '#platform/platform'
import type { createCalls } from './calls.ts'
import { type Exchange, redirect, sendJson } from './exchange.ts'

/** Who may come: anybody, only a program on this machine, the owner of what is asked for, or as the contract's door of the call says. */
type Door = 'open' | 'this machine' | 'owner' | 'contract'
export type Route = { method: 'GET' | 'POST'; path: string; door: Door; answer(exchange: Exchange): Promise<unknown> | unknown }

/** Every HTTP route of the platform; features add theirs in app.ts; a path that ends in `/*` takes everything below it. */
export function listRoutes(platform: Platform, calls: ReturnType<typeof createCalls>): Route[] {
  const { access, database, settings } = platform
  const mailbox = createMailbox(platform)
  return [
    { method: 'GET', path: '/healthz', door: 'open', answer: (exchange) => sendJson(exchange, 200, { healthy: true }) },
    { method: 'GET', path: '/readyz', door: 'open', answer: sendReadiness },
    { method: 'POST', path: '/rpc/*', door: 'contract', answer: calls.rpc },
    { method: 'POST', path: '/functions/v1/*', door: 'contract', answer: calls.functions },
    { method: 'GET', path: '/verify', door: 'open', answer: verifyAddress },
    { method: 'GET', path: '/api/auth/callback/google', door: 'open', answer: finishGoogle },
    { method: 'GET', path: '/dev/mailbox', door: 'this machine', answer: mailbox.list },
    { method: 'GET', path: '/dev/mailbox.json', door: 'this machine', answer: mailbox.listAsJson },
    { method: 'GET', path: '/dev/mailbox/*', door: 'this machine', answer: mailbox.show },
    { method: 'GET', path: '/landing', door: 'open', answer: (exchange) => redirect(exchange, '/', 308) },
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

  /** The mailed link; it ends on the site's root (AUTH-031), which says how it went. */
  async function verifyAddress(exchange: Exchange) {
    const token = exchange.url.searchParams.get('token')?.slice(0, 200) ?? ''
    const tokenHash = hashToken(token)
    const account = (await findTokenOwner(database.system, tokenHash)) ?? tokenHash
    const wait = await access.countAttempt({ kind: 'confirm', address: exchange.address, account })
    if (wait) log.warn('confirm limited', { requestId: exchange.requestId, reason: tooManyAttempts(wait) })
    const outcome = wait ? 'later' : (await useVerification(platform, token)) ? 'yes' : 'no'
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

export function findRoute(routes: readonly Route[], method: string, path: string): Route | undefined {
  return routes.find(
    (route) =>
      (route.method === method || (route.method === 'GET' && method === 'HEAD')) &&
      (route.path === path || (route.path.endsWith('/*') && path.startsWith(route.path.slice(0, -1)))),
  )
}

import { type Exchange, redirect } from '#platform/http/exchange'
import type { Platform } from '#platform/platform'
import type { Route } from '#platform/server/routes'

/** The way back from Google. Mailed links have no route: they open pages, which make calls. */
export function authRoutes({ access, settings }: Platform): Route[] {
  return [{ method: 'GET', path: '/api/auth/callback/google', door: 'open', changesState: true, answer: finishGoogle }]

  async function finishGoogle(exchange: Exchange) {
    const url = new URL(exchange.url.pathname + exchange.url.search, settings.PUBLIC_URL)
    const { location, cookies } = await access.google.finish(url, exchange.headers)
    if (cookies.length > 0) await access.endSession(exchange.headers)
    for (const cookie of cookies) exchange.response.appendHeader('set-cookie', cookie)
    redirect(exchange, location)
  }
}

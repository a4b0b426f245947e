import { startSecondStep } from '#features/auth/second-factor/second-step-cookie'
import { hasSecondFactor } from '#platform/auth/second-factor-store'
import { removeSession } from '#platform/auth/store'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, redirect } from '#platform/http/exchange'

/** The way back from Google. Mailed links have no route: they open pages, which make calls. */
export function authRoutes(platform: Platform): Route[] {
  const { access, settings } = platform
  return [{ method: 'GET', path: '/api/auth/callback/google', door: 'open', changesState: true, answer: finishGoogle }]

  async function finishGoogle(exchange: Exchange) {
    const url = new URL(exchange.url.pathname + exchange.url.search, settings.PUBLIC_URL)
    const { location, cookies } = await access.google.finish(url, exchange.headers)
    if (cookies.length > 0) await access.endSession(exchange.headers)
    const stepCookie = await holdForSecondStep(cookies)
    for (const cookie of stepCookie ? [stepCookie] : cookies) exchange.response.appendHeader('set-cookie', cookie)
    redirect(exchange, stepCookie ? secondStepPage(location) : location)
  }

  /** The library has started a session. Where the account has a second step, it is removed before its cookie leaves the server. */
  async function holdForSecondStep(cookies: string[]): Promise<string | undefined> {
    const { system } = platform.database
    for (const cookie of cookies) {
      const session = await access.findSession(cookie)
      if (!session || !(await hasSecondFactor(system, session.userId))) continue
      await removeSession(system, session.token)
      return startSecondStep(platform, session.userId)
    }
    return undefined
  }

  function secondStepPage(location: string): string {
    const { pathname, search, hash } = new URL(location)
    return `${settings.PUBLIC_URL}/auth?${new URLSearchParams({ step: 'code', next: pathname + search + hash })}`
  }
}

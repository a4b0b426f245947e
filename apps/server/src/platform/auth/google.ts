import { setTimeout as wait } from 'node:timers/promises'
import { PAGE_AFTER_GOOGLE } from '@jobapply/core/auth/constants'
import { canonicalEmail, isAllowedEmail } from '@jobapply/core/auth/rules'
import { safePath } from '@jobapply/core/shared/web/safe-path'
import { APIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import type { AnswerHeaders } from '#platform/http/exchange'
import type { RequestHeaders } from '#platform/http/request-headers'
import { log } from '#platform/log'
import { type Auth, createAuth } from './better-auth.ts'
import { connectGoogle, type TellConnected } from './connect-google.ts'

/** Reasons for a failed sign-in with Google; the auth page has a sentence for each. */
const REASONS = ['google_failed', 'google_email_unverified', 'google_email_not_allowed', 'google_other_account'] as const

const SCOPES = ['openid', 'email', 'profile']

/** How long we wait for Google's servers. */
const PATIENCE_MS = 4_000
const inTime = <T>(work: Promise<T>) => Promise.race([work, wait(PATIENCE_MS, undefined, { ref: false })])

/** Sign-in with Google (or the provider that GOOGLE_ISSUER names) by OpenID Connect with state, nonce and PKCE. */
export function createGoogle(db: Db, settings: Settings, secret: string, tellConnected: TellConnected) {
  let ready: Promise<Auth | undefined> | undefined
  const refusal = (reason: (typeof REASONS)[number]) => `${settings.PUBLIC_URL}/auth?error=${reason}`

  // Discovery runs on first use and again after a failure, so the server also starts without network.
  async function connect(): Promise<Auth | undefined> {
    if (!settings.GOOGLE_CLIENT_ID) return undefined
    ready ??= load().catch((error) => void log.error('google', error))
    const auth = await inTime(ready)
    if (!auth) ready = undefined
    return auth
  }

  async function load(): Promise<Auth | undefined> {
    const { genericOAuth } = await import('better-auth/plugins/generic-oauth')
    const auth = createAuth(db, settings, secret, [genericOAuth({ config: [provider] })])
    const { socialProviders } = await auth.$context
    return socialProviders.length > 0 ? auth : undefined
  }

  const provider = {
    providerId: 'google',
    discoveryUrl: `${settings.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId: settings.GOOGLE_CLIENT_ID ?? '',
    clientSecret: settings.GOOGLE_CLIENT_SECRET ?? '',
    scopes: SCOPES,
    pkce: true,
    prompt: 'select_account' as const,
    requireIdTokenVerification: true,
    // The library has checked the ID token's signature, audience and nonce before this is called.
    getUserInfo: async ({ idToken }: { idToken?: string | undefined }) => (idToken ? readClaims(idToken) : null),
    mapProfileToUser: async (profile: Record<string, unknown>) => {
      const email = String(profile.email ?? '')
      const refuse = (reason: (typeof REASONS)[number]) => new APIError('FOUND', undefined, { Location: refusal(reason) })
      if (!profile.emailVerified) throw refuse('google_email_unverified')
      if (!isAllowedEmail(email, settings.ALLOWED_EMAIL_DOMAINS)) throw refuse('google_email_not_allowed')
      const account = { subject: String(profile.sub), email: canonicalEmail(email), scope: SCOPES.join(',') }
      if (!(await connectGoogle(db, account, tellConnected))) throw refuse('google_other_account')
      return { email: account.email, mailAddress: email }
    },
  }

  return {
    /** The URL to send the browser to; undefined when Google cannot be reached. `email` is the account that Google should offer. */
    async start(
      next: string | undefined,
      headers: RequestHeaders,
      answer: AnswerHeaders,
      email?: string,
    ): Promise<string | undefined> {
      const auth = await connect()
      if (!auth) return undefined
      const { response, headers: cookies } = await auth.api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: safePath(next, PAGE_AFTER_GOOGLE),
          errorCallbackURL: '/auth',
          disableRedirect: true,
          ...(email && { loginHint: email }),
        },
        headers: headers.toWeb(),
        returnHeaders: true,
      })
      for (const cookie of cookies.getSetCookie()) answer.append('set-cookie', cookie)
      return response.url
    },

    /** Handles the return from Google: where the browser goes next, and its cookies. */
    async finish(url: URL, headers: RequestHeaders): Promise<{ location: string; cookies: string[] }> {
      const auth = await connect()
      // The library reports a database that is away as a failure of Google's.
      if (auth) await db.execute(sql`select 1`)
      const answering = auth
        ?.handler(new Request(url, { headers: headers.toWeb() }))
        .catch((error) => void log.error('google', error))
      const response = answering && (await inTime(answering))
      const location = new URL(response?.headers.get('location') ?? refusal('google_failed'), settings.PUBLIC_URL)
      const cookies = response?.headers.getSetCookie() ?? []
      const sessionCookie = (await auth?.$context)?.authCookies.sessionToken.name
      // The requested page may have an `error` parameter of its own, so a session cookie decides whether it worked.
      if (location.origin === settings.PUBLIC_URL && cookies.some((cookie) => cookie.startsWith(`${sessionCookie}=`))) {
        log.info('google accepted')
        return { location: location.href, cookies }
      }
      const error = location.searchParams.get('error')
      log.warn('google refused', { reason: error ?? undefined })
      return { location: refusal(REASONS.find((reason) => reason === error) ?? 'google_failed'), cookies: [] }
    },
  }
}

function readClaims(idToken: string) {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  if (!claims.sub || typeof claims.sub !== 'string' || typeof claims.email !== 'string') return null
  return {
    id: claims.sub,
    sub: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    name: String(claims.name ?? ''),
  }
}

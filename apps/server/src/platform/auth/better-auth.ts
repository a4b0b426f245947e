import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import type { BetterAuthPlugin } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { log } from '#platform/log'
import { noteSignIn } from './store.ts'
import { identities, sessions, users, verifications } from './table.ts'
import { welcome } from './welcome.ts'

const DAY = 86_400
export const IDLE_SECONDS = 7 * DAY
/** How long after the last time its end is moved again. */
export const RENEWAL_SECONDS = DAY
const COOKIES = ['session_token', 'dont_remember', 'state']
/** However much it is used, a session ends (ASVS 7.3.2). */
export const LONGEST_SESSION_MS = 90 * DAY * 1000

/** Sessions, cookies and the OpenID conversation. Passwords, mailed links and limits are our own (router.ts), so no other path of it is served. */
export function createAuth(db: Db, settings: Settings, secret: string, plugins: BetterAuthPlugin[] = []) {
  const secure = settings.PUBLIC_URL.startsWith('https:')
  return betterAuth({
    baseURL: settings.PUBLIC_URL,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: { user: users, session: sessions, account: identities, verification: verifications },
    }),
    user: { additionalFields: { mailAddress: { type: 'string', required: true } } },
    session: { expiresIn: IDLE_SECONDS, updateAge: RENEWAL_SECONDS },
    account: {
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: noteLibrary },
    onAPIError: { errorURL: `${settings.PUBLIC_URL}/auth` },
    advanced: {
      cookiePrefix: 'jobapply',
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: Object.fromEntries(COOKIES.map((name) => [name, { name: `${secure ? '__Host-' : ''}jobapply.${name}` }])),
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: {
      // Who comes with Google has a verified address from the first moment.
      user: { create: { after: async (user) => welcome(db, settings, user.id, now()) } },
      session: { create: { after: async (session) => noteSignIn(db, session.userId, now()) } },
      // Google's tokens have done their work once the person is known.
      account: {
        create: { before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }) },
      },
    },
    plugins,
  })
}
export type Auth = ReturnType<typeof createAuth>

/** What went wrong inside stands here; a person is told something else (API-018). Its own errors are refusals. */
function noteLibrary(level: string, message: string, ...details: unknown[]) {
  const error = details.find((detail) => detail instanceof Error && detail.name !== 'BetterAuthError')
  if (error) log.error('auth', error, { reason: message })
  else log[level === 'error' ? 'warn' : 'debug']('auth', { reason: message })
}

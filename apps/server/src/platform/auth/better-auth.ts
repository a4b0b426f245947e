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
/** A session's end is moved at most this often. */
export const RENEWAL_SECONDS = DAY
const COOKIES = ['session_token', 'dont_remember', 'state']
/** A session ends after this time even if it is used (ASVS 7.3.2). */
export const LONGEST_SESSION_MS = 90 * DAY * 1000

/** Sessions, cookies and OpenID Connect. Passwords, mailed links and limits are our own (features/auth), so no other path of the library is served. */
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
      // Google is connected by us (connect-google.ts).
      accountLinking: { enabled: false },
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
      // Addresses of Google accounts are verified from the start.
      user: { create: { after: async (user) => welcome(db, settings, user.id, now()) } },
      session: { create: { after: async (session) => noteSignIn(db, session.userId, now()) } },
      // Google's tokens are not needed after sign-in, so they are not stored.
      account: {
        create: { before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }) },
      },
    },
    plugins,
  })
}
export type Auth = ReturnType<typeof createAuth>

/** The library's errors go to the log, not to people (API-018). Its own BetterAuthErrors are refusals, not failures. */
function noteLibrary(level: string, message: string, ...details: unknown[]) {
  const error = details.find((detail) => detail instanceof Error && detail.name !== 'BetterAuthError')
  if (error) log.error('auth', error, { reason: message })
  else log[level === 'error' ? 'warn' : 'debug']('auth', { reason: message })
}

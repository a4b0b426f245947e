import type { CurrentUser } from '@jobapply/core/auth/schema'
import { serializeSignedCookie } from 'better-call'
import { now } from '#platform/clock'
import type { Database } from '#platform/db/database'
import type { Settings } from '#platform/env'
import type { AnswerHeaders } from '#platform/http/exchange'
import type { HeaderReader, RequestHeaders } from '#platform/http/request-headers'
import { createAuth, IDLE_SECONDS, LONGEST_SESSION_MS } from './better-auth.ts'
import type { TellConnected } from './connect-google.ts'
import { createGoogle } from './google.ts'
import { createKnownBrowsers } from './known-browser.ts'
import { readRunningSession, sessionTokenOf } from './running-session.ts'
import { hasSecondFactor } from './second-factor-store.ts'
import { findSession } from './session-store.ts'
import { findAccount, findScheduledDeletion, findSessionStart, findUser, isAdmin, removeSession } from './store.ts'

const LONGEST_USER_AGENT = 500

export type AccessParts = {
  database: Database
  settings: Settings
  secret: string
  tellConnected: TellConnected
}
export type Access = ReturnType<typeof createAccess>

/** Identity: sessions, Google sign-in, known browsers. */
export function createAccess({ database, settings, secret, tellConnected }: AccessParts) {
  const db = database.system
  const auth = createAuth(db, settings, secret)
  const context = auth.$context
  const browsers = createKnownBrowsers(secret, settings.PUBLIC_URL.startsWith('https:'))
  /** Whether somebody may not act as an admin before turning on two-step sign-in. */
  const needsSecondFactor = async (userId: string) =>
    settings.ADMIN_REQUIRE_SECOND_FACTOR === 'on' && !(await hasSecondFactor(db, userId))

  return {
    auth,
    browsers,
    google: createGoogle(db, settings, secret, tellConnected),

    /** The session's person, or undefined; `isBlocked` where it is known without asking again. Using a session extends it (AUTH-041), up to its longest lifetime. */
    async readSession(
      headers: RequestHeaders,
      answer: AnswerHeaders,
    ): Promise<{ userId: string; isBlocked?: boolean } | undefined> {
      const cookie = headers.get('cookie')
      if (!cookie) return undefined
      const { authCookies, secret: key } = await context
      const running = await readRunningSession(db, cookie, { name: authCookies.sessionToken.name, key })
      if (running) return running
      const { response, headers: cookies } = await auth.api.getSession({ headers: headers.toWeb(), returnHeaders: true })
      for (const one of cookies.getSetCookie()) answer.append('set-cookie', one)
      if (!response) return undefined
      if (response.session.createdAt.getTime() > now().getTime() - LONGEST_SESSION_MS) return { userId: response.user.id }
      await removeSession(db, response.session.token)
      return undefined
    },

    /** When this browser signed in; undefined without a session. */
    async readSessionStart(headers: HeaderReader): Promise<Date | undefined> {
      const { authCookies, secret: key } = await context
      const token = sessionTokenOf(headers.get('cookie') ?? '', { name: authCookies.sessionToken.name, key })
      return token ? findSessionStart(db, token) : undefined
    },

    /** Starts a session and answers its cookie. */
    async startSession(userId: string, ipAddress: string, userAgent: string): Promise<string> {
      const { internalAdapter, authCookies, secret: key } = await context
      const { name, attributes } = authCookies.sessionToken
      const { token } = await internalAdapter.createSession(userId, false, {
        ipAddress,
        userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
      })
      return serializeSignedCookie(name, token, key, { ...attributes, maxAge: IDLE_SECONDS })
    },

    /** Ends the browser's present session, also before it signs in again (ASVS 7.2.4). The library would hide that it could not. */
    async endSession(headers: HeaderReader) {
      const { authCookies, secret: key } = await context
      const token = sessionTokenOf(headers.get('cookie') ?? '', { name: authCookies.sessionToken.name, key })
      if (token) await removeSession(db, token)
    },

    /** The row of the session that a Cookie or Set-Cookie header holds. */
    async findSession(cookie: string) {
      const { authCookies, secret: key } = await context
      const token = sessionTokenOf(cookie, { name: authCookies.sessionToken.name, key })
      return token ? findSession(db, token) : undefined
    },

    needsSecondFactor,

    async findCurrentUser(userId: string): Promise<CurrentUser | null> {
      const [user, account, admin, deletion] = await Promise.all([
        findUser(db, userId),
        findAccount(db, userId),
        isAdmin(db, userId),
        findScheduledDeletion(db, userId),
      ])
      if (!user) return null
      const isBlocked = admin && (await needsSecondFactor(userId))
      return {
        id: user.id,
        email: user.mailAddress,
        userMetadata: { display_name: account?.displayName ?? (user.name || null) },
        created_at: user.createdAt.toISOString(),
        last_sign_in_at: account?.lastSignInAt?.toISOString() ?? null,
        is_admin: admin,
        scheduled_deletion_at: deletion?.toISOString() ?? null,
        avatar_url: account?.avatarUrl ?? null,
        analytics: account?.analytics ?? false,
        ...(isBlocked && { needsSecondFactor: true }),
      }
    },
  }
}

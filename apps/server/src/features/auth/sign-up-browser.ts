import { randomBytes } from 'node:crypto'
import { parseCookies } from 'better-call'
import type { Settings } from '#platform/env'
import type { HeaderReader } from '#platform/http/request-headers'
import { hashToken } from './tokens.ts'

/** Longer than any link can still be exchanged for a new one (tasks.ts). */
const MAX_AGE_SECONDS = 9 * 86_400

type Site = Pick<Settings, 'PUBLIC_URL'>
const isSecure = ({ PUBLIC_URL }: Site) => PUBLIC_URL.startsWith('https:')
const nameFor = (site: Site) => `${isSecure(site) ? '__Host-' : ''}jobapply.sign_up`
const cookieFor = (site: Site, value: string, maxAge: number) =>
  `${nameFor(site)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${isSecure(site) ? '; Secure' : ''}`

/** The hash that the sign-up of this browser holds, if it made one. */
export function readSignUpBrowser(site: Site, headers: HeaderReader): string | undefined {
  const token = parseCookies(headers.get('cookie') ?? '').get(nameFor(site))
  return token && hashToken(token)
}

/** A new mark each time: somebody else's earlier sign-up in a shared browser loses its own. */
export function markSignUpBrowser(site: Site): { cookie: string; browserHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { cookie: cookieFor(site, token, MAX_AGE_SECONDS), browserHash: hashToken(token) }
}

export const unmarkSignUpBrowser = (site: Site) => cookieFor(site, '', 0)

import { randomBytes } from 'node:crypto'
import { SECOND_STEP_MINUTES, SECOND_STEP_TRIES } from '@jobapply/core/auth/constants'
import { parseCookies } from 'better-call'
import { hashToken } from '#features/auth/tokens'
import { insertSignInStep } from '#platform/auth/second-factor-store'
import { now } from '#platform/clock'
import type { Settings } from '#platform/env'
import type { Platform } from '#platform/feature/platform'
import type { HeaderReader } from '#platform/http/request-headers'

const SECONDS = SECOND_STEP_MINUTES * 60

type Site = Pick<Settings, 'PUBLIC_URL'>
const isSecure = ({ PUBLIC_URL }: Site) => PUBLIC_URL.startsWith('https:')
const nameFor = (site: Site) => `${isSecure(site) ? '__Host-' : ''}jobapply.second_step`
const cookieFor = (site: Site, value: string, maxAge: number) =>
  `${nameFor(site)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${isSecure(site) ? '; Secure' : ''}`

/** Returns the cookie of a sign-in that waits for its second step. It grants no access; it only says whose code is expected. */
export async function startSecondStep({ database, settings }: Platform, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSignInStep(database.system, {
    tokenHash: hashToken(token),
    userId,
    triesLeft: SECOND_STEP_TRIES,
    expiresAt: new Date(now().getTime() + SECONDS * 1000),
    createdAt: now(),
  })
  return cookieFor(settings, token, SECONDS)
}

/** The hash of this browser's token, if it has one. */
export function readSecondStep(site: Site, headers: HeaderReader): string | undefined {
  const token = parseCookies(headers.get('cookie') ?? '').get(nameFor(site))
  return token && hashToken(token)
}

export const endSecondStep = (site: Site) => cookieFor(site, '', 0)

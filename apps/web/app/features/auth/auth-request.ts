import { emailRefusal } from '@jobapply/core/auth/rules'
import { PATHS } from '#paths.ts'

export const TABS = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up', reset: 'Reset' } as const
export type Tab = keyof typeof TABS

export type AuthRequest = {
  tab: Tab
  /** The path to open afterwards, if the address names one. */
  next: string | null
  errorCode: string | null
  resetToken: string | null
  verifyToken: string | null
  /** Google has been left behind, and the account has two-step sign-in. */
  isSecondStep: boolean
  cleanAddress: string
}

/** Even for somebody who has profiles (spec 1 §2). */
const FIRST_STEP = `${PATHS.onboarding}/1`

/** Reads the request from the address of /auth, and returns that address without its secrets. */
export function readAuthRequest({ pathname, searchParams, hash }: URL): AuthRequest {
  const wanted = searchParams.get('tab')
  const kept = new URLSearchParams(searchParams)
  for (const name of ['error', 'step']) kept.delete(name)
  return {
    tab: wanted && Object.hasOwn(TABS, wanted) ? (wanted as Tab) : 'sign-in',
    next: searchParams.get('forceOnboarding') === 'true' ? FIRST_STEP : searchParams.get('next'),
    errorCode: searchParams.get('error'),
    resetToken: readToken(hash, '#reset='),
    verifyToken: readToken(hash, '#verify='),
    isSecondStep: searchParams.get('step') === 'code',
    cleanAddress: pathname + (kept.size ? `?${kept}` : ''),
  }
}

/** The sentence for a Google sign-in that failed. */
export function googleProblem(errorCode: string, domains: readonly string[]) {
  if (errorCode === 'google_email_not_allowed') return emailRefusal(domains)
  if (errorCode === 'google_email_unverified')
    return "Google hasn't verified this address. Please verify it there first, or sign up with a password."
  if (errorCode === 'google_other_account')
    return 'Another Google account is connected with this address. Sign in with that one or with your password; you can disconnect it under Settings > Account.'
  return "Google sign-in didn't work. Please try again."
}

function readToken(hash: string, prefix: string) {
  if (!hash.startsWith(prefix)) return null
  const text = hash.slice(prefix.length)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

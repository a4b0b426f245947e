import type { Limits } from '#platform/limits/limits'
import type { Limit } from '#platform/limits/window'
import { networkKey } from '#platform/network'

export type AttemptKind = 'sign-in' | 'sign-up' | 'reset' | 'confirm' | 'second-step' | 'proof'

/** decisions, Access. Calls that send mail have lower limits, because unwanted mail bothers its receiver. */
export const LIMITS: Record<AttemptKind, { network: Limit; account: Limit }> = {
  'sign-in': { network: { count: 10, seconds: 60 }, account: { count: 10, seconds: 600 } },
  'sign-up': { network: { count: 10, seconds: 60 }, account: { count: 3, seconds: 600 } },
  reset: { network: { count: 10, seconds: 60 }, account: { count: 3, seconds: 600 } },
  confirm: { network: { count: 10, seconds: 60 }, account: { count: 10, seconds: 600 } },
  // Only who knows the password gets here. Of a million codes three are right at any time: 480 guesses a day.
  'second-step': { network: { count: 10, seconds: 60 }, account: { count: 5, seconds: 900 } },
  // Passwords and codes that a signed-in person shows before a sensitive change.
  proof: { network: { count: 10, seconds: 60 }, account: { count: 10, seconds: 600 } },
}

export type Attempt = {
  kind: AttemptKind
  address: string
  account: string
  /** Set when the browser has signed in to this account before: strangers' attempts are then not counted against it. */
  knownBrowser?: string | undefined
}

/** 0 when the attempt may go on, else the seconds to wait. An attempt refused by network is not counted against the account. */
export async function countAttempt(limits: Limits, attempt: Attempt): Promise<number> {
  const { network, account } = LIMITS[attempt.kind]
  return (await limits.take(networkAttempts(attempt), network)) || limits.take(accountAttempts(attempt), account)
}

/** A successful sign-in is no guess: people who share a network don't use up its attempts by signing in. */
export async function forgiveAttempt(limits: Limits, attempt: Attempt) {
  await limits.giveBack(networkAttempts(attempt))
  await limits.giveBack(accountAttempts(attempt))
}

const networkAttempts = ({ kind, address }: Attempt) => `${kind} network ${networkKey(address)}`
const accountAttempts = ({ kind, account, knownBrowser = '' }: Attempt) => `${kind} account ${account} ${knownBrowser}`

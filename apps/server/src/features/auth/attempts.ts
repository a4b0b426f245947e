import { SIGN_UP_MAILS_A_DAY } from '@jobapply/core/auth/constants'
import { mailboxOf } from '@jobapply/core/auth/rules'
import type { Limits } from '#platform/limits/limits'
import type { Limit } from '#platform/limits/window'
import { networkKey } from '#platform/network'

export type AttemptKind = 'sign-in' | 'sign-up' | 'resend' | 'reset' | 'confirm' | 'second-step' | 'proof'

/** decisions, Access. Calls that send mail have lower limits, because unwanted mail bothers its receiver. */
export const LIMITS: Record<AttemptKind, { network: Limit; account: Limit }> = {
  'sign-in': { network: { count: 10, seconds: 60 }, account: { count: 10, seconds: 600 } },
  'sign-up': { network: { count: 10, seconds: 60 }, account: { count: 3, seconds: 600 } },
  // Only the owner of the mailbox has a link to send again, so strangers who sign up must not use this up.
  resend: { network: { count: 10, seconds: 60 }, account: { count: 3, seconds: 600 } },
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

/**
 * Counts an email that a stranger can cause by signing up: 0 when it may be sent, else the seconds to wait. Counted by mailbox, because
 * plus addresses have accounts and limits of their own. Resets and links that are sent again are not counted here.
 */
export const countSignUpMail = (limits: Limits, email: string): Promise<number> =>
  limits.take(`sign-up mailbox ${mailboxOf(email)}`, { count: SIGN_UP_MAILS_A_DAY, seconds: 86_400 })

/** A successful sign-in does not count, so people who share a network do not use up its attempts. */
export async function forgiveAttempt(limits: Limits, attempt: Attempt) {
  await limits.giveBack(networkAttempts(attempt))
  await limits.giveBack(accountAttempts(attempt))
}

const networkAttempts = ({ kind, address }: Attempt) => `${kind} network ${networkKey(address)}`
const accountAttempts = ({ kind, account, knownBrowser = '' }: Attempt) => `${kind} account ${account} ${knownBrowser}`

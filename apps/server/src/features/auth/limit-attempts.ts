import { tooManyAttempts } from '@jobapply/core/auth/rules'
import type { CallContext } from '#platform/feature/api'
import { log } from '#platform/log'
import { type Attempt, type AttemptKind, countAttempt, countSignUpMail } from './attempts.ts'

export const attemptOf = ({ address, headers, platform }: CallContext, kind: AttemptKind, account: string) => ({
  kind,
  address,
  account,
  knownBrowser: platform.access.browsers.find(headers, account),
})

type TooMany = { TOO_MANY_ATTEMPTS(options: { message: string }): Error }

/** Runs before anything else is looked at. */
export async function refuseTooMany({ platform, requestId }: CallContext, attempt: Attempt, errors: TooMany) {
  const wait = await countAttempt(platform.limits, attempt)
  if (wait) throw refuse(attempt.kind, wait, requestId, errors)
}

/** The same for an address with and without an account: both get an email at every sign-up. */
export async function refuseTooManyMails({ platform, requestId }: CallContext, email: string, errors: TooMany) {
  const wait = await countSignUpMail(platform.limits, email)
  if (wait) throw refuse('sign-up mailbox', wait, requestId, errors)
}

function refuse(what: string, wait: number, requestId: string, errors: TooMany): Error {
  log.warn(`${what} limited`, { requestId })
  return errors.TOO_MANY_ATTEMPTS({ message: tooManyAttempts(wait) })
}

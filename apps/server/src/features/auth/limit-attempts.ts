import { tooManyAttempts } from '@jobapply/core/auth/rules'
import type { CallContext } from '#platform/api'
import { log } from '#platform/log'
import { type Attempt, type AttemptKind, countAttempt } from './attempts.ts'

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
  if (!wait) return
  log.warn(`${attempt.kind} limited`, { requestId })
  throw errors.TOO_MANY_ATTEMPTS({ message: tooManyAttempts(wait) })
}

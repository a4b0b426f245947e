import { FRESH_SIGN_IN_MINUTES } from '@jobapply/core/auth/constants'
import type { Proof } from '@jobapply/core/auth/security'
import { takeCode } from '#features/auth/second-factor/second-factor'
import { matchPassword } from '#platform/auth/password'
import { hasSecondFactor } from '#platform/auth/second-factor-store'
import { findPasswordHash, findUser } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { CallContext } from '#platform/feature/api'
import { log } from '#platform/log'
import { forgiveAttempt } from './attempts.ts'
import { refuseTooMany } from './limit-attempts.ts'

export type OwnContext = CallContext & { userId: string; system: Db }
type Refusals = {
  TOO_MANY_ATTEMPTS(options: { message: string }): Error
  WRONG_PASSWORD(): Error
  WRONG_CODE(): Error
  SIGN_IN_AGAIN(): Error
}

/**
 * A stolen session is not enough for a sensitive change: it needs the password, and a code where two-step sign-in is on. Who has neither
 * signs in with Google, and must have done so just now. Returns the owner, who gets an email about the change.
 */
export async function refuseUnproven(context: OwnContext, { password, code }: Proof, errors: Refusals) {
  const { platform, userId, system, address, headers } = context
  const attempt = { kind: 'proof', address, account: userId } as const
  await refuseTooMany(context, attempt, errors)
  const [user, hash, hasFactor] = await Promise.all([
    findUser(system, userId),
    findPasswordHash(system, userId),
    hasSecondFactor(system, userId),
  ])
  if (!user) throw errors.SIGN_IN_AGAIN()
  if (hash && !(await matchPassword(hash, password ?? ''))) throw refuse(context, errors.WRONG_PASSWORD())
  // After the password, so that a wrong one does not use the code up.
  if (hasFactor && !(await takeCode(platform, user, code ?? ''))) throw refuse(context, errors.WRONG_CODE())
  if (!hash && !hasFactor) {
    const session = await platform.access.findSession(headers.get('cookie') ?? '')
    const freshAfter = now().getTime() - FRESH_SIGN_IN_MINUTES * 60_000
    if (!session || session.createdAt.getTime() < freshAfter) throw refuse(context, errors.SIGN_IN_AGAIN())
  }
  await forgiveAttempt(platform.limits, attempt)
  return user
}

/** Asked under the person's lock: a password that was replaced after it had proved a change makes no key. */
export const isStillSignedIn = async ({ platform, headers }: OwnContext) =>
  Boolean(await platform.access.findSession(headers.get('cookie') ?? ''))

function refuse({ requestId, userId }: OwnContext, error: Error): Error {
  log.warn('change refused', { requestId, userId, reason: error.message })
  return error
}

import type { CurrentUser } from '@jobapply/core/auth/schema'
import { forgiveAttempt } from '#features/auth/attempts'
import { refuseTooMany } from '#features/auth/limit-attempts'
import { openSession, originOf } from '#features/auth/request'
import { codesRefusedMail } from '#features/auth/security-mails'
import { findSignInStep, removeSignInStep, takeTry } from '#platform/auth/second-factor-store'
import { now } from '#platform/clock'
import { open } from '#platform/feature/api'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { isAppCode, takeCode } from './second-factor.ts'
import { endSecondStep, readSecondStep } from './second-step-cookie.ts'

/** A password reset makes a browser known by mail alone, so browsers that have passed this step have a mark of their own. */
const stepMark = (email: string) => `second step ${email}`
const ONE_MAIL = { count: 1, seconds: 3600 }

/**
 * The code after the password or after Google. Who guesses knows the password already: five tries a sign-in, five codes in 15 minutes
 * from browsers that never passed. Recovery codes cannot be guessed and are not counted with them, so the owner always has a way in.
 */
export const secondStep = open.auth.secondStep.handler(async ({ input, errors, context }): Promise<CurrentUser> => {
  const { platform, db, headers, address, answer, requestId } = context
  const { settings, access, limits } = platform
  const tokenHash = readSecondStep(settings, headers)
  const found = tokenHash ? await findSignInStep(db, tokenHash, now()) : undefined
  if (!tokenHash || !found) throw errors.SECOND_STEP_OVER()
  const { user } = found
  const knownBrowser = access.browsers.find(headers, stepMark(user.email))
  const account = isAppCode(input.code) ? user.email : `recovery ${tokenHash}`
  const attempt = { kind: 'second-step', address, account, knownBrowser } as const
  await refuseTooMany(context, attempt, errors)
  const step = await takeTry(db, tokenHash, now())
  if (!step) throw errors.SECOND_STEP_OVER()

  if (!(await takeCode(platform, user, input.code))) {
    log.warn('sign-in refused', { requestId, userId: user.id, reason: 'wrong code' })
    if (step.triesLeft > 0) throw errors.WRONG_CODE()
    await removeSignInStep(db, tokenHash)
    await tellOwner(platform, user, originOf(context))
    answer.append('set-cookie', endSecondStep(settings))
    throw errors.SECOND_STEP_OVER()
  }
  await removeSignInStep(db, tokenHash)
  await forgiveAttempt(limits, attempt)
  answer.append('set-cookie', endSecondStep(settings))
  if (!knownBrowser) answer.append('set-cookie', access.browsers.remember(headers, user.email, stepMark(user.email)))
  const entered = await openSession(context, user.id)
  if (!entered) throw errors.SECOND_STEP_OVER()
  log.info('sign-in', { userId: user.id, requestId })
  return entered
})

/** Somebody has the password and not the code: the owner should know, once an hour at most. */
async function tellOwner(
  { database, mail, limits, settings }: Platform,
  user: { id: string; mailAddress: string },
  origin: ReturnType<typeof originOf>,
) {
  if (await limits.take(`wrong codes mail ${user.id}`, ONE_MAIL)) return
  const { PUBLIC_URL: publicUrl } = settings
  await database.system.transaction((tx) => mail.send(tx, codesRefusedMail({ to: user.mailAddress, publicUrl, origin })))
}

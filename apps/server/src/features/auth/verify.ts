import type { Verification } from '@jobapply/core/auth/schema'
import { verifyPassword } from '#platform/auth/password'
import { findLink } from '#platform/auth/store'
import { now } from '#platform/clock'
import { open } from '#platform/feature/api'
import { log } from '#platform/log'
import { forgiveAttempt } from './attempts.ts'
import { refuseTooMany } from './limit-attempts.ts'
import { confirmVerification, resendVerification } from './links.ts'
import { enter } from './request.ts'
import { readSignUpBrowser, unmarkSignUpBrowser } from './sign-up-browser.ts'
import { hashToken } from './tokens.ts'

/**
 * The mailed link. A stranger can sign up with anybody's address, so having the mail is not enough: the sign-up that a link confirms must
 * be one's own, shown by the browser that made it or by its password.
 */
export const verifyHandlers = {
  verifyEmail: open.auth.verifyEmail.handler(async ({ input, errors, context }): Promise<Verification> => {
    const { platform, db, headers, address, answer, requestId } = context
    const tokenHash = hashToken(input.token)
    const found = await findLink(db, tokenHash, 'verify')
    const attempt = { kind: 'confirm', address, account: found?.user.id ?? tokenHash } as const
    await refuseTooMany(context, attempt, errors)
    if (!found) throw errors.VERIFY_LINK_INVALID()
    const { user, link } = found
    if (user.emailVerified) return { state: 'verified', email: user.mailAddress }
    if (!link.pending) throw errors.VERIFY_LINK_INVALID()
    const { mailAddress: email, passwordHash, browserHash, origin } = link.pending
    if (link.expiresAt <= now()) return { state: 'expired', email }
    if (readSignUpBrowser(platform.settings, headers) !== browserHash) {
      if (input.password === undefined) return { state: 'password-needed', email, signedUpAt: origin.at, browser: origin.browser }
      if (!(await verifyPassword({ hash: passwordHash, password: input.password }))) {
        log.warn('verification refused', { requestId, userId: user.id, reason: 'wrong password' })
        throw errors.WRONG_SIGN_UP_PASSWORD()
      }
    }
    // Of several that arrive at once, one confirms; the others find a verified address.
    if (!(await confirmVerification(platform, input.token))) return { state: 'verified', email }
    await forgiveAttempt(platform.limits, attempt)
    answer.append('set-cookie', unmarkSignUpBrowser(platform.settings))
    const knownBrowser = platform.access.browsers.find(headers, user.email)
    const newcomer = await enter(context, { ...user, knownBrowser }, errors)
    if (!newcomer) throw errors.VERIFY_LINK_INVALID()
    log.info('email verified', { requestId, userId: user.id })
    return { state: 'signed-in', user: newcomer }
  }),

  resendVerification: open.auth.resendVerification.handler(async ({ input, errors, context }) => {
    const { platform, db, address, requestId } = context
    const tokenHash = hashToken(input.token)
    const found = await findLink(db, tokenHash, 'verify')
    await refuseTooMany(context, { kind: 'resend', address, account: found?.user.email ?? tokenHash }, errors)
    const { pending } = found?.link ?? {}
    if (!found || !pending || !(await resendVerification(db, platform, found.user.id, pending)))
      throw errors.VERIFY_LINK_INVALID()
    log.info('verification sent again', { requestId, userId: found.user.id })
  }),
}

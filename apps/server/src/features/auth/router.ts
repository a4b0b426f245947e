import { canonicalEmail, emailRefusal, isAllowedEmail, passwordTooShort } from '@jobapply/core/auth/rules'
import { deviceHandlers } from '#features/auth/devices/device-handlers'
import { keyHandlers } from '#features/auth/devices/key-handlers'
import { secondFactorHandlers } from '#features/auth/second-factor/second-factor-handlers'
import { secondStep } from '#features/auth/second-factor/second-step'
import { findPasswordFault, hashPassword, matchPassword } from '#platform/auth/password'
import {
  findPasswordHash,
  findSignUp,
  findTokenOwner,
  findUser,
  findUserByEmail,
  insertUser,
  isAdmin,
  lockUser,
} from '#platform/auth/store'
import { now } from '#platform/clock'
import { lockWord } from '#platform/db/lock'
import { open, signedIn } from '#platform/feature/api'
import { log } from '#platform/log'
import { countAttempt, countSignUpMail, forgiveAttempt } from './attempts.ts'
import { evenly } from './evenly.ts'
import { attemptOf, refuseTooMany, refuseTooManyMails } from './limit-attempts.ts'
import { confirmReset, resendVerification, sendReset, sendVerification } from './links.ts'
import { accountExistsMail } from './mails.ts'
import { enter, originOf } from './request.ts'
import { securityHandlers } from './security-handlers.ts'
import { markSignUpBrowser, readSignUpBrowser } from './sign-up-browser.ts'
import { hashToken } from './tokens.ts'
import { verifyHandlers } from './verify.ts'

/** Longer than any of these calls takes on an idle machine, so that response times reveal nothing. */
const ANSWER_AFTER_MS = 200

export const authRouter = {
  ...verifyHandlers,
  secondStep,
  security: { ...securityHandlers, secondFactor: secondFactorHandlers, keys: keyHandlers, devices: deviceHandlers },

  session: open.auth.session.handler(async ({ context: { platform, headers, answer } }) => {
    const { settings, access } = platform
    const running = await access.readSession(headers, answer)
    return {
      user: running ? await access.findCurrentUser(running.userId) : null,
      rules: {
        domains: settings.ALLOWED_EMAIL_DOMAINS,
        passwordMinLength: settings.PASSWORD_MIN_LENGTH,
        google: Boolean(settings.GOOGLE_CLIENT_ID),
        ...(!settings.SMTP_URL && { localMailbox: true as const }),
      },
    }
  }),

  signUp: open.auth.signUp.handler(({ input, errors, context }) =>
    evenly(ANSWER_AFTER_MS, async () => {
      const { platform, db } = context
      const { settings } = platform
      if (!isAllowedEmail(input.email, settings.ALLOWED_EMAIL_DOMAINS))
        throw errors.EMAIL_NOT_ALLOWED({ message: emailRefusal(settings.ALLOWED_EMAIL_DOMAINS) })
      const wrong = await findPasswordFault(input.password, settings.PASSWORD_MIN_LENGTH)
      if (wrong === 'PASSWORD_TOO_SHORT')
        throw errors.PASSWORD_TOO_SHORT({ message: passwordTooShort(settings.PASSWORD_MIN_LENGTH) })
      if (wrong) throw errors[wrong]()
      const email = canonicalEmail(input.email)
      await refuseTooMany(context, attemptOf(context, 'sign-up', email), errors)
      await refuseTooManyMails(context, email, errors)
      // Always set: the answer must not reveal whether the address has an account.
      const { cookie, browserHash } = markSignUpBrowser(settings)
      context.answer.append('set-cookie', cookie)
      const origin = originOf(context)
      const pending = {
        mailAddress: input.email,
        passwordHash: await hashPassword(input.password),
        username: input.username,
        displayName: input.displayName,
        browserHash,
        origin,
      }
      await db.transaction(async (tx) => {
        await lockWord(tx, email)
        const found = await findUserByEmail(tx, email)
        const existing = found && (await lockUser(tx, found.id))
        if (existing?.emailVerified)
          return platform.mail.send(tx, accountExistsMail({ to: existing.mailAddress, publicUrl: settings.PUBLIC_URL, origin }))
        const { id } = existing ?? (await insertUser(tx, { email, mailAddress: input.email }, now()))
        await sendVerification(tx, platform, id, pending)
      })
      log.info('sign-up', { requestId: context.requestId })
    }),
  ),

  signIn: open.auth.signIn.handler(({ input, errors, context }) =>
    evenly(ANSWER_AFTER_MS, async () => {
      const { platform, headers, answer, db, requestId } = context
      const { settings } = platform
      if (!isAllowedEmail(input.email, settings.ALLOWED_EMAIL_DOMAINS))
        throw errors.EMAIL_NOT_ALLOWED({ message: emailRefusal(settings.ALLOWED_EMAIL_DOMAINS) })
      const email = canonicalEmail(input.email)
      const attempt = attemptOf(context, 'sign-in', email)
      await refuseTooMany(context, attempt, errors)
      const known = await findUserByEmail(db, email)
      const ownHash = readSignUpBrowser(settings, headers)
      const signUp = known?.emailVerified === false ? await findSignUp(db, known.id, ownHash) : undefined
      const hash = known?.emailVerified ? await findPasswordHash(db, known.id) : signUp?.passwordHash
      const isRight = await matchPassword(hash, input.password)
      if (!known || !isRight) {
        log.warn('sign-in refused', { requestId, userId: known?.id, reason: 'wrong password' })
        throw errors.WRONG_CREDENTIALS()
      }
      if (signUp) {
        log.warn('sign-in refused', { requestId, userId: known.id, reason: 'not verified' })
        // A stranger who signed up with the address can do this, too, so these emails share the limits of sign-up.
        const isTooMany =
          (await countAttempt(platform.limits, { ...attempt, kind: 'sign-up' })) ||
          (await countSignUpMail(platform.limits, email))
        if (isTooMany) throw errors.EMAIL_NOT_VERIFIED()
        // The right password makes this browser one that the new link knows.
        const mark = ownHash === signUp.browserHash ? undefined : markSignUpBrowser(settings)
        if (mark) answer.append('set-cookie', mark.cookie)
        const { browserHash } = mark ?? signUp
        await resendVerification(db, platform, known.id, { ...signUp, browserHash, origin: originOf(context) })
        throw errors.EMAIL_NOT_VERIFIED()
      }
      await forgiveAttempt(platform.limits, attempt)
      // Only with the right password: strangers don't learn it.
      if (known.blockedAt) throw errors.ACCOUNT_BLOCKED()
      const user = await enter(context, { ...known, knownBrowser: attempt.knownBrowser }, errors)
      if (!user) throw errors.WRONG_CREDENTIALS()
      log.info('sign-in', { userId: user.id, requestId })
      return user
    }),
  ),

  startGoogle: open.auth.startGoogle.handler(async ({ input, errors, context }) => {
    const { headers, answer, address, platform, db } = context
    await refuseTooMany(context, { kind: 'sign-in', address, account: `google ${address}` }, errors)
    // A signed-in person connects Google; a second account would sign them in as somebody else.
    const visitor = await platform.access.readSession(headers, answer)
    const user = visitor && (await findUser(db, visitor.userId))
    const url = await platform.access.google.start(input.next, headers, answer, user?.mailAddress)
    if (!url) throw errors.GOOGLE_NOT_AVAILABLE()
    return { url }
  }),

  signOut: open.auth.signOut.handler(async ({ context: { platform, headers, answer, requestId } }) => {
    await platform.access.endSession(headers)
    const { headers: cookies } = await platform.access.auth.api.signOut({ headers: headers.toWeb(), returnHeaders: true })
    for (const cookie of cookies.getSetCookie()) answer.append('set-cookie', cookie)
    log.info('sign-out', { requestId })
  }),

  requestReset: open.auth.requestReset.handler(({ input, errors, context }) =>
    evenly(ANSWER_AFTER_MS, async () => {
      const { platform, db, requestId } = context
      const { settings } = platform
      if (!isAllowedEmail(input.email, settings.ALLOWED_EMAIL_DOMAINS))
        throw errors.EMAIL_NOT_ALLOWED({ message: emailRefusal(settings.ALLOWED_EMAIL_DOMAINS) })
      const email = canonicalEmail(input.email)
      await refuseTooMany(context, attemptOf(context, 'reset', email), errors)
      await db.transaction(async (tx) => {
        const user = await findUserByEmail(tx, email)
        if (user) await sendReset(tx, platform, user, originOf(context))
      })
      log.info('reset asked for', { requestId })
    }),
  ),

  resetPassword: open.auth.resetPassword.handler(async ({ input, errors, context }) => {
    const { platform, address, headers, answer, db, requestId } = context
    const { settings, access } = platform
    const tokenHash = hashToken(input.token)
    const account = (await findTokenOwner(db, tokenHash)) ?? tokenHash
    await refuseTooMany(context, { kind: 'confirm', address, account }, errors)
    const wrong = await findPasswordFault(input.password, settings.PASSWORD_MIN_LENGTH)
    if (wrong === 'PASSWORD_TOO_SHORT')
      throw errors.PASSWORD_TOO_SHORT({ message: passwordTooShort(settings.PASSWORD_MIN_LENGTH) })
    if (wrong) throw errors[wrong]()
    const done = await confirmReset(platform, input.token, await hashPassword(input.password))
    if (!done) throw errors.RESET_LINK_INVALID()
    const { user, ended } = done
    // Strangers' attempts must not block the owner's next sign-in from this browser (AUTH-062).
    answer.append('set-cookie', access.browsers.remember(headers, user.email))
    log.info('password reset', { userId: user.id, requestId })
    return ended
  }),

  /** About oneself, or asked by an admin: others may not learn who the admins are. */
  isAdmin: signedIn.auth.isAdmin.handler(async ({ input, context }) => {
    const mayAsk = input._user_id === context.userId || !(await context.admit('admin')).refusal
    return mayAsk && (await isAdmin(context.system, input._user_id))
  }),
}

import { canonicalEmail, emailRefusal, isAllowedEmail, passwordTooShort, tooManyAttempts } from '@jobapply/core/auth/rules'
import { type CallContext, open, signedIn } from '#platform/api'
import { now } from '#platform/clock'
import { log } from '#platform/log'
import type { Attempt, AttemptKind } from './attempts.ts'
import { evenly } from './evenly.ts'
import { sendReset, sendVerification, useReset } from './links.ts'
import { accountExistsMail } from './mails.ts'
import { findPasswordFault, hashPassword, matchPassword } from './password.ts'
import {
  findPasswordHash,
  findSignUp,
  findTokenOwner,
  findUserByEmail,
  insertUser,
  isAdmin,
  lockUser,
  lockWord,
  setSignUp,
} from './store.ts'
import { hashToken } from './tokens.ts'

/** Longer than any of these takes on a quiet machine, so that the time of the answer tells nothing. */
const ANSWER_AFTER_MS = 200

const attemptOf = ({ address, headers, platform }: CallContext, kind: AttemptKind, account: string) => ({
  kind,
  address,
  account,
  knownBrowser: platform.access.browsers.find(headers, account),
})

type TooMany = { TOO_MANY_ATTEMPTS(options: { message: string }): Error }

/** Before anything else is looked at. */
async function refuseTooMany({ platform, requestId }: CallContext, attempt: Attempt, errors: TooMany) {
  const wait = await platform.access.countAttempt(attempt)
  if (!wait) return
  log.warn(`${attempt.kind} limited`, { requestId })
  throw errors.TOO_MANY_ATTEMPTS({ message: tooManyAttempts(wait) })
}

export const authRouter = {
  session: open.auth.session.handler(async ({ context: { platform, headers, answer } }) => {
    const { settings, access } = platform
    const userId = await access.readSession(headers, answer)
    return {
      user: userId ? await access.findCurrentUser(userId) : null,
      rules: {
        domains: settings.ALLOWED_EMAIL_DOMAINS,
        passwordMinLength: settings.PASSWORD_MIN_LENGTH,
        google: Boolean(settings.GOOGLE_CLIENT_ID),
      },
    }
  }),

  signUp: open.auth.signUp.handler(({ input, errors, context }) =>
    evenly(ANSWER_AFTER_MS, async () => {
      const { platform, db } = context
      const { settings, access } = platform
      if (!isAllowedEmail(input.email, settings.ALLOWED_EMAIL_DOMAINS))
        throw errors.EMAIL_NOT_ALLOWED({ message: emailRefusal(settings.ALLOWED_EMAIL_DOMAINS) })
      const wrong = await findPasswordFault(input.password, settings.PASSWORD_MIN_LENGTH)
      if (wrong === 'PASSWORD_TOO_SHORT')
        throw errors.PASSWORD_TOO_SHORT({ message: passwordTooShort(settings.PASSWORD_MIN_LENGTH) })
      if (wrong) throw errors[wrong]()
      const email = canonicalEmail(input.email)
      await refuseTooMany(context, attemptOf(context, 'sign-up', email), errors)
      const pending = {
        mailAddress: input.email,
        passwordHash: await hashPassword(input.password),
        username: input.username,
        displayName: input.displayName,
      }
      await db.transaction(async (tx) => {
        await lockWord(tx, email)
        const found = await findUserByEmail(tx, email)
        const existing = found && (await lockUser(tx, found.id))
        if (existing?.emailVerified)
          return access.sendMail(tx, accountExistsMail({ to: existing.mailAddress, publicUrl: settings.PUBLIC_URL }))
        if (existing) await setSignUp(tx, existing.id, pending, now())
        const { id } = existing ?? (await insertUser(tx, { email, ...pending }, now()))
        await sendVerification(tx, platform, id, pending)
      })
      log.info('sign-up', { requestId: context.requestId })
    }),
  ),

  signIn: open.auth.signIn.handler(({ input, errors, context }) =>
    evenly(ANSWER_AFTER_MS, async () => {
      const { platform, headers, answer, address, db, requestId } = context
      const { settings, access } = platform
      if (!isAllowedEmail(input.email, settings.ALLOWED_EMAIL_DOMAINS))
        throw errors.EMAIL_NOT_ALLOWED({ message: emailRefusal(settings.ALLOWED_EMAIL_DOMAINS) })
      const email = canonicalEmail(input.email)
      const attempt = attemptOf(context, 'sign-in', email)
      await refuseTooMany(context, attempt, errors)
      const known = await findUserByEmail(db, email)
      const isRight = await matchPassword(known && (await findPasswordHash(db, known.id)), input.password)
      if (!known || !isRight) {
        log.warn('sign-in refused', { requestId, userId: known?.id, reason: 'wrong password' })
        throw errors.WRONG_CREDENTIALS()
      }
      if (!known.emailVerified) {
        log.warn('sign-in refused', { requestId, userId: known.id, reason: 'not verified' })
        const pending = await findSignUp(db, known)
        // One limit for these mails, whoever asks for them.
        const isTooMany = pending && (await access.countAttempt({ ...attempt, kind: 'sign-up' }))
        if (pending && !isTooMany) await db.transaction((tx) => sendVerification(tx, platform, known.id, pending))
        throw errors.EMAIL_NOT_VERIFIED()
      }
      await access.forgiveAttempt(attempt)
      await access.endSession(headers)
      answer.append('set-cookie', await access.startSession(known.id, address, headers.get('user-agent') ?? ''))
      if (!attempt.knownBrowser) answer.append('set-cookie', access.browsers.remember(headers, email))
      const user = await access.findCurrentUser(known.id)
      if (!user) throw errors.WRONG_CREDENTIALS()
      log.info('sign-in', { userId: user.id, requestId })
      return user
    }),
  ),

  startGoogle: open.auth.startGoogle.handler(async ({ input, errors, context }) => {
    const { headers, answer, address, platform } = context
    await refuseTooMany(context, { kind: 'sign-in', address, account: `google ${address}` }, errors)
    const url = await platform.access.google.start(input.next, headers, answer)
    if (!url) throw errors.GOOGLE_NOT_AVAILABLE()
    return { url }
  }),

  signOut: open.auth.signOut.handler(async ({ context: { platform, headers, answer, requestId } }) => {
    const { headers: cookies } = await platform.access.auth.api.signOut({ headers, returnHeaders: true })
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
        if (user) await sendReset(tx, platform, user)
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
    const user = await useReset(platform, input.token, await hashPassword(input.password))
    if (!user) throw errors.RESET_LINK_INVALID()
    // The next sign-in from here is the owner's, whatever strangers try meanwhile (AUTH-062).
    answer.append('set-cookie', access.browsers.remember(headers, user.email))
    log.info('password reset', { userId: user.id, requestId })
  }),

  /** Only about oneself, or asked by an admin: who the admins are is nobody else's business. */
  isAdmin: signedIn.auth.isAdmin.handler(async ({ input, context: { userId, system } }) => {
    const mayAsk = input._user_id === userId || (await isAdmin(system, userId))
    return mayAsk && (await isAdmin(system, input._user_id))
  }),
}

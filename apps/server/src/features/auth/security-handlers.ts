import { LISTED_SESSIONS } from '@jobapply/core/auth/constants'
import { passwordTooShort } from '@jobapply/core/auth/rules'
import { endDevices, tellDevicesRevoked } from '#features/auth/devices/end-devices'
import { listKeys } from '#platform/auth/key-store'
import { findPasswordFault, hashPassword, matchPassword } from '#platform/auth/password'
import { countRecoveryCodes, findSecondFactor } from '#platform/auth/second-factor-store'
import { listIdentities, listSessions, removeIdentity, removeOneSession, removeOtherSessions } from '#platform/auth/session-store'
import { findPasswordHash, lockUser, markTokensUsed, removeSessions, setPassword } from '#platform/auth/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { log } from '#platform/log'
import { forgiveAttempt } from './attempts.ts'
import { nameBrowser } from './browser-name.ts'
import { refuseTooMany } from './limit-attempts.ts'
import { passwordChangedMail } from './mails.ts'
import { refuseUnproven } from './proof.ts'
import { openSession } from './request.ts'
import { googleDisconnectedMail } from './security-mails.ts'

const api = signedIn.auth.security
const toText = (time: Date | null) => time?.toISOString() ?? null
const toRow = <K extends { createdAt: Date; lastUsedAt: Date | null }>(key: K) => ({
  ...key,
  createdAt: key.createdAt.toISOString(),
  lastUsedAt: toText(key.lastUsedAt),
})

export const securityHandlers = {
  get: api.get.handler(async ({ context: { platform, system, userId, headers } }) => {
    const [ways, factor, codesLeft, sessions, keys, devices, own] = await Promise.all([
      listIdentities(system, userId),
      findSecondFactor(system, userId),
      countRecoveryCodes(system, userId),
      listSessions(system, userId, LISTED_SESSIONS),
      listKeys(system, userId, 'api'),
      listKeys(system, userId, 'extension'),
      platform.access.findSession(headers.get('cookie') ?? ''),
    ])
    const password = ways.find(({ provider }) => provider === 'credential')
    const google = ways.find(({ provider }) => provider === 'google')
    return {
      password: password ? { changedAt: password.updatedAt.toISOString() } : null,
      google: google ? { connectedAt: google.createdAt.toISOString() } : null,
      secondFactor: factor?.addedAt
        ? { addedAt: factor.addedAt.toISOString(), lastUsedAt: toText(factor.lastUsedAt), codesLeft }
        : null,
      sessions: sessions.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
        id,
        browser: nameBrowser(userAgent ?? ''),
        ipAddress,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        isThisOne: id === own?.id,
      })),
      keys: keys.map(toRow),
      devices: devices.map(toRow),
    }
  }),

  changePassword: api.changePassword.handler(async ({ input, errors, context }) => {
    const { platform, system, userId, address, requestId } = context
    const { settings, mail } = platform
    const attempt = { kind: 'proof', address, account: userId } as const
    await refuseTooMany(context, attempt, errors)
    const present = await findPasswordHash(system, userId)
    if (!present) throw errors.NO_PASSWORD()
    if (!(await matchPassword(present, input.currentPassword))) {
      log.warn('change refused', { requestId, userId, reason: 'wrong password' })
      throw errors.WRONG_PASSWORD()
    }
    const wrong = await findPasswordFault(input.newPassword, settings.PASSWORD_MIN_LENGTH)
    if (wrong === 'PASSWORD_TOO_SHORT')
      throw errors.PASSWORD_TOO_SHORT({ message: passwordTooShort(settings.PASSWORD_MIN_LENGTH) })
    if (wrong) throw errors[wrong]()
    const next = await hashPassword(input.newPassword)
    const ended = await withPersonLock(system, userId, async (tx) => {
      const user = await lockUser(tx, userId)
      // It may have changed in the meantime, so the one on screen may be outdated.
      if (!user || (await findPasswordHash(tx, userId)) !== present) return undefined
      await setPassword(tx, userId, next, now())
      await markTokensUsed(tx, userId, 'reset', now())
      await removeSessions(tx, userId)
      const ended = await endDevices(tx, userId)
      await mail.send(tx, passwordChangedMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, at: now(), ended }))
      return ended
    })
    if (!ended) throw errors.WRONG_PASSWORD()
    await forgiveAttempt(platform.limits, attempt)
    await openSession(context, userId)
    log.info('password changed', { userId, requestId })
    return ended
  }),

  endSession: api.endSession.handler(async ({ input, errors, context: { system, userId, requestId } }) => {
    if (!(await removeOneSession(system, userId, input.id))) throw errors.NOT_FOUND()
    log.info('session ended', { userId, requestId })
  }),

  endOtherSessions: api.endOtherSessions.handler(async ({ context: { platform, system, userId, headers, requestId } }) => {
    const own = await platform.access.findSession(headers.get('cookie') ?? '')
    const ended = await withPersonLock(system, userId, async (tx) => {
      if (own) await removeOtherSessions(tx, userId, own.id)
      const ended = await endDevices(tx, userId)
      if (ended.revokedDevices > 0) await tellDevicesRevoked(tx, platform, userId, ended)
      return ended
    })
    log.info('other sessions ended', { userId, requestId })
    return ended
  }),

  disconnectGoogle: api.disconnectGoogle.handler(async ({ input, errors, context }) => {
    const { platform, system, userId, requestId } = context
    // Without a password nobody could sign in any more.
    if (!(await findPasswordHash(system, userId))) throw errors.NO_PASSWORD()
    const user = await refuseUnproven(context, input.proof, errors)
    const isDone = await system.transaction(async (tx) => {
      if (!(await removeIdentity(tx, userId, 'google'))) return false
      const { PUBLIC_URL: publicUrl } = platform.settings
      await platform.mail.send(tx, googleDisconnectedMail({ to: user.mailAddress, publicUrl, at: now() }))
      return true
    })
    if (!isDone) throw errors.NOT_FOUND()
    log.info('google disconnected', { userId, requestId })
  }),
}

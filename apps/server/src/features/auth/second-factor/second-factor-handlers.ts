import { PRODUCT, SECOND_FACTOR_SETUP_MINUTES } from '@jobapply/core/auth/constants'
import { forgiveAttempt } from '#features/auth/attempts'
import { endDevices } from '#features/auth/devices/end-devices'
import { refuseTooMany } from '#features/auth/limit-attempts'
import { refuseUnproven } from '#features/auth/proof'
import { openSession } from '#features/auth/request'
import { recoveryCodesMadeMail, secondFactorOffMail, secondFactorOnMail } from '#features/auth/security-mails'
import {
  findSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  setPendingKey,
  takePendingKey,
} from '#platform/auth/second-factor-store'
import { findUser, removeSessions } from '#platform/auth/store'
import { findStep, makeTotpKey, toBase32, totpAddress } from '#platform/auth/totp'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { log } from '#platform/log'
import { makeRecoveryCodes, normalizeCode, sealOf } from './second-factor.ts'

const api = signedIn.auth.security.secondFactor

export const secondFactorHandlers = {
  start: api.start.handler(async ({ input, errors, context }) => {
    const { platform, system, userId } = context
    const user = await refuseUnproven(context, input.proof, errors)
    const key = makeTotpKey()
    await setPendingKey(system, userId, sealOf(platform).seal(key, userId), now())
    return { key: toBase32(key), address: totpAddress(key, PRODUCT, user.mailAddress) }
  }),

  confirm: api.confirm.handler(async ({ input, errors, context }) => {
    const { platform, system, userId, address, requestId } = context
    const attempt = { kind: 'proof', address, account: userId } as const
    await refuseTooMany(context, attempt, errors)
    const { pendingKey, pendingAt } = (await findSecondFactor(system, userId)) ?? {}
    const startedAfter = now().getTime() - SECOND_FACTOR_SETUP_MINUTES * 60_000
    const user = await findUser(system, userId)
    if (!user || !pendingKey || !pendingAt || pendingAt.getTime() < startedAfter) throw errors.SETUP_OVER()
    const step = findStep(sealOf(platform).open(pendingKey, userId), normalizeCode(input.code), now(), 0)
    if (step === undefined) throw errors.WRONG_CODE()
    const { hashes, recoveryCodes } = makeRecoveryCodes(platform, userId)
    const isOn = await withPersonLock(system, userId, async (tx) => {
      if (!(await takePendingKey(tx, userId, pendingKey, step, now()))) return false
      await replaceRecoveryCodes(tx, userId, hashes, now())
      // The other sessions and paired browsers were started without a second step.
      await removeSessions(tx, userId)
      const ended = await endDevices(tx, userId)
      const { PUBLIC_URL: publicUrl } = platform.settings
      await platform.mail.send(tx, secondFactorOnMail({ to: user.mailAddress, publicUrl, at: now(), ended }))
      return true
    })
    if (!isOn) throw errors.SETUP_OVER()
    await forgiveAttempt(platform.limits, attempt)
    await openSession(context, userId)
    log.info('two-step sign-in on', { userId, requestId })
    return { recoveryCodes }
  }),

  renewRecoveryCodes: api.renewRecoveryCodes.handler(async ({ input, errors, context }) => {
    const { platform, system, userId, requestId } = context
    if (!(await hasSecondFactor(system, userId))) throw errors.SECOND_FACTOR_OFF()
    const user = await refuseUnproven(context, input.proof, errors)
    const { hashes, recoveryCodes } = makeRecoveryCodes(platform, userId)
    await system.transaction(async (tx) => {
      await replaceRecoveryCodes(tx, userId, hashes, now())
      const { PUBLIC_URL: publicUrl } = platform.settings
      await platform.mail.send(tx, recoveryCodesMadeMail({ to: user.mailAddress, publicUrl, at: now() }))
    })
    log.info('recovery codes made', { userId, requestId })
    return { recoveryCodes }
  }),

  turnOff: api.turnOff.handler(async ({ input, errors, context }) => {
    const { platform, system, userId, requestId } = context
    if (!(await hasSecondFactor(system, userId))) throw errors.SECOND_FACTOR_OFF()
    const user = await refuseUnproven(context, input.proof, errors)
    await system.transaction(async (tx) => {
      await removeSecondFactor(tx, userId)
      const { PUBLIC_URL: publicUrl } = platform.settings
      await platform.mail.send(tx, secondFactorOffMail({ to: user.mailAddress, publicUrl, at: now() }))
    })
    log.info('two-step sign-in off', { userId, requestId })
  }),
}

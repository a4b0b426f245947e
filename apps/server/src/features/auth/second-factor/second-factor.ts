import { createHmac, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@jobapply/core/auth/constants'
import { recoveryCodeUsedMail } from '#features/auth/security-mails'
import { findSecondFactor, takeRecoveryCode, takeStep } from '#platform/auth/second-factor-store'
import { findStep } from '#platform/auth/totp'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'

/** Without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const HALF = 5

export const sealOf = (platform: Platform) => platform.sealFor('second factor')

/** People type spaces and dashes as they see them, and o for 0. */
export const normalizeCode = (typed: string) =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
export const isAppCode = (typed: string) => /^\d{6}$/.test(normalizeCode(typed))

/** Uses up a code of the authenticator app or a recovery code of this person; false when it is none, or was used before. */
export const takeCode = (platform: Platform, user: { id: string; mailAddress: string }, typed: string): Promise<boolean> =>
  isAppCode(typed) ? takeAppCode(platform, user.id, normalizeCode(typed)) : useRecoveryCode(platform, user, normalizeCode(typed))

async function takeAppCode(platform: Platform, userId: string, code: string): Promise<boolean> {
  const { system } = platform.database
  const factor = await findSecondFactor(system, userId)
  if (!factor?.sealedKey) return false
  const step = findStep(sealOf(platform).open(factor.sealedKey, userId), code, now(), factor.lastStep)
  return step !== undefined && takeStep(system, userId, factor.sealedKey, step, now())
}

const useRecoveryCode = (platform: Platform, user: { id: string; mailAddress: string }, code: string): Promise<boolean> =>
  platform.database.system.transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(platform, user.id, code), now()))) return false
    const { PUBLIC_URL: publicUrl } = platform.settings
    await platform.mail.send(tx, recoveryCodeUsedMail({ to: user.mailAddress, publicUrl, at: now() }))
    return true
  })

/** 50 random bits each, of which the database keeps hashes under a key that is not in it. */
export function makeRecoveryCodes(platform: Platform, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(2 * HALF), (byte) => ALPHABET[byte & 31]).join(''),
  )
  return {
    hashes: codes.map((code) => hashRecoveryCode(platform, userId, code)),
    recoveryCodes: codes.map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`),
  }
}

const hashRecoveryCode = (platform: Platform, userId: string, code: string) =>
  createHmac('sha256', platform.keyFor('recovery codes')).update(`${userId} ${code}`).digest('base64url')

import { endDevices } from '#features/auth/devices/end-devices'
import {
  findTokenOwner,
  insertToken,
  lockToken,
  lockUser,
  markTokensUsed,
  removeSessions,
  setPassword,
  setSignUp,
} from '#platform/auth/store'
import type { PendingSignUp, RequestOrigin } from '#platform/auth/table'
import { welcome } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { lockPerson } from '#platform/db/lock'
import type { Platform } from '#platform/feature/platform'
import { passwordChangedMail, resetMail, verificationMail } from './mails.ts'
import { hashToken, makeToken, type TokenPurpose } from './tokens.ts'

type Person = { id: string; mailAddress: string }

export async function sendVerification(tx: Db, { settings, mail }: Platform, userId: string, pending: PendingSignUp) {
  const { token, row } = makeToken(userId, 'verify', now())
  await insertToken(tx, { ...row, pending })
  const { mailAddress: to, origin } = pending
  await mail.send(tx, verificationMail({ to, publicUrl: settings.PUBLIC_URL, token, origin }))
}

/** Whether a link was sent; it is not if the address has been verified in the meantime. */
export const resendVerification = (db: Db, platform: Platform, userId: string, pending: PendingSignUp): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.emailVerified) return false
    await sendVerification(tx, platform, userId, pending)
    return true
  })

export async function sendReset(tx: Db, { settings, mail }: Platform, user: Person, origin: RequestOrigin) {
  const { token, row } = makeToken(user.id, 'reset', now())
  await insertToken(tx, row)
  await mail.send(tx, resetMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, token, origin }))
}

/** Makes the link's sign-up the account's own and discards the others; false when the address is verified already. */
export const confirmVerification = ({ database, settings }: Platform, token: string): Promise<boolean> =>
  database.system.transaction(async (tx) => {
    const { found, user } = await takeToken(tx, token, 'verify')
    if (!found?.pending || !user || user.emailVerified || found.usedAt || found.expiresAt <= now()) return false
    await setSignUp(tx, user.id, found.pending, now())
    await markTokensUsed(tx, user.id, 'verify', now())
    await welcome(tx, settings, user.id, now())
    return true
  })

/** Sets the password and answers its owner; undefined when the link is used, expired or unknown. All earlier sessions and pairings end. */
export const confirmReset = ({ database, settings, mail }: Platform, token: string, passwordHash: string) =>
  database.system.transaction(async (tx) => {
    const { found, user } = await takeToken(tx, token, 'reset')
    if (!found || !user || found.usedAt || found.expiresAt <= now()) return undefined
    await setPassword(tx, user.id, passwordHash, now())
    await markTokensUsed(tx, user.id, 'reset', now())
    await removeSessions(tx, user.id)
    const ended = await endDevices(tx, user.id)
    // The link was mailed, so opening it verifies the address. No sign-up counts then: each may be a stranger's.
    if (!user.emailVerified) {
      await markTokensUsed(tx, user.id, 'verify', now())
      await welcome(tx, settings, user.id, now())
    }
    await mail.send(tx, passwordChangedMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, at: now(), ended }))
    return { user, ended }
  })

/** Locks the owner first, then the link, so that two links of one person cannot deadlock. */
async function takeToken(tx: Db, token: string, purpose: TokenPurpose) {
  const tokenHash = hashToken(token)
  const owner = await findTokenOwner(tx, tokenHash)
  if (owner) await lockPerson(tx, owner)
  const user = owner && (await lockUser(tx, owner))
  return user ? { user, found: await lockToken(tx, tokenHash, purpose) } : {}
}

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
import type { PendingSignUp } from '#platform/auth/table'
import { welcome } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/platform'
import { passwordChangedMail, resetMail, verificationMail } from './mails.ts'
import { hashToken, makeToken, type TokenPurpose } from './tokens.ts'

type Person = { id: string; mailAddress: string }

export async function sendVerification(tx: Db, { settings, mail }: Platform, userId: string, pending: PendingSignUp) {
  const { token, row } = makeToken(userId, 'verify', now())
  await insertToken(tx, { ...row, pending })
  await mail.send(tx, verificationMail({ to: pending.mailAddress, publicUrl: settings.PUBLIC_URL, token }))
}

export async function sendReset(tx: Db, { settings, mail }: Platform, user: Person) {
  const { token, row } = makeToken(user.id, 'reset', now())
  await insertToken(tx, row)
  await mail.send(tx, resetMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, token }))
}

/** Whether the address is verified now. The first link that is opened decides the password; opening a link twice does no harm. */
export const confirmVerification = ({ database, settings }: Platform, token: string): Promise<boolean> =>
  database.system.transaction(async (tx) => {
    const { found, user } = await takeToken(tx, token, 'verify')
    if (!found || !user) return false
    if (user.emailVerified) return true
    if (found.usedAt || found.expiresAt <= now()) return false
    if (found.pending) await setSignUp(tx, user.id, found.pending, now())
    await markTokensUsed(tx, user.id, 'verify', now())
    await welcome(tx, settings, user.id, now())
    return true
  })

/** Sets the password and answers its owner; undefined when the link is used, expired or unknown. All earlier sessions end. */
export const confirmReset = ({ database, settings, mail }: Platform, token: string, passwordHash: string) =>
  database.system.transaction(async (tx) => {
    const { found, user } = await takeToken(tx, token, 'reset')
    if (!found || !user || found.usedAt || found.expiresAt <= now()) return undefined
    await setPassword(tx, user.id, passwordHash, now())
    await markTokensUsed(tx, user.id, 'reset', now())
    await removeSessions(tx, user.id)
    // The link was mailed, so opening it verifies the address.
    if (!user.emailVerified) await welcome(tx, settings, user.id, now())
    await mail.send(tx, passwordChangedMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, at: now() }))
    return user
  })

/** Locks the owner's row first, then the link's, so that two links of one person cannot deadlock. */
async function takeToken(tx: Db, token: string, purpose: TokenPurpose) {
  const tokenHash = hashToken(token)
  const owner = await findTokenOwner(tx, tokenHash)
  const user = owner && (await lockUser(tx, owner))
  return user ? { user, found: await lockToken(tx, tokenHash, purpose) } : {}
}

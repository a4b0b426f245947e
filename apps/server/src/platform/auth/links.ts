import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/platform'
import { passwordChangedMail, resetMail, verificationMail } from './mails.ts'
import { findTokenOwner, insertToken, lockToken, lockUser, removeSessions, setPassword, setSignUp, useTokens } from './store.ts'
import type { PendingSignUp } from './table.ts'
import { hashToken, makeToken, type TokenPurpose } from './tokens.ts'
import { welcome } from './welcome.ts'

type Person = { id: string; mailAddress: string }

export async function sendVerification(tx: Db, { settings, access }: Platform, userId: string, pending: PendingSignUp) {
  const { token, row } = makeToken(userId, 'verify', now())
  await insertToken(tx, { ...row, pending })
  await access.sendMail(tx, verificationMail({ to: pending.mailAddress, publicUrl: settings.PUBLIC_URL, token }))
}

export async function sendReset(tx: Db, { settings, access }: Platform, user: Person) {
  const { token, row } = makeToken(user.id, 'reset', now())
  await insertToken(tx, row)
  await access.sendMail(tx, resetMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, token }))
}

/** Whether the address is proven now. The first link that is opened decides the password; opening one again does no harm. */
export const useVerification = ({ database, settings }: Platform, token: string): Promise<boolean> =>
  database.system.transaction(async (tx) => {
    const { found, user } = await takeToken(tx, token, 'verify')
    if (!found || !user) return false
    if (user.emailVerified) return true
    if (found.usedAt || found.expiresAt <= now()) return false
    if (found.pending) await setSignUp(tx, user.id, found.pending, now())
    await useTokens(tx, user.id, 'verify', now())
    await welcome(tx, settings, user.id, now())
    return true
  })

/** The person whose password was set, or nobody when the link is used, old or not ours. Every session of before ends. */
export const useReset = ({ database, settings, access }: Platform, token: string, passwordHash: string) =>
  database.system.transaction(async (tx) => {
    const { found, user } = await takeToken(tx, token, 'reset')
    if (!found || !user || found.usedAt || found.expiresAt <= now()) return undefined
    await setPassword(tx, user.id, passwordHash, now())
    await useTokens(tx, user.id, 'reset', now())
    await removeSessions(tx, user.id)
    // Who could open the link has the mailbox.
    if (!user.emailVerified) await welcome(tx, settings, user.id, now())
    await access.sendMail(tx, passwordChangedMail({ to: user.mailAddress, publicUrl: settings.PUBLIC_URL, at: now() }))
    return user
  })

/** The link's row and its owner's: first the owner's, so that two links of one person do not wait for each other. */
async function takeToken(tx: Db, token: string, purpose: TokenPurpose) {
  const tokenHash = hashToken(token)
  const owner = await findTokenOwner(tx, tokenHash)
  const user = owner && (await lockUser(tx, owner))
  return user ? { user, found: await lockToken(tx, tokenHash, purpose) } : {}
}

import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { findIdentityOwner, insertGoogleIdentity, listIdentities } from './session-store.ts'
import { findUserByEmail, lockUser, removeUnverified } from './store.ts'

export type GoogleSubject = { subject: string; email: string; scope: string }
/** Tells the owner that Google now signs in to the account. */
export type TellConnected = (tx: Db, mailAddress: string) => Promise<void>

/**
 * Connects a Google account with the account of its address; false when another Google account is connected there. An address can be
 * given to somebody else, so the same address at Google is not always the same person. We do this and not the library: the check, the
 * row and the email are one transaction under the user's lock, and of two Google accounts at the same time one is connected.
 */
export const connectGoogle = (db: Db, { subject, email, scope }: GoogleSubject, tell: TellConnected): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (await findIdentityOwner(tx, 'google', subject)) return true
    // Google has verified the address, so an unverified account with it is removed, not taken over.
    await removeUnverified(tx, email)
    const found = await findUserByEmail(tx, email)
    const user = found && (await lockUser(tx, found.id))
    // Without an account the library makes one.
    if (!user?.emailVerified) return true
    const connected = (await listIdentities(tx, user.id)).find(({ provider }) => provider === 'google')
    if (connected) return connected.accountId === subject
    if (await insertGoogleIdentity(tx, { userId: user.id, accountId: subject, scope }, now())) await tell(tx, user.mailAddress)
    return true
  })

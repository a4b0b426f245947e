import { canonicalEmail, trialEnd } from '@jobapply/core/auth/rules'
import type { Db } from '#platform/db/database'
import { lockWord } from '#platform/db/lock'
import type { Settings } from '#platform/env'
import { log } from '#platform/log'
import { noteFirstVerified } from './admin-store.ts'
import { countAdmins, findUserByEmail, insertAdmin, lockUser, setVerified, startTrial, takeDeferredRole } from './store.ts'

/** Taken by every change of the admins, so that two changes never count the same admins. */
export const lockRoles = (tx: Db) => lockWord(tx, 'first admin')

/** Nobody is promoted by signing up later on (ROLES-028), so the operator must learn of it. */
export const logNoAdmin = () => log.warn('no admin', { hint: 'npm run admin -- EMAIL names one' })

/** Runs when an address has been verified: starts the trial and gives the first admins, and those whom an admin named before, their role. */
export const welcome = (db: Db, settings: Settings, userId: string, now: Date) =>
  db.transaction(async (tx) => {
    // Locked, so that nobody blocks the account before it has its role.
    const user = await lockUser(tx, userId)
    if (!user) return
    await setVerified(tx, userId, now)
    await startTrial(tx, userId, now, trialEnd(now))
    await lockRoles(tx)
    const isFirst = await noteFirstVerified(tx, now)
    if (user.blockedAt) return
    const isPromised = await takeDeferredRole(tx, user.email)
    const { admins, primaries } = await countAdmins(tx)
    const role = firstRole(user.email, settings.ADMIN_EMAILS, { isFirst, primaries }) ?? (isPromised ? 'admin' : undefined)
    if (!role) {
      if (admins === 0 && settings.ADMIN_EMAILS.length === 0) logNoAdmin()
      return
    }
    await insertAdmin(tx, userId, role === 'primary', now)
    log.info('role given', { userId, role: 'admin', primary: role === 'primary' })
  })

/** Gives the role to addresses that were added to ADMIN_EMAILS after their owners had signed up. */
export async function welcomeAdmins(db: Db, settings: Settings, now: Date) {
  for (const address of settings.ADMIN_EMAILS) {
    const user = await findUserByEmail(db, canonicalEmail(address))
    if (user?.emailVerified) await welcome(db, settings, user.id, now)
  }
}

/**
 * decisions, Access: ADMIN_EMAILS names the admins, its first is primary; without it the first account that was ever verified is the
 * primary admin.
 */
export function firstRole(
  email: string,
  adminEmails: readonly string[],
  { isFirst, primaries }: { isFirst: boolean; primaries: number },
): 'primary' | 'admin' | undefined {
  if (adminEmails.length === 0) return isFirst ? 'primary' : undefined
  const place = adminEmails.map(canonicalEmail).indexOf(email)
  if (place < 0) return undefined
  return place === 0 && primaries === 0 ? 'primary' : 'admin'
}

import { OPERATOR_ID } from '@jobapply/core/admin/constants'
import { isNamedPrimary, type NamingOutcome, namingOutcome } from '@jobapply/core/admin/roles-rules'
import { canonicalEmail } from '@jobapply/core/auth/rules'
import { audit } from '#features/admin/audit/audit'
import {
  countAdmins,
  findScheduledDeletion,
  findUserByEmail,
  insertAdmin,
  isAdmin,
  lockUser,
  removeSessions,
} from '#platform/auth/store'
import { lockRoles } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'

/** For the operator, when no admin is left who could assign the role (ROLES-028). Running it twice changes nothing more. */
export const nameAdmin = (db: Db, email: string, { ADMIN_EMAILS }: Pick<Settings, 'ADMIN_EMAILS'>): Promise<NamingOutcome> =>
  db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, canonicalEmail(email))
    const user = found && (await lockUser(tx, found.id))
    await lockRoles(tx)
    const outcome = namingOutcome(
      user && {
        isVerified: user.emailVerified,
        isBlocked: user.blockedAt !== null,
        deletionAt: await findScheduledDeletion(tx, user.id),
        isAdmin: await isAdmin(tx, user.id),
      },
    )
    if (!user || outcome !== 'named') return outcome
    const isFirstListed = ADMIN_EMAILS[0] !== undefined && canonicalEmail(ADMIN_EMAILS[0]) === user.email
    const { primaries } = await countAdmins(tx)
    const isPrimary = isNamedPrimary(isFirstListed, ADMIN_EMAILS.length > 0, primaries)
    await insertAdmin(tx, user.id, isPrimary, now())
    // A session that somebody else may hold must not become an admin's: the person signs in again.
    await removeSessions(tx, user.id)
    await audit(tx, { who: OPERATOR_ID, what: 'role.name', subject: user.id, after: { role: 'admin' } })
    return outcome
  })

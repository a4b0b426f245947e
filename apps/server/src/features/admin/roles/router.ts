import { tidyEmail } from '@jobapply/core/admin/roles-rules'
import { canonicalEmail } from '@jobapply/core/auth/rules'
import { audit } from '#features/admin/audit/audit'
import { findUserByEmail, insertAdmin, lockUser, removeSessions } from '#platform/auth/store'
import { lockRoles } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import { adminOnly } from '#platform/feature/api'
import { log } from '#platform/log'
import { refused, removalErrorOf, removeRole } from './remove.ts'
import { findRole, insertDeferredRole, listAdmins, listDeferredRoles } from './store.ts'

const api = adminOnly.admin.roles

export const rolesRouter = {
  list: api.list.handler(async ({ context: { db } }) => ({
    admins: await listAdmins(db),
    waiting: await listDeferredRoles(db),
  })),

  assign: api.assign.handler(({ input: { email }, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      let user = await findUserByEmail(tx, canonicalEmail(email))
      if (!user?.emailVerified) {
        // The address may be verified at this moment: under the lock its role is either taken there or given here.
        await lockRoles(tx)
        user = await findUserByEmail(tx, canonicalEmail(email))
      }
      if (!user?.emailVerified) {
        const isNew = await insertDeferredRole(tx, { email: canonicalEmail(email), mailAddress: email }, now())
        if (isNew) await audit(tx, { who: userId, what: 'role.defer', subject: user?.id, after: { role: 'admin' } })
        return { outcome: 'deferred' as const, email }
      }
      // The account cannot be blocked in the meantime, and the second of two concurrent assignments finds the role in place.
      if ((await lockUser(tx, user.id))?.blockedAt) throw errors.ROLE_OF_BLOCKED()
      if (await findRole(tx, user.id)) return { outcome: 'already' as const, email }
      const { rowCount } = await insertAdmin(tx, user.id, false, now())
      if (!rowCount) throw errors.ROLE_DUPLICATE()
      // A session that somebody else may hold must not become an admin's: the person signs in again.
      await removeSessions(tx, user.id)
      await audit(tx, { who: userId, what: 'role.assign', subject: user.id, after: { role: 'admin' } })
      return { outcome: 'active' as const, email }
    }),
  ),

  remove: api.remove.handler(async ({ input: { user_email }, context: { db, userId, platform, requestId } }) => {
    try {
      return await removeRole(db, { who: userId, typed: user_email, settings: platform.settings })
    } catch (error) {
      log.error('role not removed', error, { requestId })
      return refused(removalErrorOf(error), tidyEmail(user_email))
    }
  }),
}

import { type RemovalError, ROLE_REMOVED } from '@jobapply/core/admin/constants'
import { removalProblem, removalTexts, tidyEmail } from '@jobapply/core/admin/roles-rules'
import type { RoleRemoval } from '@jobapply/core/admin/roles-schema'
import { canonicalEmail } from '@jobapply/core/auth/rules'
import { audit } from '#features/admin/audit/audit'
import { countOtherAdmins } from '#platform/auth/admin-store'
import { findUserByEmail, takeDeferredRole } from '#platform/auth/store'
import { lockRoles } from '#platform/auth/welcome'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { deleteRole, findRole } from './store.ts'

type Removal = { who: string; typed: string; settings: Pick<Settings, 'ADMIN_EMAILS'> }

/** Under the lock nobody else changes who is an admin, so of two admins who remove each other one stays. */
export const removeRole = (db: Db, { who, typed, settings }: Removal): Promise<RoleRemoval> =>
  db.transaction(async (tx) => {
    const [shown, email] = [tidyEmail(typed), canonicalEmail(typed)]
    await lockRoles(tx)
    const user = await findUserByEmail(tx, email)
    const role = user && (await findRole(tx, user.id))
    if (!role && (await takeDeferredRole(tx, email))) {
      await audit(tx, { who, what: 'role.undefer', subject: user?.id })
      return removed(null)
    }
    const problem = removalProblem({
      isKnown: user !== undefined,
      isAdmin: role !== undefined,
      isPrimary: role?.isPrimary ?? false,
      admins: user ? 1 + (await countOtherAdmins(tx, user.id)) : 0,
    })
    if (problem || !user) return refused(problem ?? 'USER_NOT_FOUND', shown)
    await deleteRole(tx, user.id)
    await audit(tx, { who, what: 'role.remove', subject: user.id, before: { role: 'admin' } })
    const returns = settings.ADMIN_EMAILS.map(canonicalEmail).includes(email)
    return removed(
      returns
        ? 'ADMIN_EMAILS still names this address, so it becomes an admin again at the next start. Remove it there too.'
        : null,
    )
  })

const NOT_SHOWN = { sql_error: null, debug_info: null, table_structure: null } as const

const removed = (help: string | null): RoleRemoval => ({
  ...{ success: true, error: null, error_code: null, help_message: help, message: ROLE_REMOVED },
  ...NOT_SHOWN,
})

export const refused = (code: RemovalError, email: string): RoleRemoval => ({
  ...{ success: false, error_code: code, message: null, ...removalTexts(code, email) },
  ...NOT_SHOWN,
})

const UNDEFINED_TABLE = '42P01'
/** SQLSTATE class of statements that the database does not understand or allow. */
const REFUSED_STATEMENT = '42'

/** The database's own words go into the log only. */
export function removalErrorOf(error: unknown): RemovalError {
  const cause = (error as { cause?: unknown } | undefined)?.cause ?? error
  const code = String((cause as { code?: unknown } | undefined)?.code ?? '')
  if (code === UNDEFINED_TABLE) return 'TABLE_NOT_FOUND'
  return code.startsWith(REFUSED_STATEMENT) ? 'QUERY_ERROR' : 'DATABASE_ERROR'
}

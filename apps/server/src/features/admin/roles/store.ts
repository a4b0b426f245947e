import type { DeferredRole, UserRole } from '@jobapply/core/admin/roles-schema'
import { and, asc, desc, eq } from 'drizzle-orm'
import { accounts, deferredRoles, userRoles, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

/** More than any installation has; the list is read whole. */
const MOST_SHOWN = 500

export async function listAdmins(db: Db): Promise<UserRole[]> {
  const rows = await db
    .select({ role: userRoles, user: users, account: accounts })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(accounts, eq(accounts.userId, userRoles.userId))
    .where(eq(userRoles.role, 'admin'))
    .orderBy(desc(userRoles.isPrimary), asc(userRoles.createdAt), asc(users.email))
    .limit(MOST_SHOWN)
  return rows.map(({ role, user, account }) => ({
    user_id: role.userId,
    role: role.role,
    is_primary: role.isPrimary,
    created_at: role.createdAt.toISOString(),
    updated_at: role.updatedAt.toISOString(),
    email: user.mailAddress,
    display_name: account?.displayName ?? (user.name || null),
    last_sign_in_at: account?.lastSignInAt?.toISOString() ?? null,
  }))
}

export async function listDeferredRoles(db: Db): Promise<DeferredRole[]> {
  const rows = await db.select().from(deferredRoles).orderBy(asc(deferredRoles.createdAt)).limit(MOST_SHOWN)
  return rows.map(({ mailAddress, role, createdAt }) => ({ email: mailAddress, role, created_at: createdAt.toISOString() }))
}

type NewDeferredRole = { email: string; mailAddress: string }

/** Promising it twice changes nothing; answers whether it is new. */
export async function insertDeferredRole(tx: Db, { email, mailAddress }: NewDeferredRole, now: Date): Promise<boolean> {
  const values = { email, mailAddress, role: 'admin', createdAt: now } as const
  return (await tx.insert(deferredRoles).values(values).onConflictDoNothing().returning()).length > 0
}

export async function findRole(tx: Db, userId: string) {
  const [role] = await tx
    .select()
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
  return role
}

export const deleteRole = (tx: Db, userId: string) =>
  tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin'), eq(userRoles.isPrimary, false)))

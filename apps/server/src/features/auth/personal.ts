import { eq } from 'drizzle-orm'
import { accounts, identities, sessions, userRoles, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

/** What identity stores about a person, without hashes of passwords and tokens. */
export async function collect(db: Db, userId: string) {
  const [user, account, logins, devices, roles] = await Promise.all([
    db
      .select({ id: users.id, email: users.mailAddress, emailVerified: users.emailVerified, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(accounts).where(eq(accounts.userId, userId)),
    db
      .select({ provider: identities.providerId, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    db
      .select({ ipAddress: sessions.ipAddress, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db.select({ role: userRoles.role, createdAt: userRoles.createdAt }).from(userRoles).where(eq(userRoles.userId, userId)),
  ])
  return { user, account, logins, devices, roles }
}

/** Runs last: deleting the user cascades to the other tables of identity. */
export const erase = (tx: Db, userId: string) => tx.delete(users).where(eq(users.id, userId))

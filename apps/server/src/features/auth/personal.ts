import { eq } from 'drizzle-orm'
import { accounts, deferredRoles, identities, sessions, userRoles, users } from '#platform/auth/table'
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
export async function erase(tx: Db, userId: string) {
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email })
  // A role may still wait for an address that was never verified.
  if (user) await tx.delete(deferredRoles).where(eq(deferredRoles.email, user.email))
}

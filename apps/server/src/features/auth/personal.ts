import { eq } from 'drizzle-orm'
import { accounts, apiKeys, identities, recoveryCodes, secondFactors, sessions, userRoles, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

const KEYS = ['api_keys', 'second_factors', 'recovery_codes', 'sign_in_steps']
export const TABLES = ['users', 'sessions', 'identities', 'auth_tokens', 'profiles', 'user_roles', ...KEYS]

/** What identity stores about a person, without hashes of passwords and tokens. */
export async function collect(db: Db, userId: string) {
  const [user, account, logins, devices, roles, twoStep, codes, keys] = await Promise.all([
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
    db
      .select({ addedAt: secondFactors.addedAt, lastUsedAt: secondFactors.lastUsedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
    db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    db
      .select({
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        scope: apiKeys.scope,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
  ])
  return { user, account, logins, devices, roles, twoStep, recoveryCodes: codes, apiKeys: keys }
}

/** Runs last: deleting the user cascades to the other tables of identity. */
export const erase = (tx: Db, userId: string) => tx.delete(users).where(eq(users.id, userId))

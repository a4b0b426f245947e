import { eq } from 'drizzle-orm'
import { deferredRoles, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

const KEYS = ['api_keys', 'second_factors', 'recovery_codes', 'sign_in_steps', 'pairing_codes']
export const TABLES = ['users', 'sessions', 'identities', 'auth_tokens', 'profiles', 'user_roles', ...KEYS]

/** Runs last: deleting the user cascades to the other tables of identity. */
export async function erase(tx: Db, userId: string) {
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email })
  // A role may still wait for an address that was never verified.
  if (user) await tx.delete(deferredRoles).where(eq(deferredRoles.email, user.email))
}

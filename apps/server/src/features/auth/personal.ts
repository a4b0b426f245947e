import { eq } from 'drizzle-orm'
import { deferredRoles, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

/** Runs last: deleting the user cascades to the other tables of identity. */
export async function erase(tx: Db, userId: string) {
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email })
  // A role may still wait for an address that was never verified.
  if (user) await tx.delete(deferredRoles).where(eq(deferredRoles.email, user.email))
}

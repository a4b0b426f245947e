import { eq } from 'drizzle-orm'
import { users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

/** Runs last: deleting the user cascades to the other tables of identity. */
export const erase = (tx: Db, userId: string) => tx.delete(users).where(eq(users.id, userId))

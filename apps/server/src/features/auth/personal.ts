import { eq } from 'drizzle-orm'
import { users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'

const KEYS = ['api_keys', 'second_factors', 'recovery_codes', 'sign_in_steps']
export const TABLES = ['users', 'sessions', 'identities', 'auth_tokens', 'profiles', 'user_roles', ...KEYS]

/** Runs last: deleting the user cascades to the other tables of identity. */
export const erase = (tx: Db, userId: string) => tx.delete(users).where(eq(users.id, userId))

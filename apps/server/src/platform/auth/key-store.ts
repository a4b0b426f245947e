import type { ApiKeyScope } from '@jobapply/core/auth/constants'
import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { apiKeys, pairingCodes } from './table.ts'

/** Newest first; never with the hash. */
export const listKeys = (db: Db, userId: string, scope: ApiKeyScope) =>
  db.select(SHOWN).from(apiKeys).where(isOwn(userId, scope)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))

export async function countKeys(db: Db, userId: string, scope: ApiKeyScope): Promise<number> {
  const [row] = await db.select({ all: count() }).from(apiKeys).where(isOwn(userId, scope))
  return row?.all ?? 0
}

export async function insertKey(tx: Db, key: typeof apiKeys.$inferInsert) {
  const [row] = await tx.insert(apiKeys).values(key).returning(SHOWN)
  if (!row) throw new Error('the key was not stored')
  return row
}

export async function removeKey(db: Db, userId: string, scope: ApiKeyScope, id: string) {
  const [removed] = await db
    .delete(apiKeys)
    .where(and(isOwn(userId, scope), eq(apiKeys.id, id)))
    .returning({ name: apiKeys.name })
  return removed
}

/** Revokes every paired browser, also one whose pairing is under way. Under the person's lock, so that no pairing ends in between. */
export async function removeDevices(tx: Db, userId: string): Promise<string[]> {
  await tx.delete(pairingCodes).where(eq(pairingCodes.userId, userId))
  const removed = await tx.delete(apiKeys).where(isOwn(userId, 'extension')).returning({ name: apiKeys.name })
  return removed.map(({ name }) => name)
}

export async function findKey(db: Db, keyHash: string) {
  const [key] = await db
    .select({ id: apiKeys.id, userId: apiKeys.userId, scope: apiKeys.scope, lastUsedAt: apiKeys.lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, keyHash))
  return key
}

/** Written only when the last use is older than `before`, so that a busy program does not write at every call. */
export const noteKeyUse = (db: Db, id: string, now: Date, before: Date) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))))

const SHOWN = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
}
const isOwn = (userId: string, scope: ApiKeyScope) => and(eq(apiKeys.userId, userId), eq(apiKeys.scope, scope))

import type { SavedSearch, SearchPreferences } from '@jobapply/core/search/schema'
import { and, asc, desc, eq, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { announcedJobs, savedSearches } from './table.ts'
import { unwantedJobs } from './unwanted/table.ts'

export type SearchRow = typeof savedSearches.$inferSelect

export const toSavedSearch = (row: SearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  profileId: row.profileId,
  keepSearching: row.keepSearching,
  preferences: row.preferences,
  lastRunAt: row.lastRunAt?.toISOString() ?? null,
  announced: row.announced,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

const owned = (userId: string, id: string) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))

/** The last used first. */
export const listSearches = (db: Db, userId: string) =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.usedAt), asc(savedSearches.id))

type NewSearch = { name: string; profileId: string; preferences: SearchPreferences; keepSearching: boolean }

export async function insertSearch(tx: Db, userId: string, search: NewSearch, now: Date): Promise<SearchRow> {
  const since = search.keepSearching ? now : null
  const [row] = await tx
    .insert(savedSearches)
    .values({ ...search, userId, searchingSince: since, usedAt: now, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('the search was not stored')
  return row
}

export async function updateSearch(
  tx: Db,
  userId: string,
  id: string,
  changes: { [Key in keyof NewSearch]?: NewSearch[Key] | undefined },
  now: Date,
): Promise<SearchRow> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const since = changes.keepSearching
    ? { searchingSince: sql`case when keep_searching then searching_since else ${now.toISOString()}::timestamptz end` }
    : {}
  const [row] = await tx
    .update(savedSearches)
    .set({ ...given, ...since, usedAt: now, updatedAt: now })
    .where(owned(userId, id))
    .returning()
  if (!row) throw new Error('the search was not stored')
  return row
}

export async function noteSearchUsed(db: Db, userId: string, id: string, now: Date): Promise<SearchRow | undefined> {
  const [row] = await db.update(savedSearches).set({ usedAt: now }).where(owned(userId, id)).returning()
  return row
}

export const deleteSearch = (tx: Db, userId: string, id: string) =>
  tx.delete(savedSearches).where(owned(userId, id)).returning({ id: savedSearches.id })

const isBlocked = sql`exists (select from users u where u.id = ${savedSearches.userId} and u.blocked_at is not null)`

/** The standing search that has waited longest since before `before`, blocked people's aside; it is marked as run at `now`, so that nobody else takes it. */
export async function claimStandingSearch(db: Db, before: Date, now: Date): Promise<SearchRow | undefined> {
  const due = db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(sql`keep_searching`, or(isNull(savedSearches.lastRunAt), lte(savedSearches.lastRunAt, before)), not(isBlocked)))
    .orderBy(sql`${savedSearches.lastRunAt} asc nulls first`, asc(savedSearches.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db.update(savedSearches).set({ lastRunAt: now }).where(inArray(savedSearches.id, due)).returning()
  return row
}

export async function deleteSearches(tx: Db, userId: string) {
  await tx.delete(announcedJobs).where(eq(announcedJobs.userId, userId))
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId))
  await tx.delete(unwantedJobs).where(eq(unwantedJobs.userId, userId))
}

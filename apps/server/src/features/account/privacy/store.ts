import type { PublicPart } from '@jobapply/core/account/constants'
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { publicProfiles } from './table.ts'

type Row = typeof publicProfiles.$inferSelect

export async function findPublicProfile(db: Db, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(publicProfiles).where(eq(publicProfiles.user_id, userId))
  return row
}

/** Whose page it is, while it is on. Nothing of a blocked person is shown. */
export async function findBySlug(db: Db, slug: string): Promise<Row | undefined> {
  const [found] = await db
    .select({ row: publicProfiles })
    .from(publicProfiles)
    .innerJoin(users, eq(users.id, publicProfiles.user_id))
    .where(and(eq(publicProfiles.slug, slug), isNull(users.blockedAt)))
  return found?.row
}

type Changes = { slug?: string | null; parts?: PublicPart[] }

export const savePublicProfile = (tx: Db, userId: string, changes: Changes, now: Date) =>
  tx
    .insert(publicProfiles)
    .values({ ...changes, user_id: userId, updated_at: now })
    .onConflictDoUpdate({ target: publicProfiles.user_id, set: { ...changes, updated_at: now } })

export const deletePublicProfile = (tx: Db, userId: string) => tx.delete(publicProfiles).where(eq(publicProfiles.user_id, userId))

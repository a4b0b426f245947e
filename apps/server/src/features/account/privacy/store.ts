import type { PublicPart } from '@jobapply/core/account/constants'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { publicProfiles } from './table.ts'

type Row = typeof publicProfiles.$inferSelect

export async function findPublicProfile(db: Db, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(publicProfiles).where(eq(publicProfiles.user_id, userId))
  return row
}

/** Whose page it is, while it is on. */
export async function findBySlug(db: Db, slug: string): Promise<Row | undefined> {
  const [row] = await db.select().from(publicProfiles).where(eq(publicProfiles.slug, slug))
  return row
}

type Changes = { slug?: string | null; parts?: PublicPart[] }

export const savePublicProfile = (tx: Db, userId: string, changes: Changes, now: Date) =>
  tx
    .insert(publicProfiles)
    .values({ ...changes, user_id: userId, updated_at: now })
    .onConflictDoUpdate({ target: publicProfiles.user_id, set: { ...changes, updated_at: now } })

export const deletePublicProfile = (tx: Db, userId: string) => tx.delete(publicProfiles).where(eq(publicProfiles.user_id, userId))

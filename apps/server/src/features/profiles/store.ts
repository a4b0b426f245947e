import type { Profile, ProfileFields } from '@jobapply/core/profiles/schema'
import { usableFacts, withSummaryMark } from '@jobapply/core/profiles/summary/usable'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { userProfiles } from './table.ts'

type Row = typeof userProfiles.$inferSelect
type Written = Partial<ProfileFields> & Partial<Pick<Row, 'onboardingFields' | 'automation_is_active' | 'automation_settings'>>

/** As it is stored. Everything that is made from a profile gets `usableFacts` of it instead. */
const toProfile = ({ created_at, updated_at, ...row }: Row): Profile =>
  withSummaryMark({ ...row, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() })

/** For the person's own screens: with onboarding's summary. */
export async function listStoredProfiles(db: Db, userId: string): Promise<Profile[]> {
  const rows = await db
    .select()
    .from(userProfiles)
    .where(eq(userProfiles.user_id, userId))
    .orderBy(desc(userProfiles.is_primary), asc(userProfiles.created_at))
  return rows.map(toProfile)
}

export const listProfiles = async (db: Db, userId: string): Promise<Profile[]> =>
  (await listStoredProfiles(db, userId)).map(usableFacts)

/** For the person's own screens: with onboarding's summary. */
export async function findStoredProfile(db: Db, userId: string, id: string): Promise<Profile | undefined> {
  const [row] = await db.select().from(userProfiles).where(ownedProfile(userId, id))
  return row && toProfile(row)
}

export async function findProfile(db: Db, userId: string, id: string): Promise<Profile | undefined> {
  const stored = await findStoredProfile(db, userId, id)
  return stored && usableFacts(stored)
}

/** As it is stored, with the settings beside it, and locked until the transaction ends. */
export async function lockProfile(tx: Db, userId: string, id: string) {
  const [row] = await tx.select().from(userProfiles).where(ownedProfile(userId, id)).for('update')
  return row && { profile: toProfile(row), settings: row.automation_settings }
}

export async function findSettings(db: Db, userId: string, id: string) {
  const [row] = await db.select().from(userProfiles).where(ownedProfile(userId, id))
  return row && { profile: usableFacts(toProfile(row)), settings: row.automation_settings }
}

type NewProfile = Written & Pick<Row, 'profile_name' | 'is_primary'>

export async function insertProfile(tx: Db, userId: string, fields: NewProfile, now: Date): Promise<Profile> {
  const [row] = await tx
    .insert(userProfiles)
    .values({ ...fields, user_id: userId, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('the profile was not stored')
  return toProfile(row)
}

/** Every save makes a new version, so that a save from another window is noticed. */
export async function updateProfile(
  tx: Db,
  userId: string,
  id: string,
  changes: Written & Partial<Pick<Row, 'profile_name' | 'uploaded_resume_url' | 'uploaded_resume_filename'>>,
  now: Date,
): Promise<Profile> {
  const [row] = await tx
    .update(userProfiles)
    .set({ ...changes, version: sql`${userProfiles.version} + 1`, updated_at: now })
    .where(ownedProfile(userId, id))
    .returning()
  if (!row) throw new Error('the profile was not stored')
  return toProfile(row)
}

/** Two steps: there is never a moment with two primaries, and the transaction hides the one with none. */
export async function makePrimary(tx: Db, userId: string, id: string, now: Date) {
  await tx
    .update(userProfiles)
    .set({ is_primary: false })
    .where(and(eq(userProfiles.user_id, userId), eq(userProfiles.is_primary, true)))
  await tx.update(userProfiles).set({ is_primary: true, updated_at: now }).where(ownedProfile(userId, id))
}

export const deleteProfile = (tx: Db, userId: string, id: string) => tx.delete(userProfiles).where(ownedProfile(userId, id))

export const deleteProfiles = (tx: Db, userId: string) => tx.delete(userProfiles).where(eq(userProfiles.user_id, userId))

const ownedProfile = (userId: string, id: string) => and(eq(userProfiles.user_id, userId), eq(userProfiles.id, id))

import { MAX_LETTER_VERSIONS } from '@jobapply/core/documents/constants'
import type { CoverLetter, LetterJob, LetterVersion, ListedLetter } from '@jobapply/core/documents/cover-letters'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import { recordUsage } from '#platform/usage/usage'
import { coverLetters, letterVersions } from './table.ts'

type Row = typeof coverLetters.$inferSelect
type Written = Pick<Row, 'text' | 'engine' | 'isApproved'>

const owned = (userId: string, id: string) => and(eq(coverLetters.user_id, userId), eq(coverLetters.id, id))
const times = ({ created_at, updated_at }: Pick<Row, 'created_at' | 'updated_at'>) => ({
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})
const toLetter = ({ user_id: _, created_at, updated_at, ...row }: Row): CoverLetter => ({
  ...row,
  ...times({ created_at, updated_at }),
})

/** Without texts, which a list does not show. */
export async function listLetters(db: Db, userId: string, page: PageRequest): Promise<Page<ListedLetter>> {
  const { id, profileId, job, engine, isApproved, version, created_at, updated_at } = coverLetters
  const named = {
    jobTitle: sql<string>`${job} ->> 'title'`,
    company: sql<string>`${job} ->> 'company'`,
    jobId: sql<string | null>`${job} ->> 'id'`,
  }
  const rows = await db
    .select({ id, ...pageKey(coverLetters), profileId, engine, isApproved, version, created_at, updated_at, ...named })
    .from(coverLetters)
    .where(and(eq(coverLetters.user_id, userId), afterCursor(coverLetters, page)))
    .orderBy(...newestFirst(coverLetters))
    .limit(page.limit + 1)
  return toPage(rows, page, ({ created_at: created, updated_at: updated, ...row }) => ({
    ...row,
    ...times({ created_at: created, updated_at: updated }),
  }))
}

export async function findLetter(db: Db, userId: string, id: string): Promise<CoverLetter | undefined> {
  const [row] = await db.select().from(coverLetters).where(owned(userId, id))
  return row && toLetter(row)
}

/** For each of these jobs the newest one that the person has approved, by the job's id. */
export async function findApproved(
  db: Db,
  userId: string,
  profileId: string,
  jobIds: readonly string[],
): Promise<Map<string, CoverLetter>> {
  const { isApproved, job, updated_at } = coverLetters
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(coverLetters)
    .where(
      and(
        eq(coverLetters.user_id, userId),
        eq(coverLetters.profileId, profileId),
        eq(isApproved, true),
        inArray(sql`${job} ->> 'id'`, [...jobIds]),
      ),
    )
    .orderBy(asc(updated_at))
  // The newest comes last and stays.
  return new Map(rows.map((row) => [row.job.id ?? '', toLetter(row)]))
}

/** Locked until the transaction ends. */
export async function lockLetter(tx: Db, userId: string, id: string): Promise<CoverLetter | undefined> {
  const [row] = await tx.select().from(coverLetters).where(owned(userId, id)).for('update')
  return row && toLetter(row)
}

export async function countLetters(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(coverLetters).where(eq(coverLetters.user_id, userId))
  return row?.kept ?? 0
}

export async function insertLetter(
  tx: Db,
  userId: string,
  letter: Pick<Row, 'profileId' | 'job' | 'text' | 'engine'>,
  now: Date,
): Promise<CoverLetter> {
  const [row] = await tx
    .insert(coverLetters)
    .values({ ...letter, user_id: userId, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('the letter was not stored')
  await recordUsage(tx, userId, 'document made', now)
  return toLetter(row)
}

/** Every save makes a new version, so that a save from another window is noticed. */
export async function updateLetter(
  tx: Db,
  userId: string,
  id: string,
  changes: Partial<Written>,
  now: Date,
): Promise<CoverLetter> {
  const [row] = await tx
    .update(coverLetters)
    .set({ ...changes, version: sql`${coverLetters.version} + 1`, updated_at: now })
    .where(owned(userId, id))
    .returning()
  if (!row) throw new Error('the letter was not stored')
  return toLetter(row)
}

export async function deleteLetter(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(coverLetters).where(owned(userId, id)).returning({ id: coverLetters.id })
  return rows.length > 0
}

const versionsOf = (userId: string, letterId: string) =>
  and(eq(letterVersions.user_id, userId), eq(letterVersions.letterId, letterId))

const toVersion = ({ id, text, engine, created_at }: typeof letterVersions.$inferSelect): LetterVersion => ({
  ...{ id, text, engine },
  createdAt: created_at.toISOString(),
})

export async function listVersions(db: Db, userId: string, letterId: string): Promise<LetterVersion[]> {
  const rows = await db
    .select()
    .from(letterVersions)
    .where(versionsOf(userId, letterId))
    .orderBy(...newestFirst(letterVersions))
    .limit(MAX_LETTER_VERSIONS)
  return rows.map(toVersion)
}

export async function findVersion(db: Db, userId: string, letterId: string, id: string): Promise<LetterVersion | undefined> {
  const [row] = await db
    .select()
    .from(letterVersions)
    .where(and(versionsOf(userId, letterId), eq(letterVersions.id, id)))
  return row && toVersion(row)
}

export async function lastKeptAt(db: Db, userId: string, letterId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: letterVersions.created_at })
    .from(letterVersions)
    .where(versionsOf(userId, letterId))
    .orderBy(...newestFirst(letterVersions))
    .limit(1)
  return row?.at
}

/** The oldest versions make room. */
export async function keepVersion(
  tx: Db,
  userId: string,
  { id, text, engine }: Pick<CoverLetter, 'id' | 'text' | 'engine'>,
  now: Date,
) {
  await tx.insert(letterVersions).values({ user_id: userId, letterId: id, text, engine, created_at: now })
  const tooOld = tx
    .select({ id: letterVersions.id })
    .from(letterVersions)
    .where(versionsOf(userId, id))
    .orderBy(...newestFirst(letterVersions))
    .offset(MAX_LETTER_VERSIONS)
  await tx.delete(letterVersions).where(inArray(letterVersions.id, tooOld))
}

export async function deleteLetters(tx: Db, userId: string) {
  await tx.delete(letterVersions).where(eq(letterVersions.user_id, userId))
  await tx.delete(coverLetters).where(eq(coverLetters.user_id, userId))
}

/** What the newest letter for this job has kept of its posting. */
export async function findLetterJob(db: Db, userId: string, jobId: string): Promise<LetterJob | undefined> {
  const [row] = await db
    .select({ job: coverLetters.job })
    .from(coverLetters)
    .where(and(eq(coverLetters.user_id, userId), sql`${coverLetters.job} ->> 'id' = ${jobId}`))
    .orderBy(desc(coverLetters.created_at))
    .limit(1)
  return row?.job
}

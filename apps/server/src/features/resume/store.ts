import type { StoredResume } from '@jobapply/core/resume/schema'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import type { FileRows } from '#platform/storage/files'
import { addressOf, BUCKET } from './address.ts'
import { resumes } from './table.ts'

type Row = typeof resumes.$inferSelect
export type NewResume = Pick<Row, 'folder' | 'filename' | 'size' | 'storage_key' | 'reading'>

export const toStoredResume = (row: Row, isLost: boolean): StoredResume => ({
  id: row.id,
  filename: row.filename,
  url: addressOf(row.storage_key),
  size: row.size,
  isReviewed: row.reviewed_at !== null,
  isLost,
  created_at: row.created_at.toISOString(),
})

export async function insertResume(tx: Db, userId: string, resume: NewResume, now: Date): Promise<Row> {
  const [row] = await tx
    .insert(resumes)
    .values({ ...resume, user_id: userId, created_at: now })
    .returning()
  if (!row) throw new Error('the resume was not stored')
  return row
}

/** The newest first. */
export const listResumes = (db: Db, userId: string, folder: string): Promise<Row[]> =>
  db.select().from(resumes).where(inFolder(userId, folder)).orderBy(desc(resumes.created_at), desc(resumes.id))

export async function countResumes(db: Db, userId: string, folder: string): Promise<number> {
  const [row] = await db.select({ files: count() }).from(resumes).where(inFolder(userId, folder))
  return row?.files ?? 0
}

export async function findResume(db: Db, userId: string, folder: string, id: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(resumes)
    .where(and(inFolder(userId, folder), eq(resumes.id, id)))
  return row
}

export async function findResumeByKey(db: Db, userId: string, key: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.user_id, userId), eq(resumes.storage_key, key)))
  return row
}

export const markReviewed = (tx: Db, userId: string, id: string, now: Date) =>
  tx
    .update(resumes)
    .set({ reviewed_at: now })
    .where(and(eq(resumes.user_id, userId), eq(resumes.id, id)))

export const deleteResume = (tx: Db, userId: string, id: string) =>
  tx.delete(resumes).where(and(eq(resumes.user_id, userId), eq(resumes.id, id)))

export const deleteResumes = (tx: Db, userId: string, folder?: string) =>
  tx.delete(resumes).where(folder ? inFolder(userId, folder) : eq(resumes.user_id, userId))

/** For the nightly check of everybody's files. */
export const resumeFiles = (db: Db): FileRows => ({
  folder: BUCKET,
  async withRow(keys) {
    const rows = await db
      .select({ key: resumes.storage_key })
      .from(resumes)
      .where(inArray(resumes.storage_key, [...keys]))
    return rows.map(({ key }) => key)
  },
  async keysAfter(after, limit) {
    const rows = await db
      .select({ key: resumes.storage_key })
      .from(resumes)
      .where(sql`${resumes.storage_key} > ${after}`)
      .orderBy(resumes.storage_key)
      .limit(limit)
    return rows.map(({ key }) => key)
  },
  ofPerson: (userId) =>
    db
      .select({ key: resumes.storage_key, name: resumes.filename })
      .from(resumes)
      .where(eq(resumes.user_id, userId))
      .orderBy(resumes.created_at),
})

const inFolder = (userId: string, folder: string) => and(eq(resumes.user_id, userId), eq(resumes.folder, folder))

import type { ListedDocument, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import type { Template } from '@jobapply/core/documents/schema'
import { usableFacts } from '@jobapply/core/profiles/summary/usable'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import { recordUsage } from '#platform/usage/usage'
import { resumeDocuments } from './table.ts'

type Row = typeof resumeDocuments.$inferSelect
type Written = Pick<Row, 'name' | 'content' | 'profileContent' | 'design'>

const owned = (userId: string, id: string) => and(eq(resumeDocuments.user_id, userId), eq(resumeDocuments.id, id))

/** Resumes made while onboarding's summary was still printed hold a copy of it. */
const toDocument = ({ user_id: _, created_at, updated_at, ...row }: Row): ResumeDocument => ({
  ...row,
  content: usableFacts(row.content),
  profileContent: usableFacts(row.profileContent),
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

/** Without the content, which a list does not show. */
export async function listDocuments(db: Db, userId: string): Promise<ListedDocument[]> {
  const { id, name, profileId, jobId, version, created_at, updated_at, design } = resumeDocuments
  const rows = await db
    .select({ id, name, profileId, jobId, version, created_at, updated_at, template: sql<Template>`${design} ->> 'template'` })
    .from(resumeDocuments)
    .where(eq(resumeDocuments.user_id, userId))
    .orderBy(desc(updated_at), desc(id))
  return rows.map(({ created_at: created, updated_at: updated, ...row }) => ({
    ...row,
    createdAt: created.toISOString(),
    updatedAt: updated.toISOString(),
  }))
}

/** With their content, in pages; the newest first. */
export async function pageDocuments(db: Db, userId: string, page: PageRequest): Promise<Page<ResumeDocument>> {
  const rows = await db
    .select({ ...getTableColumns(resumeDocuments), ...pageKey(resumeDocuments) })
    .from(resumeDocuments)
    .where(and(eq(resumeDocuments.user_id, userId), afterCursor(resumeDocuments, page)))
    .orderBy(...newestFirst(resumeDocuments))
    .limit(page.limit + 1)
  return toPage(rows, page, toDocument)
}

export async function findDocument(db: Db, userId: string, id: string): Promise<ResumeDocument | undefined> {
  const [row] = await db.select().from(resumeDocuments).where(owned(userId, id))
  return row && toDocument(row)
}

/** Locked until the transaction ends. */
export async function lockDocument(tx: Db, userId: string, id: string): Promise<ResumeDocument | undefined> {
  const [row] = await tx.select().from(resumeDocuments).where(owned(userId, id)).for('update')
  return row && toDocument(row)
}

export async function countDocuments(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(resumeDocuments).where(eq(resumeDocuments.user_id, userId))
  return row?.kept ?? 0
}

export async function insertDocument(
  tx: Db,
  userId: string,
  document: Written & Pick<Row, 'profileId'> & Partial<Pick<Row, 'jobId'>>,
  now: Date,
): Promise<ResumeDocument> {
  const [row] = await tx
    .insert(resumeDocuments)
    .values({ ...document, user_id: userId, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('the resume was not stored')
  await recordUsage(tx, userId, 'document made', now)
  return toDocument(row)
}

/** Every save makes a new version, so that a save from another window is noticed. */
export async function updateDocument(
  tx: Db,
  userId: string,
  id: string,
  changes: { [Field in keyof Written]?: Written[Field] | undefined },
  now: Date,
): Promise<ResumeDocument> {
  const [row] = await tx
    .update(resumeDocuments)
    .set({ ...changes, version: sql`${resumeDocuments.version} + 1`, updated_at: now })
    .where(owned(userId, id))
    .returning()
  if (!row) throw new Error('the resume was not stored')
  return toDocument(row)
}

export async function deleteDocument(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(resumeDocuments).where(owned(userId, id)).returning({ id: resumeDocuments.id })
  return rows.length > 0
}

export const deleteDocuments = (tx: Db, userId: string) => tx.delete(resumeDocuments).where(eq(resumeDocuments.user_id, userId))

import type { Application, KeptJob, SavedRequest } from '@jobapply/core/applications/schema'
import type { Page } from '@jobapply/core/shared/page'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, toPage } from '#platform/db/page'
import { jobApplications } from './table.ts'

type Row = typeof jobApplications.$inferSelect

const toApplication = ({ user_id: _, created_at, updated_at, ...row }: Row): Application => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

const savedBy = (userId: string) => and(eq(jobApplications.user_id, userId), eq(jobApplications.status, 'saved'))

/** A person keeps MAX_SAVED_JOBS at most, so they need no index. */
const saysText = (text: string) => {
  const { job_title, company, location } = jobApplications
  const said = sql`lower(concat_ws(' ', ${job_title}, ${company}, ${location}))`
  return text === '' ? undefined : sql`position(lower(${text}) in ${said}) > 0`
}

export async function listSaved(db: Db, userId: string, { text, ...page }: SavedRequest): Promise<Page<Application>> {
  const rows = await db
    .select()
    .from(jobApplications)
    .where(and(savedBy(userId), saysText(text), afterCursor(jobApplications, page)))
    .orderBy(...newestFirst(jobApplications))
    .limit(page.limit + 1)
  return toPage(rows, page, toApplication)
}

export async function listSavedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ jobId: jobApplications.jobId }).from(jobApplications).where(savedBy(userId))
  return rows.map(({ jobId }) => jobId)
}

export async function countSaved(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ saved: count() }).from(jobApplications).where(savedBy(userId))
  return row?.saved ?? 0
}

/** The rows that are new, in the order of the list. What is there already, saved or further, stays as it is. */
export async function saveJobs(tx: Db, userId: string, profileId: string | null, jobs: readonly KeptJob[], now: Date) {
  const rows = await tx
    .insert(jobApplications)
    .values(
      jobs.map((job) => ({
        ...job,
        user_id: userId,
        profileId,
        status: 'saved' as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflictDoNothing()
    .returning()
  return rows.toSorted((one, other) => (one.id < other.id ? 1 : -1)).map(toApplication)
}

export async function deleteSaved(db: Db, userId: string, jobId: string): Promise<boolean> {
  const rows = await db
    .delete(jobApplications)
    .where(and(savedBy(userId), eq(jobApplications.jobId, jobId)))
    .returning({ id: jobApplications.id })
  return rows.length > 0
}

export const listApplications = (db: Db, userId: string): Promise<Row[]> =>
  db.select().from(jobApplications).where(eq(jobApplications.user_id, userId)).orderBy(desc(jobApplications.created_at))

export const deleteApplications = (tx: Db, userId: string) =>
  tx.delete(jobApplications).where(eq(jobApplications.user_id, userId))

import type { Application, KeptJob } from '@jobapply/core/applications/schema'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { jobApplications } from './table.ts'

type Row = typeof jobApplications.$inferSelect

const toApplication = ({ user_id: _, created_at, updated_at, ...row }: Row): Application => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

export async function listSaved(db: Db, userId: string): Promise<Application[]> {
  const rows = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.user_id, userId), eq(jobApplications.status, 'saved')))
    .orderBy(desc(jobApplications.created_at), desc(jobApplications.id))
  return rows.map(toApplication)
}

export async function countSaved(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ saved: count() })
    .from(jobApplications)
    .where(and(eq(jobApplications.user_id, userId), eq(jobApplications.status, 'saved')))
  return row?.saved ?? 0
}

/** What is there already, saved or further, stays as it is. */
export const saveJobs = (tx: Db, userId: string, profileId: string | null, jobs: readonly KeptJob[], now: Date) =>
  tx
    .insert(jobApplications)
    .values(
      jobs.map((job) => ({
        ...job,
        user_id: userId,
        profile_id: profileId,
        status: 'saved' as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflictDoNothing()

export const deleteSaved = (tx: Db, userId: string, jobId: string) =>
  tx
    .delete(jobApplications)
    .where(and(eq(jobApplications.user_id, userId), eq(jobApplications.job_id, jobId), eq(jobApplications.status, 'saved')))

export const listApplications = (db: Db, userId: string): Promise<Row[]> =>
  db.select().from(jobApplications).where(eq(jobApplications.user_id, userId)).orderBy(desc(jobApplications.created_at))

export const deleteApplications = (tx: Db, userId: string) =>
  tx.delete(jobApplications).where(eq(jobApplications.user_id, userId))

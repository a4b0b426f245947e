import type { Question } from '@jobapply/core/jobs/form'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { jobBoards, jobForms, jobListings } from '#features/jobs/listings/table'
import type { Board } from '#features/jobs/sources/readers/source'
import type { Db } from '#platform/db/database'

/** Forms that were read since, by the job's id. */
export async function findKeptForms(db: Db, jobIds: readonly string[], since: Date): Promise<Map<string, Question[]>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .select({ jobId: jobForms.jobId, questions: jobForms.questions })
    .from(jobForms)
    .where(and(inArray(jobForms.jobId, [...jobIds]), gt(jobForms.readAt, since)))
  return new Map(rows.map(({ jobId, questions }) => [jobId, questions]))
}

export const keepForm = (db: Db, jobId: string, questions: Question[], readAt: Date) =>
  db
    .insert(jobForms)
    .values({ jobId, questions, readAt })
    .onConflictDoUpdate({ target: jobForms.jobId, set: { questions, readAt } })

export async function findBoardOf(db: Db, jobId: string): Promise<Board | undefined> {
  const [row] = await db
    .select({ token: jobBoards.token, name: jobBoards.name })
    .from(jobListings)
    .innerJoin(jobBoards, eq(jobBoards.id, jobListings.boardId))
    .where(eq(jobListings.id, jobId))
  return row
}

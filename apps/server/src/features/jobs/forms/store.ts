import type { Question } from '@jobapply/core/jobs/form'
import { and, eq, gt } from 'drizzle-orm'
import { jobBoards, jobForms, jobListings } from '#features/jobs/listings/table'
import type { Board } from '#features/jobs/sources/readers/source'
import type { Db } from '#platform/db/database'

export async function findKeptForm(db: Db, jobId: string, since: Date): Promise<Question[] | undefined> {
  const [row] = await db
    .select({ questions: jobForms.questions })
    .from(jobForms)
    .where(and(eq(jobForms.jobId, jobId), gt(jobForms.readAt, since)))
  return row?.questions
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

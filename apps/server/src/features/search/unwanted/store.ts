import type { UnwantedJob } from '@jobapply/core/search/unwanted'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { unwantedJobs } from './table.ts'

type Row = typeof unwantedJobs.$inferSelect

export const toUnwantedJob = ({ id, jobId, title, company, location, createdAt }: Row): UnwantedJob => ({
  ...{ id, jobId, title, company, location },
  created_at: createdAt.toISOString(),
})

/** The latest first. */
export const listUnwanted = (db: Db, userId: string): Promise<Row[]> =>
  db
    .select()
    .from(unwantedJobs)
    .where(eq(unwantedJobs.userId, userId))
    .orderBy(desc(unwantedJobs.createdAt), asc(unwantedJobs.id))

type NewRow = Pick<Row, 'jobId' | 'title' | 'company' | 'location'>

export async function insertUnwanted(tx: Db, userId: string, job: NewRow, now: Date): Promise<Row> {
  const [row] = await tx
    .insert(unwantedJobs)
    .values({ ...job, userId, createdAt: now })
    .returning()
  if (!row) throw new Error('the unwanted job was not stored')
  return row
}

export const deleteUnwanted = (tx: Db, userId: string, id: string) =>
  tx
    .delete(unwantedJobs)
    .where(and(eq(unwantedJobs.userId, userId), eq(unwantedJobs.id, id)))
    .returning({ id: unwantedJobs.id })

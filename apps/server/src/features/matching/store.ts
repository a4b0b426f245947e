import type { PostedJob } from '@jobapply/core/matching/posting'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { candidateColumns, toCandidate } from '#features/jobs/listing-row'
import { jobListings, jobReadings, jobTexts } from '#features/jobs/table'
import type { Db } from '#platform/db/database'

/** The readings that this reader has made of some jobs. */
export async function findReadings(db: Db, reader: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ jobId: jobReadings.jobId, reading: jobReadings.reading })
    .from(jobReadings)
    .where(and(sql`${jobReadings.jobId} = any(${sql.param([...ids])})`, eq(jobReadings.reader, reader)))
  return new Map(rows.map(({ jobId, reading }) => [jobId, reading]))
}

export type Unread = { job: PostedJob; contentKey: string }

/** Some jobs that this reader has not read as they are now. */
export async function findUnread(db: Db, reader: string, limit: number): Promise<Unread[]> {
  const rows = await db
    .select({ row: candidateColumns, text: jobTexts, contentKey: jobReadings.contentKey })
    .from(jobReadings)
    .innerJoin(jobListings, eq(jobListings.id, jobReadings.jobId))
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobReadings.jobId))
    .where(or(lt(jobReadings.reader, reader), gt(jobReadings.reader, reader)))
    .limit(limit)
  return rows.map(({ row, text, contentKey }) => ({ job: { ...toCandidate(row), ...text }, contentKey }))
}

/** A posting that changed meanwhile waits for its next reading. */
export const keepReadings = (db: Db, reader: string, read: readonly { id: string; contentKey: string; reading: string }[]) =>
  db.execute(sql`
    update job_readings set reader = ${reader}, reading = read.reading
    from unnest(
      ${sql.param(read.map(({ id }) => id))}::text[],
      ${sql.param(read.map(({ contentKey }) => contentKey))}::text[],
      ${sql.param(read.map(({ reading }) => reading))}::text[]
    ) as read (id, content_key, reading)
    where job_readings.job_id = read.id and job_readings.content_key = read.content_key`)

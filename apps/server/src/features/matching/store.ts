import type { PostedJob } from '@jobapply/matching/read/posting'
import { eq, gt, lt, or, sql } from 'drizzle-orm'
import { toStoredListing } from '#features/jobs/listings/listing-row'
import { jobListings, jobReadings, jobTexts } from '#features/jobs/listings/table'
import type { Db } from '#platform/db/database'

export type Unread = { job: PostedJob; contentKey: string }

/** Some jobs that this reader has not read as they are now. */
export async function findUnread(db: Db, reader: string, limit: number): Promise<Unread[]> {
  const rows = await db
    .select({ row: jobListings, text: jobTexts, contentKey: jobReadings.contentKey })
    .from(jobReadings)
    .innerJoin(jobListings, eq(jobListings.id, jobReadings.jobId))
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobReadings.jobId))
    .where(or(lt(jobReadings.reader, reader), gt(jobReadings.reader, reader)))
    .limit(limit)
  return rows.map(({ row, text, contentKey }) => ({ job: toStoredListing(row, text), contentKey }))
}

/** A posting that changed in the meantime is read again later. */
export const keepReadings = (db: Db, reader: string, read: readonly { id: string; contentKey: string; reading: string }[]) =>
  db.execute(sql`
    update job_readings set reader = ${reader}, reading = read.reading
    from unnest(
      ${sql.param(read.map(({ id }) => id))}::text[],
      ${sql.param(read.map(({ contentKey }) => contentKey))}::text[],
      ${sql.param(read.map(({ reading }) => reading))}::text[]
    ) as read (id, content_key, reading)
    where job_readings.job_id = read.id and job_readings.content_key = read.content_key`)

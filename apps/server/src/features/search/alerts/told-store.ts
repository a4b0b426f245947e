import type { Told } from '@jobapply/core/search/alerts'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { SearchRow } from '#features/search/store'
import { announcedJobs, savedSearches } from '#features/search/table'
import type { Db } from '#platform/db/database'

type Change = typeof announcedJobs.$inferSelect.change
type Owner = Pick<SearchRow, 'userId' | 'id'>
export type ToTell = { jobId: string; matchScore: number; change: Change; isPayNamed: boolean; isClosingSoon: boolean }

/** What the person was told of these jobs. Until the transaction ends nobody else tells of them. */
export async function findTold(tx: Db, userId: string, jobIds: readonly string[]): Promise<Map<string, Told>> {
  const { jobId, isPayNamed, isClosingTold } = announcedJobs
  const rows = await tx
    .select({ jobId, isPayNamed, isClosingTold })
    .from(announcedJobs)
    .where(and(eq(announcedJobs.userId, userId), inArray(jobId, [...jobIds])))
    .orderBy(jobId)
    .for('update')
  return new Map(rows.map(({ jobId, ...told }) => [jobId, told]))
}

/** From now on the person was told of these; answers those of which nobody else has told in the meantime. */
export async function noteAnnounced(tx: Db, { userId, id }: Owner, jobs: readonly ToTell[], now: Date): Promise<string[]> {
  if (jobs.length === 0) return []
  const rowOf = ({ isClosingSoon, ...job }: ToTell) => ({
    ...job,
    ...{ userId, searchId: id, announcedAt: now, isClosingTold: isClosingSoon, isMailed: false },
  })
  const fresh = jobs.filter(({ change }) => change === 'new').map(rowOf)
  const changed = jobs.filter(({ change }) => change !== 'new').map(rowOf)
  const news = fresh.length === 0 ? [] : await insertNew(tx, fresh)
  for (const { jobId, ...row } of changed)
    await tx
      .update(announcedJobs)
      .set({ ...row, isClosingTold: sql`${announcedJobs.isClosingTold} or ${row.isClosingTold}` })
      .where(and(eq(announcedJobs.userId, userId), eq(announcedJobs.jobId, jobId)))
  await tx
    .update(savedSearches)
    .set({ announced: sql`${savedSearches.announced} + ${news.length}` })
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
  return [...news, ...changed.map(({ jobId }) => jobId)]
}

async function insertNew(tx: Db, rows: (typeof announcedJobs.$inferInsert)[]): Promise<string[]> {
  const news = await tx.insert(announcedJobs).values(rows).onConflictDoNothing().returning({ jobId: announcedJobs.jobId })
  return news.map(({ jobId }) => jobId)
}

/** What a search has found since its last email. */
export async function listUnmailed(db: Db, { userId, id }: Owner): Promise<Map<string, Change>> {
  const { jobId, change } = announcedJobs
  const rows = await db.select({ jobId, change }).from(announcedJobs).where(unmailed({ userId, id }))
  return new Map(rows.map((row) => [row.jobId, row.change]))
}

const unmailed = ({ userId, id }: Owner) =>
  and(eq(announcedJobs.userId, userId), eq(announcedJobs.searchId, id), sql`not is_mailed`)

/** From now on all that a search has found is mailed; false when another process was faster. */
export async function noteMailed(tx: Db, { userId, id, mailedAt }: Owner & Pick<SearchRow, 'mailedAt'>, now: Date) {
  const claimed = await tx
    .update(savedSearches)
    .set({ mailedAt: now })
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id), sql`mailed_at is not distinct from ${mailedAt}`))
    .returning({ id: savedSearches.id })
  if (claimed.length === 0) return false
  await tx.update(announcedJobs).set({ isMailed: true }).where(unmailed({ userId, id }))
  return true
}

/** Of these jobs of a followed company those that the person has not been told of; from now on they have. */
export async function noteTold(tx: Db, userId: string, jobIds: readonly string[], now: Date): Promise<string[]> {
  const news = await tx
    .insert(announcedJobs)
    .values(jobIds.map((jobId) => ({ userId, jobId, announcedAt: now })))
    .onConflictDoNothing()
    .returning({ jobId: announcedJobs.jobId })
  return news.map(({ jobId }) => jobId)
}

/** What a person was told of long ago is in no index any more. */
export const removeOldAnnouncements = (db: Db, before: Date) =>
  db.delete(announcedJobs).where(lte(announcedJobs.announcedAt, before))

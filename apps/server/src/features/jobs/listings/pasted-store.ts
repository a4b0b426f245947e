import { canonicalAddress } from '@jobapply/core/jobs/address'
import { MAX_PASTED_JOBS } from '@jobapply/core/jobs/constants'
import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { and, count, desc, eq, inArray, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { conditionsOf } from './candidates-store.ts'
import { type StoredJob, toRows, toStoredListing } from './listing-row.ts'
import { pastedJobs } from './table.ts'

type Row = typeof pastedJobs.$inferSelect

const toListing = (row: Row): JobListing => toStoredListing(row, row)

/** Keeps a pasted job for this person; pasted again it is brought up to date and open again. The one read longest ago makes room. */
export const keepPasted = (db: Db, userId: string, listing: JobListing, now: Date) =>
  withPersonLock(db, userId, (tx) => keepPastedIn(tx, userId, listing, now))

/** The transaction holds the person's lock. */
export async function keepPastedIn(tx: Db, userId: string, listing: JobListing, now: Date) {
  const { row: columns, text } = toRows(listing, '', now)
  const { boardId: _board, ...row } = columns
  const { jobId: _job, ...texts } = text
  const { firstSeenAt: _first, ...changes } = { ...row, ...texts, closedAt: null, closedWhy: null }
  const known = await findPastedJob(tx, userId, row.id)
  const [kept] = await tx
    .insert(pastedJobs)
    .values({ ...row, ...texts, userId })
    .onConflictDoUpdate({ target: [pastedJobs.userId, pastedJobs.id], set: changes })
    .returning()
  if (!kept) throw new Error('the pasted job was not stored')
  if (!known) await makeRoom(tx, userId, listing.source)
  return { listing: toListing(kept), isNew: !known }
}

const ofSource = (userId: string, source: string) => and(eq(pastedJobs.userId, userId), eq(pastedJobs.source, source))

/** Among those of its own source: no alert pushes out what the person has pasted. */
async function makeRoom(tx: Db, userId: string, source: string) {
  const surplus = tx
    .select({ id: pastedJobs.id })
    .from(pastedJobs)
    .where(ofSource(userId, source))
    .orderBy(desc(pastedJobs.lastSeenAt), pastedJobs.id)
    .offset(MAX_PASTED_JOBS)
  await tx.delete(pastedJobs).where(and(eq(pastedJobs.userId, userId), inArray(pastedJobs.id, surplus)))
}

/** A job that a board of ours lists too is shown from there. A board that somebody brought hides nobody's page. */
const isNowhereElse = sql`not exists (
  select from job_listings as other join job_boards as board on board.id = other.board_id
  where other.is_listed and board.in_directory and (other.address_key = ${pastedJobs.addressKey}
    or (other.name_key <> '' and other.name_key = ${pastedJobs.nameKey})))`

/** The person's own open jobs that answer to a look and to every filter, whole: there are few. */
export async function findPasted(db: Db, userId: string, look: Look, filters: JobFilters): Promise<JobListing[]> {
  const rows = await db
    .select()
    .from(pastedJobs)
    .where(and(eq(pastedJobs.userId, userId), isNull(pastedJobs.closedAt), ...conditionsOf(look, filters), isNowhereElse))
    .limit(2 * MAX_PASTED_JOBS)
  return rows.map(toListing)
}

export async function findPastedJob(db: Db, userId: string, id: string): Promise<Omit<StoredJob, 'boardId'> | undefined> {
  const [row] = await db
    .select()
    .from(pastedJobs)
    .where(and(eq(pastedJobs.userId, userId), eq(pastedJobs.id, id)))
  return (
    row && { listing: toListing(row), lastSeenAt: row.lastSeenAt, closedAt: row.closedAt, closedWhy: row.closedWhy, renewals: 0 }
  )
}

export async function findPastedJobs(db: Db, userId: string, ids: readonly string[]): Promise<JobListing[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(pastedJobs)
    .where(and(eq(pastedJobs.userId, userId), inArray(pastedJobs.id, [...ids])))
  return rows.map(toListing)
}

/** Its page said that it is no longer there. */
export const closePasted = (db: Db, userId: string, url: string, now: Date) =>
  db
    .update(pastedJobs)
    .set({ closedAt: now, closedWhy: 'closed' })
    .where(and(eq(pastedJobs.userId, userId), isNull(pastedJobs.closedAt), eq(pastedJobs.url, canonicalAddress(url))))

/** How many open ones the person has, and when one was last read. */
export async function describePasted(db: Db, userId: string, source: string) {
  const [state] = await db
    .select({ jobs: count(), lastReadAt: max(pastedJobs.lastSeenAt) })
    .from(pastedJobs)
    .where(and(ofSource(userId, source), isNull(pastedJobs.closedAt)))
  return { jobs: state?.jobs ?? 0, lastReadAt: state?.lastReadAt ?? null }
}

/** Of everybody: the posting named its own end, and that is over. */
export const closeEndedPasted = (db: Db, now: Date) =>
  db
    .update(pastedJobs)
    .set({ closedAt: now, closedWhy: 'ended' })
    .where(and(isNull(pastedJobs.closedAt), lte(pastedJobs.expiresAt, now)))

/** Of everybody: what has not been read since `before`. */
export const removeOldPasted = (db: Db, before: Date) => db.delete(pastedJobs).where(lt(pastedJobs.lastSeenAt, before))

export async function listPasted(db: Db, userId: string) {
  const rows = await db.select().from(pastedJobs).where(eq(pastedJobs.userId, userId)).orderBy(desc(pastedJobs.lastSeenAt))
  return rows.map(toListing)
}

export const deletePasted = (tx: Db, userId: string) => tx.delete(pastedJobs).where(eq(pastedJobs.userId, userId))

export const deleteOfSource = (tx: Db, userId: string, source: string) => tx.delete(pastedJobs).where(ofSource(userId, source))

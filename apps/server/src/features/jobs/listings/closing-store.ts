import { canonicalAddress } from '@jobapply/core/jobs/address'
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Board, Source } from '#features/jobs/sources/readers/source'
import { isSameQuestion } from '#features/jobs/sources/same-question'
import type { Db } from '#platform/db/database'
import { relist } from './same-job-store.ts'
import { boardIdOf, findBoard } from './store.ts'
import { jobBoards, jobListings } from './table.ts'

const KEYS = { addressKey: jobListings.addressKey, nameKey: jobListings.nameKey }

/** A complete list of the board came with this visit: what neither it nor a newer answer names is gone. */
export const closeGone = (db: Db, boardId: string, visit: number, now: Date) =>
  closeWhere(db, now, 'gone', and(eq(jobListings.boardId, boardId), lt(jobListings.seenIn, visit)))

/**
 * Asked for this very job, its source said that it is no longer there. That closes only what we would have asked for in the same words:
 * of a job in another spelling a source knows nothing.
 */
export async function closeAnswered(db: Db, source: Source, board: Board, job: { id: string; url: string }, now: Date) {
  const known = await findBoard(db, boardIdOf({ source: source.id, token: board.token }))
  if (!known) return
  const { id, sourceId, url } = jobListings
  const meant = or(eq(sourceId, job.id), eq(url, canonicalAddress(job.url)))
  const found = await db
    .select({ key: id, id: sourceId, url })
    .from(jobListings)
    .where(and(eq(jobListings.boardId, known.id), meant))
  const ids = found.filter((one) => isSameQuestion(source, [known, one], [board, job])).map(({ key }) => key)
  if (ids.length > 0) await closeWhere(db, now, 'closed', inArray(id, ids))
}

/** When these jobs end, of those that say so. */
export async function findEnds(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const { id, expiresAt } = jobListings
  const rows = await db
    .select({ id, expiresAt })
    .from(jobListings)
    .where(and(inArray(id, [...ids]), isNotNull(expiresAt)))
  return new Map(rows.flatMap((row) => (row.expiresAt ? [[row.id, row.expiresAt] as const] : [])))
}

/** The posting named its own end, and that is over. */
export const closeEnded = (db: Db, now: Date) => closeWhere(db, now, 'ended', lte(jobListings.expiresAt, now))

const closeWhere = (db: Db, now: Date, why: 'gone' | 'closed' | 'ended', condition: ReturnType<typeof and>) =>
  db.transaction(async (tx) => {
    const closed = await tx
      .update(jobListings)
      .set({ closedAt: now, closedWhy: why, isListed: false })
      .where(and(isNull(jobListings.closedAt), condition))
      .returning(KEYS)
    if (closed.length > 0) await relist(tx, closed)
  })

/** The board said that its list is the same as at the last visit: what that named is open, whatever a single answer said since. */
export const keepUnchanged = (db: Db, boardId: string, visit: number, now: Date) =>
  db.transaction(async (tx) => {
    const [board] = await tx
      .select({ listedIn: jobBoards.listedIn })
      .from(jobBoards)
      .where(eq(jobBoards.id, boardId))
      .for('update')
    if (!board || board.listedIn >= visit) return
    await tx.update(jobBoards).set({ listedIn: visit }).where(eq(jobBoards.id, boardId))
    const isNamed = and(eq(jobListings.closedWhy, 'closed'), gte(jobListings.seenIn, board.listedIn))
    if (board.listedIn > 0) await reopenWhere(tx, now, and(eq(jobListings.boardId, boardId), isNamed))
    await tx
      .update(jobListings)
      .set({ lastSeenAt: now, seenIn: visit })
      .where(and(eq(jobListings.boardId, boardId), isNull(jobListings.closedAt)))
  })

/** Its source answered with the job: it is open, and what its list says of it stays as it is. */
export const keepAnswered = (db: Db, id: string, now: Date) =>
  db.transaction(async (tx) => {
    await reopenWhere(tx, now, eq(jobListings.id, id))
    const visits = sql<number>`(select visits from job_boards where job_boards.id = ${jobListings.boardId})`
    await tx.update(jobListings).set({ lastSeenAt: now, seenIn: visits }).where(eq(jobListings.id, id))
  })

/** Except for what has ended by its own word. */
async function reopenWhere(tx: Db, now: Date, condition: ReturnType<typeof and>) {
  const isRunning = or(isNull(jobListings.expiresAt), gt(jobListings.expiresAt, now))
  const opened = await tx
    .update(jobListings)
    .set({ closedAt: null, closedWhy: null })
    .where(and(condition, isNotNull(jobListings.closedAt), isRunning))
    .returning(KEYS)
  if (opened.length > 0) await relist(tx, opened)
}

/** Why jobs of the index are closed, by id; open ones are left out. */
export async function findClosed(db: Db, ids: readonly string[]) {
  const closed = await db
    .select({ id: jobListings.id, why: jobListings.closedWhy })
    .from(jobListings)
    .where(and(inArray(jobListings.id, [...ids]), isNotNull(jobListings.closedAt)))
  return new Map(closed.flatMap(({ id, why }) => (why ? [[id, why] as const] : [])))
}

/** What is closed, or has not been seen, since `before` leaves the index. */
export const removeOld = (db: Db, before: Date) =>
  db.delete(jobListings).where(or(lt(jobListings.closedAt, before), lt(jobListings.lastSeenAt, before)))

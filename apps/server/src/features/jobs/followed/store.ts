import { and, asc, eq, isNull, lte, not, or, sql } from 'drizzle-orm'
import { jobBoards, jobListings } from '#features/jobs/listings/table'
import type { Db } from '#platform/db/database'
import { followedBoards } from './table.ts'

export type FollowedRow = typeof followedBoards.$inferSelect

const withBoard = {
  boardId: followedBoards.boardId,
  followedAt: followedBoards.followedAt,
  ...{ source: jobBoards.source, name: jobBoards.name, jobs: jobBoards.jobs, verifiedAt: jobBoards.verifiedAt },
  ...{ lastReadAt: jobBoards.lastReadAt, lastOutcome: jobBoards.lastOutcome },
}

/** By name. */
export const listFollowed = (db: Db, userId: string) =>
  db
    .select(withBoard)
    .from(followedBoards)
    .innerJoin(jobBoards, eq(jobBoards.id, followedBoards.boardId))
    .where(eq(followedBoards.userId, userId))
    .orderBy(sql`lower(${jobBoards.name})`, asc(jobBoards.id))

export type FollowedBoard = Awaited<ReturnType<typeof listFollowed>>[number]

export const insertFollowed = (tx: Db, userId: string, boardId: string, now: Date) =>
  tx.insert(followedBoards).values({ userId, boardId, followedAt: now }).onConflictDoNothing()

export const deleteFollowed = (tx: Db, userId: string, boardId: string) =>
  tx
    .delete(followedBoards)
    .where(and(eq(followedBoards.userId, userId), eq(followedBoards.boardId, boardId)))
    .returning({ boardId: followedBoards.boardId })

export const deleteAllFollowed = (tx: Db, userId: string) => tx.delete(followedBoards).where(eq(followedBoards.userId, userId))

export async function isFollowed(db: Db, userId: string, boardId: string): Promise<boolean> {
  const rows = await db
    .select({ boardId: followedBoards.boardId })
    .from(followedBoards)
    .where(and(eq(followedBoards.userId, userId), eq(followedBoards.boardId, boardId)))
  return rows.length > 0
}

/** The board of a job of the index. */
export async function findBoardOfJob(db: Db, jobId: string) {
  const [row] = await db
    .select({ boardId: jobListings.boardId, source: jobListings.source, company: jobListings.company })
    .from(jobListings)
    .where(eq(jobListings.id, jobId))
  return row
}

const isBlocked = sql`exists (select from users u where u.id = ${followedBoards.userId} and u.blocked_at is not null)`

/** The followed board that has waited longest since before `before`; it is marked as looked at, so that nobody else takes it. */
export const claimFollowed = (db: Db, before: Date, now: Date): Promise<FollowedRow | undefined> =>
  db.transaction(async (tx) => {
    const { userId, boardId, lookedAt } = followedBoards
    const [due] = await tx
      .select({ userId, boardId })
      .from(followedBoards)
      .where(and(or(isNull(lookedAt), lte(lookedAt, before)), not(isBlocked)))
      .orderBy(sql`${lookedAt} asc nulls first`, asc(userId), asc(boardId))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const [row] = await tx
      .update(followedBoards)
      .set({ lookedAt: now })
      .where(and(eq(userId, due.userId), eq(boardId, due.boardId)))
      .returning()
    return row
  })

/** Open jobs of a board that the index first saw after this moment, the newest first. */
export const listNewOf = (db: Db, boardId: string, after: Date, count: number) =>
  db
    .select({ id: jobListings.id, title: jobListings.title, company: jobListings.company, location: jobListings.location })
    .from(jobListings)
    .where(
      and(
        eq(jobListings.boardId, boardId),
        isNull(jobListings.closedAt),
        sql`${jobListings.firstSeenAt} > ${after.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(sql`${jobListings.firstSeenAt} desc`, asc(jobListings.id))
    .limit(count)

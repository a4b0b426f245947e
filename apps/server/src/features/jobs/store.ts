import { PASTED_SOURCE } from '@jobapply/core/jobs/constants'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import type { Outcome } from './sources/source.ts'
import { jobBoards, jobListings } from './table.ts'

export type BoardRow = typeof jobBoards.$inferSelect
export type NewBoard = Pick<BoardRow, 'source' | 'token' | 'name'>

/** 'greenhouse:acme'. */
export const boardIdOf = ({ source, token }: Pick<NewBoard, 'source' | 'token'>) => `${source}:${token.toLowerCase()}`

/** Adds the boards that are not there yet, due at once; answers how many those were. */
export async function addBoards(db: Db, boards: readonly NewBoard[], now: Date): Promise<number> {
  if (boards.length === 0) return 0
  const added = await db
    .insert(jobBoards)
    .values(boards.map((board) => ({ ...board, id: boardIdOf(board), addedAt: now, nextReadAt: now })))
    .onConflictDoNothing()
    .returning({ id: jobBoards.id })
  return added.length
}

export async function findBoard(db: Db, id: string): Promise<BoardRow | undefined> {
  const [row] = await db.select().from(jobBoards).where(eq(jobBoards.id, id))
  return row
}

/** Unless another call has read it meanwhile. */
export const removeUnverified = (db: Db, id: string) =>
  db.delete(jobBoards).where(and(eq(jobBoards.id, id), isNull(jobBoards.verifiedAt)))

/** Pasted pages once stood in the index, for everybody and without an owner. */
export const removeSharedPages = (db: Db) => db.delete(jobBoards).where(eq(jobBoards.source, PASTED_SOURCE))

/** The board of one of these sources that has waited longest; until `until` nobody else takes it. */
export async function claimDueBoard(db: Db, sources: readonly string[], now: Date, until: Date): Promise<BoardRow | undefined> {
  if (sources.length === 0) return undefined
  const due = db
    .select({ id: jobBoards.id })
    .from(jobBoards)
    .where(and(lte(jobBoards.nextReadAt, now), inArray(jobBoards.source, [...sources])))
    .orderBy(asc(jobBoards.nextReadAt), asc(jobBoards.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db.update(jobBoards).set({ nextReadAt: until }).where(inArray(jobBoards.id, due)).returning()
  return claimed
}

export type Visit = Pick<BoardRow, 'etag' | 'lastModified' | 'failures' | 'nextReadAt'> & { outcome: Outcome; isGood: boolean }

export const noteVisit = (db: Db, id: string, { outcome, isGood, ...rest }: Visit, now: Date) =>
  db
    .update(jobBoards)
    .set({
      lastReadAt: now,
      lastOutcome: outcome,
      ...rest,
      jobs: sql`(select count(*) from job_listings where board_id = ${id} and closed_at is null)`,
      ...(isGood ? { verifiedAt: sql`coalesce(${jobBoards.verifiedAt}, ${now.toISOString()}::timestamptz)` } : {}),
    })
    .where(eq(jobBoards.id, id))

/** Per source: how many boards and jobs it has, and what its latest visit said. */
export const listSourceStates = (db: Db) =>
  db
    .select({
      source: jobBoards.source,
      boards: sql<number>`count(*)::int`,
      verified: sql<number>`count(${jobBoards.verifiedAt})::int`,
      troubled: sql<number>`(count(*) filter (where ${jobBoards.lastOutcome} not in ('ok', 'empty')))::int`,
      setAside: sql<number>`(count(*) filter (where ${jobBoards.lastOutcome} = 'aside'))::int`,
      jobs: sql<number>`sum(${jobBoards.jobs})::int`,
      lastReadAt: sql<string | null>`max(${jobBoards.lastReadAt})`,
      outcome: sql<Outcome | null>`(array_agg(${jobBoards.lastOutcome} order by ${jobBoards.lastReadAt} desc nulls last))[1]`,
    })
    .from(jobBoards)
    .groupBy(jobBoards.source)

export async function countOpenJobs(db: Db, boardId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(jobListings)
    .where(and(eq(jobListings.boardId, boardId), isNull(jobListings.closedAt)))
  return row?.count ?? 0
}

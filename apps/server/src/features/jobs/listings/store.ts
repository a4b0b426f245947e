import { PASTED_SOURCE } from '@jobapply/core/jobs/constants'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Outcome } from '#features/jobs/sources/readers/source'
import type { Db } from '#platform/db/database'
import { jobBoards, jobListings } from './table.ts'

export type BoardRow = typeof jobBoards.$inferSelect
export type NewBoard = Pick<BoardRow, 'source' | 'token' | 'name'> & { inDirectory?: boolean }

/** 'greenhouse:acme'. */
export const boardIdOf = ({ source, token }: Pick<NewBoard, 'source' | 'token'>) => `${source}:${token.toLowerCase()}`

/** Adds the boards that are not there yet, due at once. One of ours that a person had brought is named and spelled our way from now on. */
export async function addBoards(db: Db, boards: readonly NewBoard[], now: Date): Promise<void> {
  if (boards.length === 0) return
  await db
    .insert(jobBoards)
    .values(boards.map((board) => ({ ...board, id: boardIdOf(board), addedAt: now, nextReadAt: now })))
    .onConflictDoUpdate({
      target: jobBoards.id,
      set: { name: sql`excluded.name`, token: sql`excluded.token`, inDirectory: true },
      setWhere: sql`excluded.in_directory and not ${jobBoards.inDirectory}`,
    })
}

/** The spelling of a board's token that its source answers to. */
export const spellBoard = (db: Db, id: string, token: string) => db.update(jobBoards).set({ token }).where(eq(jobBoards.id, id))

/** A board that waited long because it brought nothing is visited again within its source's interval; one in trouble keeps its pause. */
export const hastenBoard = (db: Db, id: string, everyMinutes: number) =>
  db
    .update(jobBoards)
    .set({
      nextReadAt: sql`least(${jobBoards.nextReadAt}, ${jobBoards.lastReadAt} + ${everyMinutes} * interval '1 minute')`,
      idleVisits: 0,
    })
    .where(and(eq(jobBoards.id, id), eq(jobBoards.failures, 0), isNotNull(jobBoards.lastReadAt)))

/** The number of the visit that begins now. */
export async function beginVisit(db: Db, id: string): Promise<number> {
  const [row] = await db
    .update(jobBoards)
    .set({ visits: sql`${jobBoards.visits} + 1` })
    .where(eq(jobBoards.id, id))
    .returning({ visits: jobBoards.visits })
  return row?.visits ?? 0
}

/** Whether this visit is the newest that brought a complete list; an older one that arrives later is out of date. */
export async function takeList(db: Db, id: string, visit: number): Promise<boolean> {
  const taken = await db
    .update(jobBoards)
    .set({ listedIn: visit })
    .where(and(eq(jobBoards.id, id), lt(jobBoards.listedIn, visit)))
    .returning({ id: jobBoards.id })
  return taken.length > 0
}

export async function findBoard(db: Db, id: string): Promise<BoardRow | undefined> {
  const [row] = await db.select().from(jobBoards).where(eq(jobBoards.id, id))
  return row
}

/** Unless another call has read it, or a job of it, in the meantime. */
export const removeUnverified = (db: Db, id: string) =>
  db
    .delete(jobBoards)
    .where(
      and(
        eq(jobBoards.id, id),
        isNull(jobBoards.verifiedAt),
        sql`not exists (select from job_listings where board_id = ${jobBoards.id})`,
      ),
    )

/** Pasted pages once stood in the index, for everybody and without an owner. */
export const removeSharedPages = (db: Db) => db.delete(jobBoards).where(eq(jobBoards.source, PASTED_SOURCE))

export type Visit = Pick<BoardRow, 'etag' | 'lastModified' | 'failures' | 'nextReadAt'> &
  Partial<Pick<BoardRow, 'near' | 'idleVisits'>> & { outcome: Outcome; isGood: boolean }

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

/** Per source: how many boards and jobs it has, and what the latest visit said, of a board of ours if one was read. */
export const listSourceStates = (db: Db) =>
  db
    .select({
      source: jobBoards.source,
      boards: sql<number>`count(*)::int`,
      verified: sql<number>`count(${jobBoards.verifiedAt})::int`,
      troubled: sql<number>`(count(*) filter (where ${jobBoards.lastOutcome} not in ('ok', 'empty', 'incomplete')))::int`,
      setAside: sql<number>`(count(*) filter (where ${jobBoards.lastOutcome} = 'aside'))::int`,
      jobs: sql<number>`sum(${jobBoards.jobs})::int`,
      lastReadAt: sql<string | null>`max(${jobBoards.lastReadAt})`,
      outcome: sql<Outcome | null>`(array_agg(${jobBoards.lastOutcome} order by ${jobBoards.lastReadAt} is null, ${jobBoards.inDirectory} desc, ${jobBoards.lastReadAt} desc))[1]`,
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

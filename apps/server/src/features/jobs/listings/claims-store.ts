import { and, asc, count, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import type { BoardRow } from './store.ts'
import { jobBoards } from './table.ts'

const HOUR = 3_600_000

const isFollowed = sql`exists (select from followed_boards f where f.board_id = ${jobBoards.id})`

export type Claim = {
  /** Sources that are read here. */
  sources: readonly string[]
  /** Of them those whose boards are feeds or slices that people's profiles asked for. */
  neededSources: readonly string[]
  /** Visits in an hour of boards that nobody asked for, of all sources together, and by source in a day. */
  perHour: number
  perDay: Readonly<Record<string, number>>
  now: Date
  /** Until then nobody else takes it. */
  until: Date
}

/** The board that has waited longest: those that people need first, then the others within the budget. */
export async function claimDueBoard(db: Db, claim: Claim): Promise<BoardRow | undefined> {
  const { sources, neededSources, perHour, now } = claim
  if (sources.length === 0) return undefined
  const ofSources = neededSources.length > 0 ? inArray(jobBoards.source, [...neededSources]) : sql`false`
  const isNeeded = sql`(${or(ofSources, isFollowed)})`
  const needed = await claimWhere(db, claim, sources, isNeeded)
  if (needed) return needed
  if ((await countClaims(db, new Date(now.getTime() - HOUR), not(isNeeded))) >= perHour) return undefined
  const open = await openSources(db, claim)
  return open.length > 0 ? claimWhere(db, claim, open, not(isNeeded)) : undefined
}

/** Whether somebody follows this board. */
export async function isFollowedBoard(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ isFollowed: sql<boolean>`${isFollowed}` })
    .from(jobBoards)
    .where(eq(jobBoards.id, id))
  return row?.isFollowed ?? false
}

async function claimWhere(db: Db, { now, until }: Claim, sources: readonly string[], condition: SQL) {
  const due = db
    .select({ id: jobBoards.id })
    .from(jobBoards)
    .where(and(lte(jobBoards.nextReadAt, now), inArray(jobBoards.source, [...sources]), condition))
    .orderBy(asc(jobBoards.nextReadAt), asc(jobBoards.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(jobBoards)
    .set({ nextReadAt: until, claimedAt: now })
    .where(inArray(jobBoards.id, due))
    .returning()
  return claimed
}

async function countClaims(db: Db, after: Date, condition: SQL): Promise<number> {
  const [row] = await db
    .select({ claims: count() })
    .from(jobBoards)
    .where(and(gt(jobBoards.claimedAt, after), condition))
  return row?.claims ?? 0
}

/** Sources whose boards have not used up the visits of a day. */
async function openSources(db: Db, { sources, perDay, now }: Claim): Promise<string[]> {
  const used = await db
    .select({ source: jobBoards.source, claims: count() })
    .from(jobBoards)
    .where(gt(jobBoards.claimedAt, new Date(now.getTime() - 24 * HOUR)))
    .groupBy(jobBoards.source)
  const claims = new Map(used.map((one) => [one.source, one.claims]))
  return sources.filter((source) => (claims.get(source) ?? 0) < (perDay[source] ?? 0))
}

/** Of these ids those that the index has. */
export async function listKnownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: jobBoards.id })
    .from(jobBoards)
    .where(inArray(jobBoards.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Boards that nobody asked for and that are due before this moment. */
export async function countDue(db: Db, sources: readonly string[], before: Date): Promise<number> {
  if (sources.length === 0) return 0
  const [row] = await db
    .select({ due: count() })
    .from(jobBoards)
    .where(and(lte(jobBoards.nextReadAt, before), inArray(jobBoards.source, [...sources])))
  return row?.due ?? 0
}

/** By source, how the last visits of its boards ended. */
export const countBoardStates = (db: Db) => {
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .select({
      source: jobBoards.source,
      ok: where(sql`${jobBoards.lastOutcome} in ('ok', 'empty', 'incomplete')`),
      gone: where(sql`${jobBoards.lastOutcome} in ('gone', 'moved')`),
      failing: where(sql`${jobBoards.lastOutcome} not in ('ok', 'empty', 'incomplete', 'gone', 'moved')`),
      unread: where(sql`${jobBoards.lastOutcome} is null`),
      lastReadAt: sql<string | null>`max(${jobBoards.lastReadAt})`,
    })
    .from(jobBoards)
    .groupBy(jobBoards.source)
    .orderBy(jobBoards.source)
}

/** How the boards of companies are doing. */
export async function describeCrawl(db: Db, feeds: readonly string[], now: Date) {
  const since = (ms: number) =>
    sql<number>`(count(*) filter (where ${jobBoards.claimedAt} > ${new Date(now.getTime() - ms).toISOString()}::timestamptz))::int`
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await db
    .select({
      boards: sql<number>`count(*)::int`,
      visitedInHour: since(HOUR),
      visitedInDay: since(24 * HOUR),
      followed: where(isFollowed),
      withNearJobs: where(sql`${jobBoards.near} > 0`),
      incomplete: where(sql`${jobBoards.lastOutcome} = 'incomplete'`),
      gone: where(sql`${jobBoards.lastOutcome} in ('gone', 'moved')`),
      failing: where(sql`${jobBoards.lastOutcome} not in ('ok', 'empty', 'incomplete', 'gone', 'moved')`),
    })
    .from(jobBoards)
    .where(not(inArray(jobBoards.source, [...feeds])))
  return row ?? { boards: 0, visitedInHour: 0, visitedInDay: 0, followed: 0, withNearJobs: 0, incomplete: 0, gone: 0, failing: 0 }
}

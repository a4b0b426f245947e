import { randomUUID } from 'node:crypto'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { titleWordsOf, toRows, toStoredJob, toStoredListing } from './listing-row.ts'
import { relist } from './same-job-store.ts'
import { findBoard } from './store.ts'
import { jobListings, jobReadings, jobTexts, jobTitleWords } from './table.ts'

const AT_ONCE = 200
/**
 * The date of a posting was moved forward: by more than some days, to a day after we last saw it with the old one. Without that, 'more
 * than 30 days ago' would count whenever a board was not read for a week. Sources also write the day of an edit there.
 */
const IS_RENEWED = sql`excluded.posted_at > ${jobListings.postedAt} + interval '7 days'
  and excluded.posted_at > ${jobListings.lastSeenAt} - interval '1 day'
  and excluded.posted_at > excluded.last_seen_at - interval '28 days' and excluded.source <> 'demo'`

const KEPT: readonly string[] = ['id', 'firstSeenAt', 'reposts', 'isListed', 'closedAt', 'closedWhy']
/** What a later visit writes over: everything that the source says. */
const OVERWRITTEN = Object.fromEntries(
  Object.entries(getTableColumns(jobListings))
    .filter(([key, column]) => !KEPT.includes(key) && !column.generated)
    .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
)

/**
 * Puts what a visit has read into the index; a job that is there already is brought up to date, one that was closed is open again. Without
 * the number of a visit it counts for the one that began last. A newer answer and the listings of other boards are never written over.
 */
export async function keepListings(db: Db, boardId: string, listings: readonly JobListing[], now: Date, visit?: number) {
  const board = await findBoard(db, boardId)
  const byId = new Map(listings.map((listing) => toRows(listing, boardId, now)).map((both) => [both.row.id, both]))
  const all = [...byId.values()].toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await db.transaction(async (tx) => {
      const some = await withFreeIds(tx, boardId, all.slice(from, from + AT_ONCE))
      const kept = await tx
        .insert(jobListings)
        .values(some.map(({ row }) => ({ ...row, seenIn: visit ?? board?.visits ?? 0 })))
        .onConflictDoUpdate({
          target: jobListings.id,
          set: {
            ...OVERWRITTEN,
            closedAt: null,
            closedWhy: null,
            reposts: sql`${jobListings.reposts} + coalesce((${IS_RENEWED})::int, 0)`,
          },
          setWhere: sql`${jobListings.boardId} = excluded.board_id and ${jobListings.seenIn} <= excluded.seen_in`,
        })
        .returning({ id: jobListings.id })
      const ids = new Set(kept.map(({ id }) => id))
      await keepTexts(
        tx,
        some.filter(({ row }) => ids.has(row.id)),
      )
      // A mistyped word is compared with these: a board that a person brought must not decide what others meant.
      if (board?.inDirectory) await keepTitleWords(tx, titleWordsOf(some.map(({ row }) => row)))
      await relist(
        tx,
        some.map(({ row }) => row),
      )
    })
  }
}

type Rows = ReturnType<typeof toRows>

/** A job whose id a listing of another board has gets one that nobody can take before. */
async function withFreeIds(tx: Db, boardId: string, some: Rows[]): Promise<Rows[]> {
  const { id, sourceId } = jobListings
  const taken = await tx
    .select({ id })
    .from(jobListings)
    .where(
      and(
        inArray(
          id,
          some.map(({ row }) => row.id),
        ),
        ne(jobListings.boardId, boardId),
      ),
    )
  if (taken.length === 0) return some
  const isTaken = new Set(taken.map((one) => one.id))
  const moved = some.filter(({ row }) => isTaken.has(row.id)).map(({ row }) => row.sourceId)
  const own = await tx
    .select({ id, sourceId })
    .from(jobListings)
    .where(and(eq(jobListings.boardId, boardId), inArray(sourceId, moved)))
  const known = new Map(own.map((one) => [one.sourceId, one.id]))
  return some.map((rows) => {
    if (!isTaken.has(rows.row.id)) return rows
    const free = known.get(rows.row.sourceId) ?? `${rows.row.source}:${randomUUID()}`
    return { row: { ...rows.row, id: free }, text: { ...rows.text, jobId: free }, reading: { ...rows.reading, jobId: free } }
  })
}

/** The long texts, and that they are to be read again where they say something else. */
async function keepTexts(tx: Db, some: readonly Rows[]) {
  if (some.length === 0) return
  await tx
    .insert(jobTexts)
    .values(some.map(({ text }) => text))
    .onConflictDoUpdate({
      target: jobTexts.jobId,
      set: {
        description: sql`excluded.description`,
        requirements: sql`excluded.requirements`,
        benefits: sql`excluded.benefits`,
        skills: sql`excluded.skills`,
      },
    })
  await tx
    .insert(jobReadings)
    .values(some.map(({ reading }) => reading))
    .onConflictDoUpdate({
      target: jobReadings.jobId,
      set: { contentKey: sql`excluded.content_key`, reader: '' },
      setWhere: ne(jobReadings.contentKey, sql`excluded.content_key`),
    })
}

export async function keepTitleWords(tx: Db, words: readonly string[]) {
  if (words.length === 0) return
  const known = await tx
    .select({ word: jobTitleWords.word })
    .from(jobTitleWords)
    .where(inArray(jobTitleWords.word, [...words]))
  const news = words.filter((word) => !known.some((one) => one.word === word))
  if (news.length > 0)
    await tx
      .insert(jobTitleWords)
      .values(news.map((word) => ({ word })))
      .onConflictDoNothing()
}

export async function findJob(db: Db, id: string) {
  const [found] = await db
    .select({ row: jobListings, text: jobTexts })
    .from(jobListings)
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobListings.id))
    .where(eq(jobListings.id, id))
  if (!found) return undefined
  return toStoredJob(found.row, found.text)
}

/** Some listings with their texts, by id. */
export async function findListings(db: Db, ids: readonly string[]): Promise<Map<string, JobListing>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ row: jobListings, text: jobTexts })
    .from(jobListings)
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobListings.id))
    .where(inArray(jobListings.id, [...ids]))
  return new Map(found.map(({ row, text }) => [row.id, toStoredListing(row, text)]))
}

/** What a board has of some jobs already, by the source's own id. */
export async function findOfBoard(db: Db, boardId: string, sourceIds: readonly string[]): Promise<Map<string, JobListing>> {
  if (sourceIds.length === 0) return new Map()
  const found = await db
    .select({ row: jobListings, text: jobTexts })
    .from(jobListings)
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobListings.id))
    .where(and(eq(jobListings.boardId, boardId), inArray(jobListings.sourceId, [...sourceIds])))
  return new Map(found.map(({ row, text }) => [row.sourceId, toStoredListing(row, text)]))
}

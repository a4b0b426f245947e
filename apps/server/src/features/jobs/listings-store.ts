import type { JobListing } from '@jobapply/core/jobs/schema'
import { and, eq, getTableColumns, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { addressKeyOf, titleWordsOf, toRows, toStoredJob, toStoredListing } from './listing-row.ts'
import { SOURCES } from './sources/all-sources.ts'
import { jobListings, jobReadings, jobTexts, jobTitleWords } from './table.ts'

const AT_ONCE = 200
/** The same posting with a date so much later was put up again. */
const REPOST = sql`interval '7 days'`
/** Of two listings of one job the company's own board is shown, not the feed that repeats it. */
const FEEDS = SOURCES.filter(({ kind }) => kind === 'feed').map(({ id }) => id)

const KEPT: readonly string[] = ['id', 'firstSeenAt', 'reposts', 'isListed', 'closedAt', 'closedWhy']
/** What a later visit writes over: everything that the source says. */
const OVERWRITTEN = Object.fromEntries(
  Object.entries(getTableColumns(jobListings))
    .filter(([key, column]) => !KEPT.includes(key) && !column.generated)
    .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
)

/** Puts what a visit has read into the index; a job that is there already is brought up to date, one that was closed is open again. */
export async function keepListings(db: Db, boardId: string, listings: readonly JobListing[], now: Date) {
  const byId = new Map(listings.map((listing) => toRows(listing, boardId, now)).map((both) => [both.row.id, both]))
  const all = [...byId.values()].toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    const rows = some.map(({ row }) => row)
    await db.transaction(async (tx) => {
      await tx
        .insert(jobListings)
        .values(rows)
        .onConflictDoUpdate({
          target: jobListings.id,
          set: {
            ...OVERWRITTEN,
            closedAt: null,
            closedWhy: null,
            reposts: sql`${jobListings.reposts} + coalesce((excluded.posted_at > ${jobListings.postedAt} + ${REPOST} and excluded.source <> 'demo')::int, 0)`,
          },
        })
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
      await keepTitleWords(tx, titleWordsOf(rows))
      await relist(tx, rows)
    })
  }
}

async function keepTitleWords(tx: Db, words: readonly string[]) {
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

type Keys = { addressKey: string; nameKey: string }

/** Of the open listings of one job exactly the first is listed; the order does not depend on who came first. */
async function relist(tx: Db, changed: readonly Keys[]) {
  const addresses = [...new Set(changed.flatMap(({ addressKey }) => addressKey || []))]
  const names = [...new Set(changed.flatMap(({ nameKey }) => nameKey || []))]
  await tx.execute(sql`
    update job_listings as listing set is_listed = wanted.is_listed
    from (
      select one.id, one.closed_at is null and not exists (
        select from job_listings as other
        where other.closed_at is null
          and ((one.address_key <> '' and other.address_key = one.address_key) or (one.name_key <> '' and other.name_key = one.name_key))
          and (other.source = any(${sql.param(FEEDS)}), other.id) < (one.source = any(${sql.param(FEEDS)}), one.id)
      ) as is_listed
      from job_listings as one
      where one.address_key = any(${sql.param(addresses)}) or one.name_key = any(${sql.param(names)})
    ) as wanted
    where listing.id = wanted.id and listing.is_listed <> wanted.is_listed`)
}

/** A full list of the board was read at `now`: what is not on it is gone. */
export async function closeGone(db: Db, boardId: string, now: Date): Promise<number> {
  return closeWhere(db, now, 'gone', and(eq(jobListings.boardId, boardId), lt(jobListings.lastSeenAt, now)))
}

/** The board said that nothing has changed since the last visit. */
export const keepUnchanged = (db: Db, boardId: string, now: Date) =>
  db
    .update(jobListings)
    .set({ lastSeenAt: now })
    .where(and(eq(jobListings.boardId, boardId), isNull(jobListings.closedAt)))

/** Asked for this very job, its source said that it is no longer there. */
export const closeAnswered = (db: Db, source: string, url: string, now: Date) =>
  closeWhere(db, now, 'closed', and(eq(jobListings.source, source), eq(jobListings.addressKey, addressKeyOf(url))))

/** The posting named its own end, and that is over. */
export const closeEnded = (db: Db, now: Date) => closeWhere(db, now, 'ended', lte(jobListings.expiresAt, now))

const closeWhere = (db: Db, now: Date, why: 'gone' | 'closed' | 'ended', condition: ReturnType<typeof and>) =>
  db.transaction(async (tx) => {
    const closed = await tx
      .update(jobListings)
      .set({ closedAt: now, closedWhy: why, isListed: false })
      .where(and(isNull(jobListings.closedAt), condition))
      .returning({ addressKey: jobListings.addressKey, nameKey: jobListings.nameKey })
    if (closed.length > 0) await relist(tx, closed)
    return closed.length
  })

/** What is closed, or has not been seen, since `before` leaves the index. */
export const removeOld = (db: Db, before: Date) =>
  db.delete(jobListings).where(or(lt(jobListings.closedAt, before), lt(jobListings.lastSeenAt, before)))

export async function findJob(db: Db, id: string) {
  const [found] = await db
    .select({ row: jobListings, text: jobTexts })
    .from(jobListings)
    .innerJoin(jobTexts, eq(jobTexts.jobId, jobListings.id))
    .where(eq(jobListings.id, id))
  if (!found) return undefined
  const { row, text } = found
  const [{ earlier } = { earlier: 0 }] = await db
    .select({ earlier: sql<number>`count(*)::int` })
    .from(jobListings)
    .where(
      and(
        eq(jobListings.nameKey, row.nameKey),
        ne(jobListings.nameKey, ''),
        eq(jobListings.boardId, row.boardId),
        lt(jobListings.firstSeenAt, row.firstSeenAt),
      ),
    )
  return { ...toStoredJob(row, text), reposts: row.reposts + earlier }
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

/** Whether a listing was in the index before. */
export async function isKnown(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ id: jobListings.id }).from(jobListings).where(eq(jobListings.id, id))
  return found.length > 0
}

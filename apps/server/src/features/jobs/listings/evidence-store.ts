import { type Closings, countReposts, isNewNumbering, type PostingState, type Span } from '@jobapply/core/jobs/reposts'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { findClosed } from './closing-store.ts'
import { FEEDS, type SameJobKeys } from './same-job-store.ts'

/** What other listings of the same board say about one. */
export type Evidence = { reposts: number; closings: Closings | null }

/** More listings of one name on one board are not looked at: that many are openings, not repeats. */
const MOST_ALIKE = 50

export async function findEvidence(db: Db, id: string, now: Date): Promise<Evidence> {
  const alike = await listAlike(db, id)
  const own = alike.find((one) => one.id === id)
  if (!own) return { reposts: 0, closings: null }
  const others = alike.filter((one) => one.id !== id)
  return { reposts: countReposts(own, others, now), closings: await findClosings(db, own) }
}

type Alike = Span & { id: string; boardId: string }
type Moments = { firstSeenAt: string; lastSeenAt: string; closedAt: string | null; postedAt: string | null }
type Row = Pick<Alike, 'id' | 'boardId' | 'closedWhy'> & Moments & { together: number; listed: number }

/** The listing and those of its board with the same title, company, place and text; of each, what else its first visit showed. */
async function listAlike(db: Db, id: string): Promise<Alike[]> {
  const { rows } = await db.execute<Row>(sql`
    select alike.*, board.together, board.listed from (
      select other.id, other.board_id as "boardId", other.first_seen_at as "firstSeenAt", other.closed_at as "closedAt",
        other.last_seen_at as "lastSeenAt", other.closed_why as "closedWhy", other.posted_at as "postedAt"
      from job_listings as one
      join job_readings as its on its.job_id = one.id
      join job_listings as other on other.name_key = one.name_key and other.board_id = one.board_id
      join job_readings as theirs on theirs.job_id = other.id and theirs.content_key = its.content_key
      where one.id = ${id} and (one.name_key <> '' or other.id = one.id)
      order by other.id = one.id desc, other.first_seen_at desc limit ${MOST_ALIKE}
    ) as alike
    cross join lateral (
      select (count(*) filter (where first_seen_at > alike."firstSeenAt" - interval '1 hour'))::int as together, count(*)::int as listed
      from job_listings where board_id = alike."boardId" and first_seen_at < alike."firstSeenAt" + interval '1 hour'
        and coalesce(closed_at, 'infinity') > alike."firstSeenAt" + interval '1 hour'
    ) as board`)
  return rows.map(({ firstSeenAt, lastSeenAt, closedAt, postedAt, together, listed, ...rest }) => ({
    ...rest,
    firstSeenAt: new Date(firstSeenAt),
    lastSeenAt: new Date(lastSeenAt),
    closedAt: closedAt === null ? null : new Date(closedAt),
    postedAt: postedAt === null ? null : new Date(postedAt),
    isRenumbered: isNewNumbering(together, listed),
  }))
}

/** How long jobs were open that we saw from their first to their last day, and how many others were seen for longer than most of them. */
async function findClosings(db: Db, { id, boardId }: Pick<Alike, 'id' | 'boardId'>): Promise<Closings | null> {
  const { rows } = await db.execute<ClosingsRow>(sql`
    with seen as (
      select board.last_read_at as at, board.verified_at as "verifiedAt",
        listing.closed_at is not null and listing.first_seen_at > board.verified_at + interval '1 day' as "isWhole",
        extract(epoch from coalesce(listing.closed_at, board.last_read_at) - listing.first_seen_at) / 86400 as days
      from job_boards as board join job_listings as listing on listing.board_id = board.id
      where board.id = ${boardId} and listing.id <> ${id}
    ), whole as (
      select count(*)::int as count, max(at) as at, max("verifiedAt") as "verifiedAt",
        (percentile_disc(0.9) within group (order by days))::float as "mostDays"
      from seen where "isWhole"
    )
    select whole.*, (select count(*) from seen where not "isWhole" and days > whole."mostDays")::int as longer from whole`)
  const [found] = rows
  if (!found || found.mostDays === null || found.verifiedAt === null || found.at === null) return null
  const knownDays = (Date.parse(found.at) - Date.parse(found.verifiedAt)) / 86_400_000
  const { count, longer } = found
  return { count, longer, mostDays: Math.max(1, Math.ceil(found.mostDays)), knownDays }
}
type ClosingsRow = { count: number; mostDays: number | null; verifiedAt: string | null; at: string | null; longer: number }

/**
 * The same job on boards of companies: whether one has it, and when the last of them was read without it. A posting that ended by its own
 * date says nothing: its board may have it under another id. Only our boards are asked.
 */
export async function findOnOwnBoards(db: Db, { nameKey, addressKey }: SameJobKeys): Promise<{ closedAt: Date | null } | null> {
  const { rows } = await db.execute<OwnRow>(sql`
    select count(*)::int as count, (count(*) filter (where closed_at is null))::int as open, max(closed_at) as "closedAt",
      (array_agg(closed_why order by closed_at desc nulls first))[1] as "closedWhy" from (
      select listing.closed_at, listing.closed_why from job_listings as listing join job_boards as board on board.id = listing.board_id
      where board.in_directory and listing.source <> all(${FEEDS})
        and ((${nameKey} <> '' and listing.name_key = ${nameKey}) or (${addressKey} <> '' and listing.address_key = ${addressKey}))
      limit ${MOST_ALIKE}
    ) as found`)
  const [found] = rows
  if (!found || found.count === 0) return null
  const { open, closedAt, closedWhy } = found
  return { closedAt: open > 0 || closedAt === null || closedWhy === 'ended' ? null : new Date(closedAt) }
}
type OwnRow = { count: number; open: number; closedAt: string | null; closedWhy: Span['closedWhy'] }

/** Whether a job of the index is closed, and since when its board has the same work under a new id. */
export async function findPostingState(db: Db, id: string, now: Date): Promise<PostingState> {
  const alike = await listAlike(db, id)
  const own = alike.find((one) => one.id === id)
  if (!own?.closedAt) return { closedWhy: null, backAt: null }
  const closedWhy = (await findClosed(db, [id])).get(id) ?? null
  const later = alike.filter(({ firstSeenAt }) => firstSeenAt > own.firstSeenAt)
  // The first that is open, and only when it counts as a repost: not beside another opening, nor by a new numbering.
  const back = later.find(
    (one) =>
      one.closedAt === null &&
      countReposts(
        one,
        alike.filter(({ id }) => id !== one.id),
        now,
      ) > 0,
  )
  return { closedWhy, backAt: back?.firstSeenAt ?? null }
}

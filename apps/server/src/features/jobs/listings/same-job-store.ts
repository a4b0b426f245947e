import { sql } from 'drizzle-orm'
import { SOURCES } from '#features/jobs/sources/all-sources'
import type { Db } from '#platform/db/database'

/** What makes two listings one job. */
export type SameJobKeys = { addressKey: string; nameKey: string }

export const FEEDS = sql.param(SOURCES.filter(({ kind }) => kind === 'feed').map(({ id }) => id))
/** Which of several listings of one job comes first: our own boards, then our feeds, then what a person brought, each as it became known. */
const rankOf = (listing: string, board: string) => {
  const [row, of] = [sql.identifier(listing), sql.identifier(board)]
  return sql`not ${of}.in_directory, ${row}.source = any(${FEEDS}), ${row}.first_seen_at, ${row}.id`
}

/**
 * Of the open listings of one job the first is listed. Listings are joined by the address where one applies; by title, company and place
 * only within a board or with a board of ours: anybody can open a board under the name of somebody else.
 */
export async function relist(tx: Db, changed: readonly SameJobKeys[]) {
  const addresses = [...new Set(changed.flatMap(({ addressKey }) => addressKey || []))]
  const names = [...new Set(changed.flatMap(({ nameKey }) => nameKey || []))]
  await tx.execute(sql`
    update job_listings as listing set is_listed = wanted.is_listed
    from (
      select one.id, one.closed_at is null and not exists (
        select from job_listings as other join job_boards as its on its.id = other.board_id
        where other.closed_at is null
          and ((one.address_key <> '' and other.address_key = one.address_key)
            or (one.name_key <> '' and other.name_key = one.name_key
              and (other.board_id = one.board_id or its.in_directory or board.in_directory)))
          and (${rankOf('other', 'its')}) < (${rankOf('one', 'board')})
      ) as is_listed
      from job_listings as one join job_boards as board on board.id = one.board_id
      where one.address_key = any(${sql.param(addresses)}) or one.name_key = any(${sql.param(names)})
    ) as wanted
    where listing.id = wanted.id and listing.is_listed <> wanted.is_listed`)
}

/** Some listings of the index, the representative first. */
export async function rankListings(db: Db, ids: readonly string[]): Promise<{ id: string; isOurs: boolean }[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string; isOurs: boolean }>(sql`
    select one.id, board.in_directory as "isOurs" from job_listings as one join job_boards as board on board.id = one.board_id
    where one.id = any(${sql.param([...ids])}) order by ${rankOf('one', 'board')}`)
  return rows
}

/** Another board that lists the same job. */
export type OtherListing = { jobId: string; id: string; source: string; token: string; url: string }

/** Anybody can open a hundred boards with the same job. */
const MOST_OTHERS = 5
const MOST_ALIKE = 200

/** The open listings of the same jobs on other boards, a few for each job. */
export async function findOtherListings(db: Db, jobs: readonly (SameJobKeys & { id: string })[]): Promise<OtherListing[]> {
  if (jobs.length === 0) return []
  const column = (values: string[]) => sql`${sql.param(values)}::text[]`
  const { rows } = await db.execute<OtherListing>(sql`
    select one.id as "jobId", found.id, found.source, found.token, found.url
    from unnest(${column(jobs.map(({ id }) => id))}, ${column(jobs.map(({ nameKey }) => nameKey))},
      ${column(jobs.map(({ addressKey }) => addressKey))}) as one (id, name_key, address_key)
    left join job_listings as shown on shown.id = one.id
    cross join lateral (
      select distinct on (board_id) alike.*
      from (
        select other.id, other.source, other.url, other.first_seen_at, other.board_id, its.token, its.in_directory
        from job_listings as other join job_boards as its on its.id = other.board_id
        where other.closed_at is null and other.id <> one.id and other.board_id is distinct from shown.board_id
          and ((one.name_key <> '' and other.name_key = one.name_key) or (one.address_key <> '' and other.address_key = one.address_key))
        limit ${MOST_ALIKE}
      ) as alike
      order by board_id, first_seen_at, id
    ) as found
    order by one.id, ${rankOf('found', 'found')}`)
  return [...Map.groupBy(rows, ({ jobId }) => jobId).values()].flatMap((some) => some.slice(0, MOST_OTHERS))
}

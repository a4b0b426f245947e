import type { Status } from '@jobapply/core/applications/constants'
import { type OwnText, ownTextsOf } from '@jobapply/core/applications/own-texts'
import type { TrackedApplication, TrackerCounts, TrackerFilter, TrackerRequest } from '@jobapply/core/applications/tracker-schema'
import type { Page } from '@jobapply/core/shared/page'
import { and, count, eq, isNotNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { queryWords, wordsQuery } from '#features/applications/record/search-words'
import { HAS_RECEIPT, LISTED, POSTING_CLOSED, toApplication } from '#features/applications/record/store'
import { jobApplications as t } from '#features/applications/record/table'
import { isOneOf } from '#platform/db/columns'
import type { Db } from '#platform/db/database'
import { afterPlace, newestFirst, pageKey, placeOf, toPage } from '#platform/db/page'
import { prepared, type Values } from '#platform/db/prepared'

/** Names are written out for the reason given at HAS_RECEIPT. */
export const TRACKED = {
  ...LISTED,
  hasReceipt: HAS_RECEIPT,
  isPostingClosed: POSTING_CLOSED,
  openAnswers: sql<number>`jsonb_array_length(open_questions)`,
  // A move that was undone does not count: the status dates from the change before it.
  statusAt: sql<Date>`coalesce((select max(s.at) from (
    select h.at, h.note, lead(h.note) over (order by h.at) as next_note from application_history h
      where h.application_id = job_applications.id and h."column" = 'status') s
    where s.note is distinct from 'undone' and s.next_note is distinct from 'undone'),
    job_applications.created_at)`.mapWith(t.created_at),
}

type Row = Parameters<typeof toApplication>[0] &
  Pick<typeof t.$inferSelect, 'score' | 'deadline' | 'nextAt' | OwnText> & { openAnswers: number; statusAt: Date }

export const toTracked = (row: Row): TrackedApplication => ({
  ...toApplication(row),
  score: row.score,
  deadline: row.deadline,
  nextAt: row.nextAt?.toISOString() ?? null,
  ...ownTextsOf(row),
  openAnswers: row.openAnswers,
  statusAt: row.statusAt.toISOString(),
})

type Given = string | Placeholder
/** `words`: undefined, without a search; null finds nothing. */
type Wanted = { userId: Given; words?: Given | null | undefined; profileId?: Given | undefined; isDated: boolean }

/** A union, so that each of the three texts is asked once and not for every application. */
function saysWords(userId: Given, words: Given | null): SQL {
  const query = wordsQuery(words)
  return sql`job_applications.id in (
    select a.id from job_applications a where a.user_id = ${userId} and a.search @@ ${query}
    union select n.application_id from application_notes n where n.user_id = ${userId} and n.search @@ ${query}
    union select c.application_id from application_contacts c where c.user_id = ${userId} and c.search @@ ${query})`
}

const passes = ({ userId, words, profileId, isDated }: Wanted) =>
  and(
    eq(t.user_id, userId),
    words === undefined ? undefined : saysWords(userId, words),
    profileId ? eq(t.profileId, profileId) : undefined,
    isDated ? or(isNotNull(t.nextAt), isNotNull(t.deadline)) : undefined,
  )

const wordsOf = (text: string) => (text === '' ? undefined : queryWords(text))

/** Undefined where the list is not asked for it. */
type Listed = Record<'userId', string> &
  Record<'rows', number> &
  Record<'words', string | null | undefined> &
  Record<'profileId' | 'moment' | 'id', string | undefined> &
  Record<'statuses', readonly Status[]>
type Parts = Record<'isByChange' | 'isSearched' | 'isOfProfile' | 'isDated' | 'isOfStatuses' | 'isFurther', boolean>

const listPage = prepared((db, given: Values<Listed>, parts: Parts) => {
  const keys = { created_at: parts.isByChange ? t.updated_at : t.created_at, id: t.id }
  const { userId, words, profileId, statuses, moment, id, rows } = given
  const wanted = { userId, words: parts.isSearched ? words : undefined, profileId: parts.isOfProfile ? profileId : undefined }
  return db
    .select({ ...TRACKED, ...pageKey(keys) })
    .from(t)
    .where(
      and(
        passes({ ...wanted, isDated: parts.isDated }),
        parts.isOfStatuses ? sql`${t.status} = any(${statuses}::text[])` : undefined,
        parts.isFurther ? afterPlace(keys, { moment, id }) : undefined,
      ),
    )
    .orderBy(...newestFirst(keys))
    .limit(rows)
})

export async function listTracked(
  db: Db,
  userId: string,
  { statuses, sort, cursor, limit, text, profileId, isDated }: TrackerRequest,
): Promise<Page<TrackedApplication>> {
  const words = wordsOf(text)
  const { moment, id } = cursor ? placeOf(cursor) : {}
  const given = { userId, rows: limit + 1, words, profileId, statuses, moment, id }
  const rows = await listPage(db, given, {
    ...{ isByChange: sort === 'changed', isSearched: words !== undefined, isOfProfile: profileId !== undefined, isDated },
    ...{ isOfStatuses: statuses.length > 0, isFurther: cursor !== undefined },
  })
  return toPage(rows, { limit }, toTracked)
}

export async function countTracked(db: Db, userId: string, { text, profileId, isDated }: TrackerFilter): Promise<TrackerCounts> {
  const wanted = { userId, words: wordsOf(text), profileId, isDated }
  const counts: TrackerCounts = {
    ...{ saved: 0, queued: 0, applied: 0, 'under-review': 0 },
    ...{ interview: 0, offer: 0, rejected: 0, withdrawn: 0 },
  }
  const rows = await db.select({ status: t.status, rows: count() }).from(t).where(passes(wanted)).groupBy(t.status)
  for (const { status, rows: number } of rows) counts[status] = number
  return counts
}

/** In the order of the ids. */
export async function findTracked(db: Db, userId: string, ids: readonly string[]): Promise<TrackedApplication[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(TRACKED)
    .from(t)
    .where(and(eq(t.user_id, userId), isOneOf(t.id, ids)))
  const found = new Map(rows.map((row) => [row.id, toTracked(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function findOneTracked(db: Db, userId: string, id: string): Promise<TrackedApplication | undefined> {
  return (await findTracked(db, userId, [id]))[0]
}

export const countAll = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(t).where(eq(t.user_id, userId))
  return row?.rows ?? 0
}

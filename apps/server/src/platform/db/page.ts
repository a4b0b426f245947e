import { type Page, type PageRequest, readCursor, toCursor } from '@jobapply/core/shared/page'
import { desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Keys = { created_at: PgColumn; id: PgColumn }

/** The newest first; rows of the same moment by their id, so that the order is the same on every page. */
export const newestFirst = ({ created_at, id }: Keys): SQL[] => [desc(created_at), desc(id)]

/** The time that a list is ordered by, as the database writes it: part of what every paged list selects, because a Date would cut its microseconds off. */
export const pageKey = ({ created_at }: Keys) => ({ pageMoment: sql<string>`${created_at}` })

/** The database's text of a moment: '2026-11-16 12:00:00.123456+00'. */
function toMicros(text: string): number {
  const [, beyond = ''] = /\.\d{3}(\d{1,3})/.exec(text) ?? []
  return new Date(text).getTime() * 1_000 + Number(beyond.padEnd(3, '0'))
}

const toMoment = (micros: number) => {
  const text = new Date(Math.floor(micros / 1_000)).toISOString()
  return text.replace('Z', `${String(micros % 1_000).padStart(3, '0')}Z`)
}

type Place = { moment: string | Placeholder; id: string | Placeholder }

/** The row that a cursor names. */
export function placeOf(cursor: string) {
  const { micros, id } = readCursor(cursor)
  return { moment: toMoment(micros), id }
}

/**
 * Rows after this place of a list, also when its row is gone by now. Its time is selected, so that the planner does not compare it with
 * what it knew of the table at some earlier time: taking a far page for an empty one, it would sort all rows instead of following the index.
 */
export const afterPlace = ({ created_at, id }: Keys, place: Place): SQL =>
  sql`(${created_at}, ${id}) < ((select ${place.moment}::timestamptz), ${place.id}::uuid)`

export const afterCursor = (keys: Keys, { cursor }: PageRequest): SQL | undefined =>
  cursor ? afterPlace(keys, placeOf(cursor)) : undefined

/** The cursor after this row of a list. */
export const cursorAfter = ({ pageMoment, id }: { pageMoment: string; id: string }) =>
  toCursor({ micros: toMicros(pageMoment), id })

/** Makes a page of the rows that a query with `limit + 1` found: the row too many says that there is a next page. */
export function toPage<Row extends { pageMoment: string; id: string }, Shown>(
  found: readonly Row[],
  { limit }: PageRequest,
  show: (row: Omit<Row, 'pageMoment'>) => Shown,
): Page<Shown> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => show(row)),
    next: last && found.length > limit ? cursorAfter(last) : null,
  }
}

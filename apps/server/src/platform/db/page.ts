import { type Page, type PageRequest, readCursor, toCursor } from '@jobapply/core/shared/page'
import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Keys = { created_at: PgColumn; id: PgColumn }

/** The newest first; rows of the same moment by their id, so that the order is the same on every page. */
export const newestFirst = ({ created_at, id }: Keys): SQL[] => [desc(created_at), desc(id)]

/** The time that a list is ordered by, to the microsecond: part of what every paged list selects, because a Date would cut it off. */
export const pageKey = ({ created_at }: Keys) => ({ pageMicros: sql`${created_at}`.mapWith(toMicros) })

/** The database's text of a moment: '2026-11-16 12:00:00.123456+00'. */
function toMicros(text: string): number {
  const [, beyond = ''] = /\.\d{3}(\d{1,3})/.exec(text) ?? []
  return new Date(text).getTime() * 1_000 + Number(beyond.padEnd(3, '0'))
}

const toMoment = (micros: number) => {
  const text = new Date(Math.floor(micros / 1_000)).toISOString()
  return text.replace('Z', `${String(micros % 1_000).padStart(3, '0')}Z`)
}

/**
 * Rows after the cursor's, also when that row is gone by now. Its time is selected, so that the planner does not compare it with what it
 * knew of the table at some earlier time: taking a far page for an empty one, it would sort all rows instead of following the index.
 */
export function afterCursor({ created_at, id }: Keys, { cursor }: PageRequest): SQL | undefined {
  if (!cursor) return undefined
  const last = readCursor(cursor)
  return sql`(${created_at}, ${id}) < ((select ${toMoment(last.micros)}::timestamptz), ${last.id}::uuid)`
}

/** The cursor after this row of a list. */
export const cursorAfter = ({ pageMicros, id }: { pageMicros: number; id: string }) => toCursor({ micros: pageMicros, id })

/** Makes a page of the rows that a query with `limit + 1` found: the row too many says that there is a next page. */
export function toPage<Row extends { pageMicros: number; id: string }, Shown>(
  found: readonly Row[],
  { limit }: PageRequest,
  show: (row: Omit<Row, 'pageMicros'>) => Shown,
): Page<Shown> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ pageMicros: _, ...row }) => show(row)),
    next: last && found.length > limit ? cursorAfter(last) : null,
  }
}

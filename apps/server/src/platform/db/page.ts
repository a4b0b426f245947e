import { type Page, type PageRequest, readCursor, toCursor } from '@jobapply/core/shared/page'
import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Keys = { created_at: PgColumn; id: PgColumn }

/** The newest first; rows of the same moment by their id, so that the order is the same on every page. */
export const newestFirst = ({ created_at, id }: Keys): SQL[] => [desc(created_at), desc(id)]

export function afterCursor({ created_at, id }: Keys, { cursor }: PageRequest): SQL | undefined {
  if (!cursor) return undefined
  const last = readCursor(cursor)
  return sql`(${created_at}, ${id}) < (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`
}

/**
 * Makes a page of the rows that a query with `limit + 1` found: the row too many says that there is a next page. `timeOf`: what the rows
 * are ordered by.
 */
export function toPage<Row extends { created_at: Date; id: string }, Shown>(
  found: readonly Row[],
  { limit }: PageRequest,
  show: (row: Row) => Shown,
  timeOf: (row: Row) => Date = (row) => row.created_at,
): Page<Shown> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows: rows.map(show), next: last && found.length > limit ? toCursor({ at: timeOf(last), id: last.id }) : null }
}

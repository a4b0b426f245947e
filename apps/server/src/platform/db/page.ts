import { type Page, type PageRequest, readCursor, toCursor } from '@jobapply/core/shared/page'
import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Keys = { created_at: PgColumn; id: PgColumn }

/** The newest first; rows of the same moment by their id, so that the order is the same on every page. */
export const newestFirst = ({ created_at, id }: Keys): SQL[] => [desc(created_at), desc(id)]

/**
 * Rows after the cursor's. A cursor holds milliseconds, a column may hold microseconds: the last row's exact time is looked up, so that rows
 * of the same millisecond are not skipped. A row that is gone, or has changed since, counts with the cursor's time.
 */
export function afterCursor({ created_at, id }: Keys, { cursor }: PageRequest): SQL | undefined {
  if (!cursor) return undefined
  const last = readCursor(cursor)
  const [time, key] = [sql.identifier(created_at.name), sql.identifier(id.name)]
  const from = sql`${last.at.toISOString()}::timestamptz`
  const exact = sql`(select max(${time}) from ${created_at.table} where ${key} = ${last.id}::uuid
    and ${time} >= ${from} and ${time} < ${from} + interval '1 millisecond')`
  return sql`(${created_at}, ${id}) < (coalesce(${exact}, ${from}), ${last.id}::uuid)`
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

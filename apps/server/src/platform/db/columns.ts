import { type SQL, sql } from 'drizzle-orm'
import { customType, type PgColumn, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, read as a Date. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** The words of a text, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One value for any number of ids: the statement's text stays the same, so the database keeps its plan. */
export const isOneOf = (id: PgColumn, ids: readonly string[]): SQL => sql`${id} = any(${sql.param([...ids])}::uuid[])`

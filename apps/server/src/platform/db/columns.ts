import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, read as a Date. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** The words of a text, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

import { z } from 'zod'

/**
 * Where a page ends: the time of its last row, in microseconds as the database holds it, and its id. Clients hand it back as they got it.
 * A Date holds milliseconds only: with one, the next page would leave out the other rows of that millisecond.
 */
const CURSOR = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
type Place = { micros: number; id: string }

export const toCursor = ({ micros, id }: Place) => `${micros}.${id}`

export function readCursor(cursor: string): Place {
  const [, micros = '', id = ''] = CURSOR.exec(cursor) ?? []
  return { micros: Number(micros), id }
}

const PAGE_ROWS = { usual: 50, most: 100 }

/** Which rows of a growing list: those after `cursor`, or the first ones. */
export const pageRequest = z
  .object({
    cursor: z.string().regex(CURSOR).optional(),
    limit: z.int().min(1).max(PAGE_ROWS.most).default(PAGE_ROWS.usual),
  })
  .prefault({})
export type PageRequest = z.output<typeof pageRequest>

/** `next` is the cursor of the following page; null: this is the last one. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), next: z.string().nullable() })
export type Page<Row> = { rows: Row[]; next: string | null }

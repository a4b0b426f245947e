import { z } from 'zod'

/** Where a page ends: the time and id of its last row. Clients hand it back as they got it. */
const CURSOR = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
type Place = { at: Date; id: string }

export const toCursor = ({ at, id }: Place) => `${at.getTime()}.${id}`

export function readCursor(cursor: string): Place {
  const [, time = '', id = ''] = CURSOR.exec(cursor) ?? []
  return { at: new Date(Number(time)), id }
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

import { type Mapping, proposeMapping, shapeOf } from './columns.ts'
import { type CsvShape, type DateOrder, MAX_HEADER_CHARS, MAX_IMPORT_ROWS } from './constants.ts'
import { decodeText, readCsv } from './csv.ts'
import { findDateOrder, type RowReading, readRow } from './read-row.ts'

/** What the person says about a file; without a mapping the headers decide. */
export type TableChoice = { mapping?: Mapping | undefined; dateOrder: DateOrder | null }
export type TableReading = {
  shape: CsvShape | null
  headers: string[]
  mapping: Mapping
  dateOrder: DateOrder | null
  isLong: boolean
  cut: number
  /** Lines are those of the file; its head is line 1. */
  rows: (RowReading & { line: number })[]
}

/** A file as rows of an import; null: it has no head with rows below it. */
export function readTable(bytes: Uint8Array, choice: TableChoice): TableReading | null {
  const { rows: all, isLong, cut } = readCsv(decodeText(bytes))
  const [head, ...rows] = all
  if (!head || head.length < 2 || rows.length === 0) return null
  const headers = head.map((header) => header.slice(0, MAX_HEADER_CHARS))
  const mapping = choice.mapping ?? proposeMapping(headers)
  const shape = shapeOf(headers)
  const dateOrder = choice.dateOrder ?? findDateOrder(rows, mapping)
  const read = rows.slice(0, MAX_IMPORT_ROWS).map((cells, index) => ({
    line: index + 2,
    ...readRow(cells, mapping, { order: dateOrder, isOwn: shape === 'ours' }),
  }))
  return { shape, headers, mapping, dateOrder, isLong, cut, rows: read }
}

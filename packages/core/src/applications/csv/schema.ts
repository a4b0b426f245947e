import { z } from 'zod'
import {
  CSV_FIELDS,
  CSV_SHAPES,
  type CsvField,
  type CsvShape,
  DATE_ORDERS,
  type DateOrder,
  MAX_CSV_COLUMNS,
} from './constants.ts'
import { importedRow } from './read-row.ts'

const column = z
  .int()
  .min(0)
  .max(MAX_CSV_COLUMNS - 1)
  .nullable()
const fields = Object.keys(CSV_FIELDS) as CsvField[]
export const mapping = z.object(Object.fromEntries(fields.map((field) => [field, column])) as Record<CsvField, typeof column>)

const dateOrder = z.enum(Object.keys(DATE_ORDERS) as DateOrder[]).nullable()

/** The file again with each call: nothing is kept before the person confirms. */
export const previewInput = z.object({ file: z.file(), mapping: mapping.optional(), dateOrder: dateOrder.default(null) })
export const importInput = z.object({ file: z.file(), mapping, dateOrder: dateOrder.default(null) })

/** 'duplicate': an application of the list, or an earlier row, is the same. Lines are those of the file; its head is line 1. */
const message = z.object({ line: z.int(), kind: z.enum(['problem', 'duplicate', 'hint']), text: z.string() })
export type RowMessage = z.output<typeof message>

export const csvPreview = z.object({
  shape: z.enum(Object.keys(CSV_SHAPES) as CsvShape[]).nullable(),
  headers: z.array(z.string()),
  mapping,
  dateOrder,
  /** Days such as 03/04/2026 are in the file, and no row says which number is the month. */
  asksDateOrder: z.boolean(),
  rows: z.array(importedRow),
  counts: z.object({ rows: z.int(), ready: z.int(), duplicates: z.int(), problems: z.int() }),
  messages: z.array(message),
  /** The file has more rows than an import takes. */
  isLong: z.boolean(),
})
export type CsvPreview = z.output<typeof csvPreview>

export const importSummary = z.object({
  id: z.guid(),
  name: z.string(),
  at: z.iso.datetime(),
  count: z.int(),
  undoneAt: z.iso.datetime().nullable(),
})
export type ImportSummary = z.output<typeof importSummary>

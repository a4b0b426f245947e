import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import {
  CSV_SHAPES,
  type CsvShape,
  DATE_ORDERS,
  type DateOrder,
  MAX_CSV_COLUMNS,
  MAX_HEADER_CHARS,
  MAX_IMPORT_ROWS,
} from '@jobapply/core/applications/csv/constants'
import type { TableChoice } from '@jobapply/core/applications/csv/read-table'
import { mapping } from '@jobapply/core/applications/csv/schema'
import { forOwnTexts, OWN_TEXTS } from '@jobapply/core/applications/own-texts'
import { NOTE_CHARS } from '@jobapply/core/applications/tracker-constants'
import { z } from 'zod'
import { createPool, type Limits, type Pool } from '#platform/sandbox/pool'
import type { CsvQuestion } from './csv-process.ts'

const PROGRAM = { name: 'csv-reader', source: 'features/applications/csv/csv-process', packages: [] }
/** A test reads 10 MB of every shape with half of this heap. */
const LIMITS: Limits = {
  milliseconds: 5_000,
  patience: 30_000,
  heapMegabytes: 128,
  megabytes: 240,
  restedMegabytes: 140,
  questions: 100,
  idleMilliseconds: 60_000,
  queue: 20,
  helpers: 1,
}

/** What PostgreSQL and JSON can hold: a cut may have split a character. */
const clean = (cell: string) => cell.replaceAll('\0', '').toWellFormed()
const text = (max: number) => z.string().max(max).transform(clean)
const day = text(40).nullable()
/** Checked only, without the cleaning that the helper has done: a file has thousands of cells. */
const row = z.object({
  ...{ job_title: text(300), company: text(300), location: text(300), job_url: text(2_000).nullable() },
  status: z.enum(Object.keys(STATUSES) as Status[]),
  ...{
    appliedAt: day,
    deadline: day,
    nextAt: day,
    ...forOwnTexts((field) => text(OWN_TEXTS[field].max)),
    source: text(100),
    notes: text(NOTE_CHARS),
  },
})
const sentences = z.array(text(1_000)).max(50)
const table = z.object({
  shape: z.enum(Object.keys(CSV_SHAPES) as CsvShape[]).nullable(),
  headers: z.array(text(MAX_HEADER_CHARS)).max(MAX_CSV_COLUMNS),
  mapping,
  dateOrder: z.enum(Object.keys(DATE_ORDERS) as DateOrder[]).nullable(),
  isLong: z.boolean(),
  cut: z.int(),
  rows: z
    .array(
      z.object({
        line: z.int(),
        row: row.nullable(),
        keys: z.object({ address: text(500), sameJob: text(22), sameCompany: text(22) }).nullable(),
        problems: sentences,
        hints: sentences,
      }),
    )
    .max(MAX_IMPORT_ROWS),
})
export type CsvTable = z.output<typeof table>

/** For tests with other limits. */
export const openCsvPool = (limits: Partial<Limits> = {}) => createPool(PROGRAM, { ...LIMITS, ...limits })
let shared: Pool | undefined

/** Reads a CSV file in a helper process; null if it is not a table or took too much. Throws a BusyError. */
export async function readCsvFile(
  file: Pick<Blob, 'bytes'>,
  { mapping: columns, dateOrder }: TableChoice,
  signal?: AbortSignal,
): Promise<CsvTable | null> {
  shared ??= openCsvPool()
  const question = async (): Promise<CsvQuestion> => ({ bytes: await file.bytes(), mapping: columns, dateOrder })
  const result = await shared.ask(question, table.nullable(), signal)
  return 'answer' in result ? result.answer : null
}

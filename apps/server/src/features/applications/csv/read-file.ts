import { MAX_CSV_BYTES, PREVIEW_MESSAGES, PREVIEW_ROWS } from '@jobapply/core/applications/csv/constants'
import type { ImportedRow } from '@jobapply/core/applications/csv/read-row'
import type { TableChoice } from '@jobapply/core/applications/csv/read-table'
import type { CsvPreview, RowMessage } from '@jobapply/core/applications/csv/schema'
import { keysOf } from '#features/applications/record/keys'
import type { Db } from '#platform/db/database'
import { BusyError } from '#platform/slots'
import { type CsvTable, readCsvFile } from './csv-reader.ts'
import { listKeys } from './store.ts'

type Refusals = { NOT_A_TABLE(): Error; FILE_TOO_LARGE(): Error; IMPORT_BUSY(): Error }
type Asked = TableChoice & { file: File }
type FileReading = { preview: CsvPreview; ready: ImportedRow[] }

/** Before any transaction: a file waits its turn in a helper process. */
export async function readFile(asked: Asked, errors: Refusals, signal?: AbortSignal): Promise<CsvTable> {
  if (asked.file.size > MAX_CSV_BYTES) throw errors.FILE_TOO_LARGE()
  const table = await readCsvFile(asked.file, asked, signal).catch((error) => {
    throw error instanceof BusyError ? errors.IMPORT_BUSY() : error
  })
  if (!table) throw errors.NOT_A_TABLE()
  return table
}

/** What an import of the table would do. */
export async function planImport(db: Db, userId: string, table: CsvTable): Promise<FileReading> {
  const { shape, headers, mapping, dateOrder, isLong, cut, rows } = table
  const messages: RowMessage[] = []
  const tell = (line: number, kind: RowMessage['kind'], texts: readonly string[]) => {
    for (const text of texts) if (messages.length < PREVIEW_MESSAGES) messages.push({ line, kind, text })
  }
  if (cut > 0) tell(1, 'hint', [`${cut} very long ${cut === 1 ? 'cell was' : 'cells were'} cut`])
  const good = rows.flatMap(({ line, row, keys }) => (row && keys ? [{ line, row, keys }] : []))
  const isKnown = await findKnown(db, userId, good)
  const ready = good.filter((one) => !isKnown(one))
  for (const { line, problems, hints } of rows) {
    tell(line, 'problem', problems)
    tell(line, 'hint', hints)
  }
  for (const { line, row } of good.filter((one) => isKnown(one)))
    tell(line, 'duplicate', [`${row.job_title}, ${row.company} is in your list already`])
  const preview: CsvPreview = {
    ...{ shape, headers, mapping, dateOrder, isLong },
    asksDateOrder: dateOrder === null && rows.some(({ problems }) => problems.some((text) => text.endsWith('first?'))),
    rows: ready.slice(0, PREVIEW_ROWS).map(({ row }) => row),
    counts: {
      rows: rows.length,
      ready: ready.length,
      duplicates: good.length - ready.length,
      problems: rows.length - good.length,
    },
    messages: messages.toSorted((one, other) => one.line - other.line),
  }
  return { preview, ready: ready.map(({ row }) => row) }
}

type Keyed = { line: number; row: ImportedRow; keys: ReturnType<typeof keysOf> }

/** The same address, or without one the same title, company and place, in the list or in an earlier row. */
async function findKnown(db: Db, userId: string, rows: readonly Keyed[]): Promise<(one: Keyed) => boolean> {
  const keyOf = ({ keys }: Keyed) => (keys.address ? `address ${keys.address}` : `job ${keys.sameJob}`)
  const stored = await listKeys(db, userId, {
    addresses: [...new Set(rows.flatMap(({ keys }) => keys.address || []))],
    jobs: [...new Set(rows.flatMap(({ keys }) => keys.sameJob || []))],
  })
  const taken = new Set<string>()
  for (const one of stored) {
    const address = keysOf({ ...one, location: '', application_url: null }).address
    taken.add(address ? `address ${address}` : `job ${one.sameJob}`)
  }
  const firsts = new Map<string, number>()
  for (const one of rows) if (!firsts.has(keyOf(one))) firsts.set(keyOf(one), one.line)
  return (one) => taken.has(keyOf(one)) || firsts.get(keyOf(one)) !== one.line
}

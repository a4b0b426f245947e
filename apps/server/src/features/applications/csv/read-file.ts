import type { Mapping } from '@jobapply/core/applications/csv/columns'
import { proposeMapping, shapeOf } from '@jobapply/core/applications/csv/columns'
import {
  type DateOrder,
  MAX_CSV_BYTES,
  MAX_IMPORT_ROWS,
  PREVIEW_MESSAGES,
  PREVIEW_ROWS,
} from '@jobapply/core/applications/csv/constants'
import { decodeText, readCsv } from '@jobapply/core/applications/csv/csv'
import { findDateOrder, type ImportedRow, readRow } from '@jobapply/core/applications/csv/read-row'
import type { CsvPreview, RowMessage } from '@jobapply/core/applications/csv/schema'
import { keysOf } from '#features/applications/keys'
import type { Db } from '#platform/db/database'
import { listKeys } from './store.ts'

type Refusals = { NOT_A_TABLE(): Error; FILE_TOO_LARGE(): Error }
type Asked = { file: File; mapping?: Mapping | undefined; dateOrder: DateOrder | null }
export type FileReading = { preview: CsvPreview; ready: ImportedRow[] }

/**
 * What an import of the file would do. It is read in this process: plain text in one pass without a library, at most 10 MB, and reading
 * ends after the rows that an import takes.
 */
export async function readFile(db: Db, userId: string, asked: Asked, errors: Refusals): Promise<FileReading> {
  if (asked.file.size > MAX_CSV_BYTES) throw errors.FILE_TOO_LARGE()
  const { rows: all, isLong, cut } = readCsv(decodeText(await asked.file.bytes()))
  const [headers, ...rows] = all
  if (!headers || headers.length < 2 || rows.length === 0) throw errors.NOT_A_TABLE()
  const mapping = asked.mapping ?? proposeMapping(headers)
  const shape = shapeOf(headers)
  const order = asked.dateOrder ?? findDateOrder(rows, mapping)
  const messages: RowMessage[] = []
  const tell = (line: number, kind: RowMessage['kind'], texts: readonly string[]) => {
    for (const text of texts) if (messages.length < PREVIEW_MESSAGES) messages.push({ line, kind, text })
  }
  if (cut > 0) tell(1, 'hint', [`${cut} very long ${cut === 1 ? 'cell was' : 'cells were'} cut`])
  const read = rows.slice(0, MAX_IMPORT_ROWS).map((cells, index) => ({
    line: index + 2,
    ...readRow(cells, mapping, { order, isOwn: shape === 'ours' }),
  }))
  const good = read.flatMap(({ line, row }) => (row ? [{ line, row, keys: keysOf({ ...row, application_url: null }) }] : []))
  const isKnown = await findKnown(db, userId, good)
  const ready = good.filter((one) => !isKnown(one))
  for (const { line, problems, hints } of read) {
    tell(line, 'problem', problems)
    tell(line, 'hint', hints)
  }
  for (const { line, row } of good.filter((one) => !ready.includes(one)))
    tell(line, 'duplicate', [`${row.job_title}, ${row.company} is in your list already`])
  const preview: CsvPreview = {
    ...{ shape, headers, mapping, dateOrder: order, isLong },
    asksDateOrder: order === null && read.some(({ problems }) => problems.some((text) => text.endsWith('first?'))),
    rows: ready.slice(0, PREVIEW_ROWS).map(({ row }) => row),
    counts: {
      rows: read.length,
      ready: ready.length,
      duplicates: good.length - ready.length,
      problems: read.length - good.length,
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

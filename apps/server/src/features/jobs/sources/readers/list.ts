import { isRecord, type Raw } from '@jobapply/core/shared/records'
import { type RowReader, readRow } from './fields.ts'
import { findJobRows, jobRowOf } from './find-rows.ts'
import { parseLooseJson } from './json-in-text.ts'
import { dataInPage } from './page-data.ts'
import { jobIdIn, readJobLinks } from './page-links.ts'
import { failed, judgeError, judgePage, MAX_ENTRIES, settle } from './parse-response.ts'
import { listAt, numberAt, type Path, recordAt, valuesAt } from './paths.ts'
import type { Board, SourceResult } from './source.ts'
import { parseXml } from './xml-value.ts'

/** Where the jobs of an answer are. */
export type ListShape = RowReader & {
  /** The list, '' when the answer is one. */
  rows: Path
  /** The job inside an entry of the list. */
  row?: Path
  /** How many jobs there are on all pages. An empty list under another number is not an empty board. */
  total?: Path
  /** What an answer without a list has, so that it counts as empty. */
  empty?: Path
  /** JSON inside a page; undefined: the page has none. */
  embedded?(text: string): unknown
  /** Puts what the answer says beside its list into the rows. */
  prepare?(value: unknown): unknown
  /** Rows that the source shows but nobody can apply to. */
  isClosed?(row: Raw): boolean
}

/** What a page of a list says, how many entries it had, and whether it ended too early. */
export type ListPage = { result: SourceResult; count: number; total: number | undefined; value: unknown; isEmptyList: boolean }

export function readListPage(text: string, board: Board, shape: ListShape): ListPage {
  const page: ListPage = { result: failed('changed'), count: 0, total: undefined, value: undefined, isEmptyList: false }
  page.result = withValue(text, shape, (value) => {
    page.value = value
    page.total = numberAt(value, shape.total)
    const list = listAt(value, shape.rows)
    page.count = list?.length ?? 0
    if (!list) return readElsewhere(value, board, shape)
    const result = readRows(list, board, shape)
    page.isEmptyList = list.length === 0 && (page.total ?? 0) > 0
    return page.isEmptyList ? undefined : result
  })
  return page
}

/** One job in an answer of its own. */
export const readOneJob = (text: string, board: Board, shape: ListShape): SourceResult =>
  withValue(text, shape, (value) => {
    const whole = Array.isArray(value) && value.length === 1 ? value[0] : value
    const row = (shape.row === undefined ? undefined : recordAt(whole, shape.row)) ?? whole
    const job = readRow(row, board, shape) ?? readRow(findJobRows(value, shape.fields)[0], board, { ...shape, isLoose: true })
    return job && { outcome: 'ok', jobs: [job], unread: 0 }
  })

function withValue(text: string, shape: ListShape, read: (value: unknown) => SourceResult | undefined): SourceResult {
  const prepared = (value: unknown) => read(shape.prepare ? shape.prepare(value) : value)
  const isMarkup = /^\s*</.test(text)
  const value = isMarkup ? (parseXml(text) ?? shape.embedded?.(text)) : parseLooseJson(text)
  if (value === undefined) return failed(judgePage(text))
  return prepared(value) ?? failed(isMarkup ? judgePage(text) : judgeError(value))
}

/** The jobs in the data that a page hands to its own scripts; undefined: there are none. Nothing may be concluded from what is missing. */
export function readPageData(html: string, board: Board, shape: ListShape): SourceResult | undefined {
  const lists = dataInPage(html).map((value) => findJobRows(value, shape.fields))
  const [rows = []] = lists.toSorted((a, b) => b.length - a.length)
  if (rows.length === 0) return undefined
  const result = readRows(rows, board, { ...shape, row: '', isLoose: true })
  return result.outcome === 'ok' ? { ...result, isPartial: true } : undefined
}

function readRows(list: readonly unknown[], board: Board, shape: ListShape): SourceResult {
  const jobs = []
  let unread = 0
  for (const entry of list.slice(0, MAX_ENTRIES)) {
    const row = shape.row === undefined ? entry : (recordAt(entry, shape.row) ?? entry)
    if (isRecord(row) && shape.isClosed?.(row)) continue
    const job = readRow(row, board, shape) ?? readRow(jobRowOf(row, shape.fields), board, { ...shape, isLoose: true })
    if (job) jobs.push(job)
    else unread += 1
  }
  return settle({ jobs, unread })
}

/** A list that is not where it was: what plainly is a job is read, but nothing may be concluded from what is missing. */
function readElsewhere(value: unknown, board: Board, shape: ListShape): SourceResult | undefined {
  const rows = findJobRows(value, shape.fields)
  if (rows.length > 0) return { ...readRows(rows, board, { ...shape, row: '', isLoose: true }), isPartial: true }
  return shape.empty && valuesAt(value, shape.empty).length > 0 ? failed('empty') : undefined
}

/** An answer of an unknown system: only what plainly is a job is read. */
export function readUnknown(text: string, board: Board, base?: string): SourceResult {
  const shape: ListShape = { source: 'page', rows: 'no such list', fields: {}, base }
  const { result } = readListPage(text, board, shape)
  if (result.outcome !== 'changed' || !/^\s*</.test(text)) return result
  // A page about one job links to others, which are not in question.
  const isAboutOne = base !== undefined && jobIdIn(base) !== undefined
  return (
    readPageData(text, board, shape) ?? (isAboutOne ? undefined : readJobLinks(text, board, base ?? '', shape.source)) ?? result
  )
}

/** Adds to each row of the list at the path what `add` knows of it. */
export function extendRows(value: unknown, path: Path, add: (row: Raw) => Raw): unknown {
  const list = listAt(value, path)
  if (!list) return value
  return { rows: list.map((row) => (isRecord(row) ? { ...row, ...add(row) } : row)), answer: value }
}

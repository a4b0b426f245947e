import { MAX_CELL_CHARS, MAX_CSV_COLUMNS, MAX_IMPORT_ROWS } from './constants.ts'

/** `isLong`: there were more rows than an import takes. `cut`: how many cells were longer than any field. */
export type Table = { rows: string[][]; isLong: boolean; cut: number }

const UTF16 = { 'ff fe': 'utf-16le', 'fe ff': 'utf-16be' } as const

/** Text of a file: UTF-8 or UTF-16 by its mark, else UTF-8, else the old Windows letters that spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  const mark = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
  const wide = Object.hasOwn(UTF16, mark) ? UTF16[mark as keyof typeof UTF16] : undefined
  return withoutNul(wide ? new TextDecoder(wide).decode(bytes) : decodeNarrow(bytes))
}

function decodeNarrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const withoutNul = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .toWellFormed()

const DELIMITERS = [',', ';', '\t'] as const

/** What stands most often between the cells of the first line. */
export function findDelimiter(text: string): string {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: (readRows(text, delimiter, 1).rows[0]?.length ?? 1) - 1 }))
  return counts.reduce((one, other) => (other.count > one.count ? other : one)).delimiter
}

/** RFC 4180, in one pass over the text. Empty lines are left out; a quote that is never closed ends with the text. */
export const readCsv = (text: string): Table => readRows(text, findDelimiter(text.slice(0, 100_000)), MAX_IMPORT_ROWS + 1)

function readRows(text: string, delimiter: string, most: number): Table {
  const table: Table = { rows: [], isLong: false, cut: 0 }
  let row: string[] = []
  let at = 0
  const keep = (cell: string) => {
    if (cell.length > MAX_CELL_CHARS) table.cut += 1
    if (row.length < MAX_CSV_COLUMNS) row.push(cell.slice(0, MAX_CELL_CHARS))
  }
  while (at <= text.length) {
    if (text[at] === '"') {
      const { cell, end } = readQuoted(text, at)
      const rest = endOfPlain(text, end, delimiter)
      keep(cell + text.slice(end, rest))
      at = rest
    } else {
      const end = endOfPlain(text, at, delimiter)
      keep(text.slice(at, end))
      at = end
    }
    const isLineEnd = text[at] !== delimiter
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    if (!isLineEnd) continue
    if (row.some((cell) => cell !== '')) table.rows.push(row)
    row = []
    if (table.rows.length < most) continue
    table.isLong = text.slice(at, at + 10_000).trim() !== ''
    break
  }
  return table
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function readQuoted(text: string, from: number): { cell: string; end: number } {
  const parts: string[] = []
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    parts.push(text.slice(at, end))
    if (text[end + 1] !== '"' || quote < 0) return { cell: parts.join(''), end: quote < 0 ? end : end + 1 }
    parts.push('"')
    at = end + 2
  }
}

/** Characters that make a spreadsheet run a cell; the apostrophe among them, so that it can be taken off again. */
const RUN = /^[=+\-@\t\r']/

/** A spreadsheet shows the apostrophe's cell as text. */
const neutralize = (cell: string) => (RUN.test(cell) ? `'${cell}` : cell)
export const withoutApostrophe = (cell: string) => (cell.startsWith("'") && RUN.test(cell.slice(1)) ? cell.slice(1) : cell)

const quote = (cell: string) => (/[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** With the mark by which spreadsheets know UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quote(neutralize(cell))).join(',')}\r\n`).join('')}`

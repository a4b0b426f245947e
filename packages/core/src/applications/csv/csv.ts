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

/** The most frequent separator of the first line. */
export function findDelimiter(text: string): string {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: (readRows(text, delimiter, 1).rows[0]?.length ?? 1) - 1 }))
  return counts.reduce((one, other) => (other.count > one.count ? other : one)).delimiter
}

/** RFC 4180, in one pass over the text. Empty lines are left out; a quote that is never closed ends with the text. */
export const readCsv = (text: string): Table => readRows(text, findDelimiter(text.slice(0, 100_000)), MAX_IMPORT_ROWS + 1)

const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d]
/** One more than is kept, to know that a cell was cut. */
const MOST_READ = MAX_CELL_CHARS + 1

/** Nothing is kept beyond the limits of rows, columns and cells, also not for a moment: 10 MB of quotes are one cell of 20,000 characters. */
function readRows(text: string, delimiter: string, most: number): Table {
  const table: Table = { rows: [], isLong: false, cut: 0 }
  const separator = delimiter.charCodeAt(0)
  let row: string[] = []
  let isEmpty = true
  let at = 0
  while (at <= text.length) {
    const first = text.charCodeAt(at)
    if (row.length === 0 && (first === LF || first === CR)) {
      at += 1
      continue
    }
    const close = first === QUOTE ? closingQuote(text, at) : undefined
    const plain = close === undefined ? at : Math.min(close + 1, text.length)
    const end = endOfPlain(text, plain, separator)
    if (row.length < MAX_CSV_COLUMNS) {
      const quoted = close === undefined ? '' : unquote(text, at, close)
      const cell = quoted + text.slice(plain, Math.min(end, plain + MOST_READ))
      if (cell.length > MAX_CELL_CHARS) table.cut += 1
      if (cell !== '') isEmpty = false
      row.push(cell.slice(0, MAX_CELL_CHARS))
    }
    const isLineEnd = text.charCodeAt(end) !== separator
    at = end + (text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? 2 : 1)
    if (!isLineEnd) continue
    if (!isEmpty) table.rows.push(row)
    row = []
    isEmpty = true
    if (table.rows.length < most) continue
    table.isLong = text.slice(at, at + 10_000).trim() !== ''
    break
  }
  return table
}

function endOfPlain(text: string, from: number, separator: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === separator || code === LF || code === CR) return at
  }
  return text.length
}

/** The place of the closing quote, else the end of the text; two quotes in a row are one of the cell's own. */
function closingQuote(text: string, open: number): number {
  for (let at = open + 1; ; at += 2) {
    if (text.charCodeAt(at) !== QUOTE) at = text.indexOf('"', at)
    if (at < 0) return text.length
    if (text.charCodeAt(at + 1) !== QUOTE) return at
  }
}

/** Twice the limit is enough, even where every character is a doubled quote. Split and join need a tenth of the memory of a replacement. */
const unquote = (text: string, open: number, close: number) =>
  close <= open + 1
    ? ''
    : text
        .slice(open + 1, Math.min(close, open + 1 + 2 * MOST_READ))
        .split('""')
        .join('"')

/** Characters that make a spreadsheet run a cell; the apostrophe among them, so that it can be taken off again. */
const RUN = /^[=+\-@\t\r']/

/** A spreadsheet shows the apostrophe's cell as text. */
const neutralize = (cell: string) => (RUN.test(cell) ? `'${cell}` : cell)
export const withoutApostrophe = (cell: string) => (cell.startsWith("'") && RUN.test(cell.slice(1)) ? cell.slice(1) : cell)

const quote = (cell: string) => (/[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** With the byte order mark, by which spreadsheets recognize UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quote(neutralize(cell))).join(',')}\r\n`).join('')}`

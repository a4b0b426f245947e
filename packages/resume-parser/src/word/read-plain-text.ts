import type { Line, ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { MAX_LENGTH } from '#structure/lines/lines'

const UNDERLINE = /^\s*([=\-_~*#─━])\1{2,}\s*$/
const MARKDOWN_TITLE = /^(#{1,6})\s+/
/** Sizes of Markdown's headings: the second level is that of sections, the third that of entries. */
const TITLE_SIZES = [18, 14, 12]
/** Markdown: *emphasis*, [text](target) and <address>; lengths are bounded, so that a hostile row is left as it is. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]{1,300})\1(?![\p{L}\p{N}*_])/gu
const LINK = '\\[([^\\[\\]]{1,200})\\]\\(([^()\\s]{1,500})\\)'
const MARKDOWN_LINK = new RegExp(LINK)
const ALL_MARKDOWN_LINKS = new RegExp(LINK, 'g')
const MARKDOWN_ADDRESS = /<((?:https?:\/\/|mailto:)[^<>\s]{1,500})>/g
const RETURN = 13
const NEW_LINE = 10
/** Line feed, vertical tab, form feed and carriage return; next line, line and paragraph separator. */
const isRowEnd = (code: number) => (code <= RETURN ? code >= NEW_LINE : code === 0x85 || code === 0x2028 || code === 0x2029)
const MAX_ROWS = 20_000
const MAX_BLANKS = 8
const TAB = 4
const UNIT = 5
const SIZE = 10

export function readPlainText(bytes: Uint8Array): ResumeText {
  const text = decodeText(bytes)
  if (text.trim() === '') throw new UnreadableResume('empty')
  const rows = rowsOf(text)
  const lines: Line[] = []
  const widths = rows
    .map((row) => row.trimEnd().length)
    .filter((width) => width > 0)
    .toSorted((a, b) => a - b)
  const edge = (widths[Math.floor(widths.length * 0.97)] ?? 80) * UNIT
  let blanks = 1
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') {
      blanks += 1
      continue
    }
    const above = lines.at(-1)
    if (UNDERLINE.test(row)) {
      if (above && blanks === 0 && above.text.length < 60 && rows[index - 1]?.trim()) above.heading = true
      else blanks += 1
      continue
    }
    lines.push(lineOf(row, lines.length, blanks, edge))
    blanks = 0
  }
  const links = lines.flatMap(({ runs }) => runs.flatMap(({ link, text }) => (link ? { url: link, text } : [])))
  return { lines, links, pages: 1, columns: false, tables: false, images: false }
}

/** Rows of text, cut to the length of a line, and up to a few blank ones between them: a file of line ends would fill the memory. */
function rowsOf(text: string): string[] {
  const rows: string[] = []
  let blanks = 0
  const add = (start: number, end: number) => {
    if (end === start && blanks >= MAX_BLANKS) return
    const row = text.slice(start, Math.min(end, start + MAX_LENGTH))
    blanks = row.trim() === '' ? blanks + 1 : 0
    if (blanks <= MAX_BLANKS) rows.push(row)
    if (rows.length > MAX_ROWS) throw new UnreadableResume('too-large')
  }
  let start = 0
  // Letter by letter: a match for each of ten million line ends took a second.
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (!isRowEnd(code)) continue
    add(start, at)
    if (code === RETURN && text.charCodeAt(at + 1) === NEW_LINE) at += 1
    start = at + 1
  }
  add(start, text.length)
  return rows
}

function lineOf(row: string, number: number, blanks: number, edge: number): Line {
  const level = MARKDOWN_TITLE.exec(row)?.[1]?.length ?? 0
  const size = TITLE_SIZES[level - 1] ?? SIZE
  const link = MARKDOWN_LINK.exec(row)?.[2]
  const plain = row
    .replace(MARKDOWN_TITLE, '')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(EMPHASIS, '$2')
    .replace(ALL_MARKDOWN_LINKS, '$1')
    .replace(MARKDOWN_ADDRESS, '$1')
  const indent = /^[\t ]*/.exec(plain)?.[0].replaceAll('\t', ' '.repeat(TAB)).length ?? 0
  const x = indent * UNIT
  const pieces = plain
    .trim()
    .split(/\t+|(?<=\S) {3,}(?=\S)/)
    .filter(Boolean)
  const isBulleted = /^(?:[-*•·o+])$/.test(pieces[0] ?? '') && pieces.length > 1
  const parts = isBulleted ? [`${pieces[0]} ${pieces[1]}`, ...pieces.slice(2)] : pieces
  let at = x
  const runs = parts.map((text, index) => {
    const linked = index === 0 && link?.startsWith('http') ? { link } : {}
    const run = { text, x: at, right: at + text.length * UNIT, size, font: '', bold: false, afterGap: index > 0, ...linked }
    at = run.right + 3 * UNIT
    return run
  })
  return {
    text: plain.trim(),
    runs,
    x,
    right: x + plain.trim().length * UNIT,
    y: number * 12,
    page: 0,
    size,
    font: '',
    bold: false,
    bullet: false,
    gap: 1 + blanks * 0.8,
    block: 0,
    edge,
    heading: level > 0,
    margin: false,
  }
}

/** UTF-8 or UTF-16 by byte order mark or content, else windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes.subarray(2))
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2))
  const sample = bytes.subarray(0, 2000)
  const zeros = (odd: number) => sample.filter((byte, index) => index % 2 === odd && byte === 0).length
  if (zeros(1) > sample.length * 0.3) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros(0) > sample.length * 0.3) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

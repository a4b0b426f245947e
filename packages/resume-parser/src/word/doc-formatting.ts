/** Formatting of an old Word file, from the property pages in the document's stream ([MS-DOC]). */
export type Span = {
  from: number
  to: number
  bold: boolean
  italic: boolean
  size: number
  isListed: boolean
  inTable: boolean
  isRowEnd: boolean
  style: number
}

const PAGE = 512
const CHARACTERS = 0xfa
const PARAGRAPHS = 0x102
const MAX_PAGES = 2000
const BOLD = 0x0835
const ITALIC = 0x0836
const SIZE = 0x4a43
const LIST = 0x460b
const IN_TABLE = 0x2416
const ROW_END = 0x2417
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3]

export const characterSpans = (document: Buffer, table: Buffer) => spans(document, table, CHARACTERS, readCharacter)
export const paragraphSpans = (document: Buffer, table: Buffer) => spans(document, table, PARAGRAPHS, readParagraph)

function spans(
  document: Buffer,
  table: Buffer,
  place: number,
  read: (page: Buffer, index: number, count: number) => Omit<Span, 'from' | 'to'>,
): Span[] {
  const at = document.readUInt32LE(place)
  const plc = table.subarray(at, at + document.readUInt32LE(place + 4))
  const count = Math.min(MAX_PAGES, Math.floor((plc.length - 4) / 8))
  const found: Span[] = []
  for (let index = 0; index < count; index += 1) {
    const number = plc.readUInt32LE(4 * (count + 1) + 4 * index) & 0x3fffff
    const page = document.subarray(number * PAGE, number * PAGE + PAGE)
    if (page.length < PAGE) continue
    const runs = Math.min(page[PAGE - 1] ?? 0, 100)
    for (let run = 0; run < runs; run += 1)
      found.push({ from: page.readUInt32LE(4 * run), to: page.readUInt32LE(4 * run + 4), ...read(page, run, runs) })
  }
  return found.toSorted((a, b) => a.from - b.from)
}

const PLAIN = { bold: false, italic: false, size: 10, isListed: false, inTable: false, isRowEnd: false, style: 0 }

function readCharacter(page: Buffer, index: number, count: number) {
  const offset = (page[4 * (count + 1) + index] ?? 0) * 2
  const length = page[offset] ?? 0
  return offset === 0 ? PLAIN : properties(page.subarray(offset + 1, Math.min(PAGE - 1, offset + 1 + length)), 0)
}

function readParagraph(page: Buffer, index: number, count: number) {
  const offset = (page[4 * (count + 1) + 13 * index] ?? 0) * 2
  if (offset === 0) return PLAIN
  const words = page[offset] ?? 0
  const start = words === 0 ? offset + 2 : offset + 1
  const length = words === 0 ? (page[offset + 1] ?? 0) * 2 : words * 2 - 1
  const group = page.subarray(start, Math.min(PAGE - 1, start + length))
  return group.length < 2 ? PLAIN : properties(group.subarray(2), group.readUInt16LE(0))
}

function properties(group: Buffer, style: number) {
  const format = { ...PLAIN, style }
  let at = 0
  while (at + 2 < group.length) {
    const code = group.readUInt16LE(at)
    const kind = code >> 13
    const bytes = kind === 6 ? (group[at + 2] ?? 0) + 1 : (OPERAND_BYTES[kind] ?? 1)
    const value = group[at + 2] ?? 0
    if (code === BOLD) format.bold = value === 1 || value === 129
    else if (code === ITALIC) format.italic = value === 1 || value === 129
    else if (code === IN_TABLE) format.inTable = value === 1
    else if (code === ROW_END) format.isRowEnd = value === 1
    else if (code === SIZE && at + 4 <= group.length) format.size = group.readUInt16LE(at + 2) / 2
    else if (code === LIST && at + 4 <= group.length) format.isListed = group.readUInt16LE(at + 2) !== 0
    at += 2 + bytes
  }
  return format
}

/** Binary search; offsets come in order within a piece, so the last span is tried first. */
export function spanFinder(all: readonly Span[]): (offset: number) => Span | undefined {
  let last: Span | undefined
  return (offset) => {
    if (last && offset >= last.from && offset < last.to) return last
    let low = 0
    let high = all.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const span = all[middle] as Span
      if (offset < span.from) high = middle - 1
      else if (offset >= span.to) low = middle + 1
      else {
        last = span
        return span
      }
    }
    return undefined
  }
}

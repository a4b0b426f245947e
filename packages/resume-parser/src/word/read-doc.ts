import type { ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { Compound, isCompound } from './cfb.ts'
import { characterSpans, paragraphSpans, type Span, spanFinder } from './doc-formatting.ts'
import { type DocText, isEncrypted, isOld, oldPiecesOf, type Pieces, piecesOf, tableName } from './doc-pieces.ts'
import type { Block, Paragraph, Table, TextRun } from './docx-body.ts'
import { LineBuilder, resumeTextOf } from './docx-lines.ts'
import { Fields } from './fields.ts'

const CELL = '\x07'
const MIN_STREAM = 0x200

export function readDoc(bytes: Uint8Array): ResumeText {
  // Word 2 wrote no container.
  const file = isCompound(bytes) ? new Compound(bytes) : undefined
  const document = file ? file.stream('WordDocument') : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!document) throw new UnreadableResume(file?.has('EncryptedPackage') ? 'encrypted' : 'not-that-kind')
  if (document.length < MIN_STREAM) throw new UnreadableResume('damaged')
  if (isEncrypted(document)) throw new UnreadableResume('encrypted')
  try {
    if (isOld(document)) return textOf(oldPiecesOf(document), NO_FORMATS)
    const table = file?.stream(tableName(document)) ?? file?.stream('1Table') ?? file?.stream('0Table')
    if (!table) throw new UnreadableResume('damaged')
    return textOf(piecesOf(document, table), formatsOf(document, table))
  } catch (error) {
    if (error instanceof UnreadableResume) throw error
    throw new UnreadableResume('damaged')
  }
}

function textOf({ main, more }: Pieces, formats: Formats): ResumeText {
  const builder = new LineBuilder()
  builder.add(blocksOf(main, formats))
  builder.next()
  builder.add(blocksOf(more, formats), true)
  return {
    ...resumeTextOf(builder),
    pages: 1 + (main.text.match(/\f/g)?.length ?? 0),
    images: main.text.includes('\x01'),
  }
}

type Formats = { character: (offset: number) => Span | undefined; paragraph: (offset: number) => Span | undefined }

/** The text is readable without them. */
function formatsOf(document: Buffer, table: Buffer): Formats {
  try {
    return {
      character: spanFinder(characterSpans(document, table)),
      paragraph: spanFinder(paragraphSpans(document, table)),
    }
  } catch {
    return NO_FORMATS
  }
}

const NO_FORMATS: Formats = { character: () => undefined, paragraph: () => undefined }

/** Paragraphs end with a carriage return, cells and rows with \x07. */
export function blocksOf({ text, offsets }: DocText, formats: Formats): Block[] {
  const blocks: Block[] = []
  let rows: Block[][][] = []
  let row: Block[][] = []
  let cell: Block[] = []
  const endTable = () => {
    if (cell.length > 0) row.push(cell)
    if (row.length > 0) rows.push(row)
    if (rows.length > 0) blocks.push({ kind: 'table', rows } satisfies Table)
    rows = []
    row = []
    cell = []
  }
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at]
    if (mark !== '\r' && mark !== CELL && mark !== '\f') continue
    const span = formats.paragraph(offsets[at] ?? 0)
    const paragraph = paragraphOf(text.slice(start, at), offsets.subarray(start, at + 1), formats, span)
    start = at + 1
    if (!span?.inTable && mark !== CELL) {
      endTable()
      blocks.push(paragraph)
    } else if (span?.isRowEnd ?? text[at - 1] === CELL) {
      // Nothing stands in the mark of a row's end, unless the marks are wrong: the words are kept.
      if (paragraph.lines.some((line) => line.length > 0)) cell.push(paragraph)
      if (cell.length > 0) row.push(cell)
      cell = []
      rows.push(row)
      row = []
    } else {
      cell.push(paragraph)
      if (mark === CELL) {
        row.push(cell)
        cell = []
      }
    }
  }
  endTable()
  return blocks
}

function paragraphOf(text: string, offsets: Int32Array, formats: Formats, span: Span | undefined): Paragraph {
  const lines: TextRun[][] = [[]]
  const fields = new Fields()
  let open: { run: TextRun; span: Span | undefined } | undefined
  let afterGap = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string
    if (char === '\x13') fields.begin()
    else if (char === '\x15') fields.end()
    else if (char === '\x14') fields.separate()
    else if (fields.isCode) fields.add(char)
    else if (char === '\x0b') {
      lines.push([])
      open = undefined
    } else if (char === '\t') {
      afterGap = true
      open = undefined
    } else if (char >= ' ' || char === '\x1e') {
      const own = formats.character(offsets[at] ?? 0)
      const { link } = fields
      if (!open || open.span !== own || open.run.link !== link) {
        open = {
          span: own,
          run: {
            text: '',
            link,
            afterGap,
            format: { bold: own?.bold ?? false, italic: own?.italic ?? false, size: own?.size ?? 10 },
          },
        }
        lines.at(-1)?.push(open.run)
        afterGap = false
      }
      open.run.text += char === '\x1e' ? '-' : char
    }
  }
  return {
    kind: 'paragraph',
    lines,
    format: { isListed: span?.isListed ?? false, isHeading: span !== undefined && span.style >= 1 && span.style <= 9 },
    style: String(span?.style ?? 0),
    boxes: [],
  }
}

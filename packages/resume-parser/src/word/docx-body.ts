import { UnreadableResume } from '#document/unreadable'
import { Anchors, type Box, inReadingOrder, isAbove, isAtTop } from './anchors.ts'
import { type ParagraphFormat, type RunFormat, readParagraphFormat, readRunFormat, type Styles } from './docx-styles.ts'
import { Fields } from './fields.ts'
import { scanXml } from './xml.ts'

export type TextRun = { text: string; format: RunFormat; link: string | undefined; afterGap: boolean }
/** A line break starts a new item of `lines`. */
export type Paragraph = { kind: 'paragraph'; lines: TextRun[][]; format: ParagraphFormat; style: string; boxes: Block[] }
export type Table = { kind: 'table'; rows: Block[][][] }
export type Block = Paragraph | Table
/** `front`: text boxes at the top of the first page. */
export type Body = { blocks: Block[]; front: Block[]; hasImages: boolean; hasColumns: boolean }

const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:rubyPr', 'w:instrText'])
const COUNTED = new Set(['w:p', 'w:r', 'w:tbl', 'w:tr', 'w:tc', 'w:br', 'w:cr', 'w:txbxContent'])
/** Paragraphs, rows, cells, runs and breaks of a document; a resume of sixty pages has fewer. */
const MAX_PIECES = 60_000

type Frame = {
  blocks: Block[]
  paragraph: Paragraph | undefined
  run: RunFormat | undefined
  link: string | undefined
  table: Table[]
  fields: Fields
  boxes: Box<Block>[]
}

const frameOf = (): Frame => ({
  blocks: [],
  paragraph: undefined,
  run: undefined,
  link: undefined,
  table: [],
  fields: new Fields(),
  boxes: [],
})

/** Counts the pieces of all parts of a document while they are read: the lists made of them are much larger than the file. */
export function pieceCounter(): () => void {
  let pieces = 0
  return () => {
    pieces += 1
    if (pieces > MAX_PIECES) throw new UnreadableResume('too-large')
  }
}

type Context = { styles: Styles; targets: ReadonlyMap<string, string>; count: () => void }

/** Reads a part of a document; text boxes stay with their paragraph, except those at the top of the first page. */
export function readBody(xml: string, { styles, targets, count }: Context): Body {
  const frames: Frame[] = [frameOf()]
  const anchors = new Anchors()
  const front: Box<Block>[] = []
  let isFirstPage = true
  const cells: Block[][] = []
  let skipped = 0
  let property = ''
  let isText = false
  let hasImages = false
  let hasColumns = false
  const top = () => frames.at(-1) as Frame
  const put = (text: string, afterGap = false) => {
    const { paragraph, run, link, fields } = top()
    if (!paragraph || !run || run.hidden || fields.isCode) return
    count()
    const shown = run.caps ? text.toUpperCase() : text
    paragraph.lines.at(-1)?.push({ text: shown, format: run, link: link ?? fields.link, afterGap })
  }
  const store = (block: Block) => (cells.length > 0 && frames.length === 1 ? (cells.at(-1) as Block[]) : top().blocks).push(block)
  scanXml(xml, {
    open: (name, attributes) => {
      if (SKIPPED.has(name)) {
        if (name === 'w:instrText') property = name
        else skipped += 1
      }
      if (skipped > 0) return
      if (COUNTED.has(name)) count()
      anchors.start(name, attributes)
      if (name === 'w:lastRenderedPageBreak' || (name === 'w:br' && attributes['w:type'] === 'page')) isFirstPage = false
      const frame = top()
      if (name === 'w:p') frame.paragraph = { kind: 'paragraph', lines: [[]], format: {}, style: '', boxes: [] }
      else if (name === 'w:txbxContent') frames.push(frameOf())
      else if (name === 'w:pPr' || name === 'w:rPr') property = name
      else if (name === 'w:pStyle' && frame.paragraph) {
        frame.paragraph.style = attributes['w:val'] ?? ''
        frame.paragraph.format = { ...styles.of(frame.paragraph.style).paragraph, ...frame.paragraph.format }
      } else if (name === 'w:r' && frame.paragraph) frame.run = { ...styles.of(frame.paragraph.style).format }
      else if (name === 'w:rStyle' && frame.run) Object.assign(frame.run, styles.runFormatOf(attributes['w:val'] ?? ''))
      else if (property === 'w:rPr' && frame.run) readRunFormat(frame.run, name, attributes)
      else if (property === 'w:pPr' && frame.paragraph) readParagraphFormat(frame.paragraph.format, name, attributes)
      else if (name === 'w:t') isText = true
      else if (name === 'w:tab') put('', true)
      else if (name === 'w:br' || name === 'w:cr') frame.paragraph?.lines.push([])
      else if (name === 'w:noBreakHyphen') put('-')
      else if (name === 'w:hyperlink') frame.link = targets.get(attributes['r:id'] ?? '') ?? ''
      else if (name === 'w:hlink') frame.link = attributes['w:dest'] ?? ''
      else if (name === 'w:fldSimple') fieldOf(frame.fields, attributes['w:instr'] ?? '')
      else if (name === 'w:fldChar') fieldMark(frame.fields, attributes['w:fldCharType'])
      else if (name === 'w:tbl') {
        if (frames.length === 1) frame.table.push({ kind: 'table', rows: [] })
      } else if (name === 'w:tr') frame.table.at(-1)?.rows.push([])
      else if (name === 'w:tc' && frames.length === 1) cells.push([])
      else if (name === 'a:blip' || name === 'v:imagedata') hasImages = true
      if (name === 'w:cols' && Number(attributes['w:num'] ?? 1) > 1) hasColumns = true
    },
    close: (name) => {
      if (SKIPPED.has(name) && name !== 'w:instrText') skipped -= 1
      if (name === 'w:instrText' || name === property) property = ''
      if (skipped > 0) return
      anchors.end(name)
      const frame = top()
      if (name === 'w:t') isText = false
      else if (name === 'w:r') frame.run = undefined
      else if (name === 'w:hyperlink' || name === 'w:hlink') frame.link = undefined
      else if (name === 'w:fldSimple') frame.fields.end()
      else if (name === 'w:p' && frame.paragraph) {
        const { paragraph } = frame
        frame.paragraph = undefined
        if (!paragraph.style) paragraph.format = { ...styles.of(undefined).paragraph, ...paragraph.format }
        const [above, others] = [frame.boxes.filter(isAbove), frame.boxes.filter((box) => !isAbove(box))]
        paragraph.boxes = inReadingOrder(others).flatMap(({ blocks }) => blocks)
        frame.boxes = []
        if (above.length > 0) store({ ...paragraph, lines: [[]], boxes: inReadingOrder(above).flatMap(({ blocks }) => blocks) })
        store(paragraph)
      } else if (name === 'w:txbxContent' && frames.length > 1) {
        const box = { blocks: (frames.pop() as Frame).blocks, anchor: anchors.current && { ...anchors.current } }
        if (frames.length === 1 && isFirstPage && isAtTop(box)) front.push(box)
        else if (top().paragraph) top().boxes.push(box)
      } else if (name === 'w:tc' && cells.length > 0 && frames.length === 1)
        frame.table
          .at(-1)
          ?.rows.at(-1)
          ?.push(cells.pop() as Block[])
      else if (name === 'w:tbl' && frames.length === 1) {
        const table = frame.table.pop()
        if (table) store(table)
      }
    },
    text: (text) => {
      if (skipped > 0) return
      anchors.text(text)
      if (property === 'w:instrText') top().fields.add(text)
      else if (isText) put(text.replaceAll('\n', ' '))
    },
  })
  return { blocks: frames[0]?.blocks ?? [], front: inReadingOrder(front).flatMap(({ blocks }) => blocks), hasImages, hasColumns }
}

function fieldMark(fields: Fields, type: string | undefined) {
  if (type === 'begin') fields.begin()
  else if (type === 'separate') fields.separate()
  else if (type === 'end') fields.end()
}

function fieldOf(fields: Fields, code: string) {
  fields.begin()
  fields.add(code)
  fields.separate()
}

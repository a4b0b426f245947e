import type { Block, Paragraph, Table } from './docx-body.ts'
import type { RunFormat } from './docx-styles.ts'
import type { OdtStyles } from './odt-styles.ts'
import { type Attributes, scanXml } from './xml.ts'

export type OdtBody = {
  blocks: Block[]
  headers: Block[]
  footers: Block[]
  pages: number
  hasImages: boolean
  hasColumns: boolean
}

/** Comments, notes, deleted text and what is only spoken. */
const SKIPPED = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note',
  'text:ruby-text',
  'office:forms',
  'svg:title',
  'svg:desc',
])
const COUNTED = new Set([
  'text:p',
  'text:h',
  'text:span',
  'text:a',
  'text:tab',
  'text:s',
  'text:line-break',
  'text:list-item',
  'table:table',
  'table:table-row',
  'table:table-cell',
  'draw:text-box',
])
const HEADER = /^style:header(?:-left|-first)?$/
const FOOTER = /^style:footer(?:-left|-first)?$/
/** No more blanks are needed to see a gap. */
const MAX_BLANKS = 8

/** A place that holds blocks: the text, a cell, a text box, a page header or footer. */
type Frame = { blocks: Block[]; paragraph: Paragraph | undefined; formats: RunFormat[]; links: string[]; startsItem: boolean }
const frameOf = (): Frame => ({ blocks: [], paragraph: undefined, formats: [], links: [], startsItem: false })

/** Reads content.xml, or the headers and footers of styles.xml, into the same blocks as a Word document. */
export function readOdtBody(xml: string, styles: OdtStyles, count: () => void): OdtBody {
  const frames: Frame[] = [frameOf()]
  const tables: Table[] = []
  const body: OdtBody = { blocks: [], headers: [], footers: [], pages: 1, hasImages: false, hasColumns: false }
  let skipped = 0
  const top = () => frames.at(-1) as Frame
  const put = (text: string, afterGap = false) => {
    const { paragraph, formats, links } = top()
    const format = formats.at(-1)
    if (!paragraph || !format || format.hidden) return
    const shown = format.caps ? text.toUpperCase() : text
    paragraph.lines.at(-1)?.push({ text: shown, format, link: links.at(-1) || undefined, afterGap })
  }
  const open = (name: string, attributes: Attributes) => {
    const frame = top()
    const format = frame.formats.at(-1)
    if (name === 'text:p' || name === 'text:h') startParagraph(frame, styles, attributes, name === 'text:h')
    else if (name === 'text:span' && format)
      frame.formats.push({ ...format, ...styles.text(attributes['text:style-name'] ?? '') })
    else if (name === 'text:a') frame.links.push(attributes['xlink:href'] ?? '')
    else if (name === 'text:tab') put('', true)
    else if (name === 'text:s') put(' '.repeat(Math.min(MAX_BLANKS, Number(attributes['text:c'] ?? 1) || 1)))
    else if (name === 'text:line-break') frame.paragraph?.lines.push([])
    else if (name === 'text:list-item') frame.startsItem = true
    else if (name === 'table:table') tables.push({ kind: 'table', rows: [] })
    else if (name === 'table:table-row') tables.at(-1)?.rows.push([])
    else if (name === 'table:table-cell' || name === 'draw:text-box' || HEADER.test(name) || FOOTER.test(name))
      frames.push(frameOf())
    else if (name === 'draw:image') body.hasImages = true
    else if (name === 'text:soft-page-break') body.pages += 1
    else if (name === 'style:columns' && Number(attributes['fo:column-count'] ?? 1) > 1) body.hasColumns = true
  }
  const close = (name: string) => {
    const frame = top()
    if (name === 'text:p' || name === 'text:h') {
      if (frame.paragraph) frame.blocks.push(frame.paragraph)
      frame.paragraph = undefined
      frame.formats = []
    } else if (name === 'text:span') {
      if (frame.formats.length > 1) frame.formats.pop()
    } else if (name === 'text:a') frame.links.pop()
    else if (name === 'text:list-item') frame.startsItem = false
    else if (name === 'table:table') {
      const table = tables.pop()
      if (table) frame.blocks.push(table)
    } else if (frames.length > 1) closeFrame(name)
  }
  const closeFrame = (name: string) => {
    const isHeader = HEADER.test(name)
    if (!isHeader && !FOOTER.test(name) && name !== 'table:table-cell' && name !== 'draw:text-box') return
    const { blocks } = frames.pop() as Frame
    if (name === 'table:table-cell') tables.at(-1)?.rows.at(-1)?.push(blocks)
    else if (name === 'draw:text-box') (top().paragraph?.boxes ?? top().blocks).push(...blocks)
    else body[isHeader ? 'headers' : 'footers'].push(...blocks)
  }
  scanXml(xml, {
    open: (name, attributes) => {
      if (SKIPPED.has(name)) skipped += 1
      if (skipped > 0) return
      if (COUNTED.has(name)) count()
      open(name, attributes)
    },
    close: (name) => {
      if (SKIPPED.has(name)) skipped -= 1
      else if (skipped === 0) close(name)
    },
    text: (text) => {
      if (skipped === 0) put(text.replace(/\s+/g, ' '))
    },
  })
  return { ...body, blocks: frames[0]?.blocks ?? [] }
}

function startParagraph(frame: Frame, styles: OdtStyles, attributes: Attributes, isHeading: boolean): void {
  const style = attributes['text:style-name'] ?? ''
  const { format, paragraph } = styles.paragraph(style)
  // A numbered heading stands in a list of its own.
  const isListed = frame.startsItem && !isHeading
  frame.startsItem = false
  frame.formats = [format]
  frame.links = []
  frame.paragraph = {
    kind: 'paragraph',
    lines: [[]],
    style,
    boxes: [],
    format: { ...paragraph, ...(isListed ? { isListed } : {}), ...(isHeading ? { isHeading } : {}) },
  }
}

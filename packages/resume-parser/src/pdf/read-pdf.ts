import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import type { Line, Link, ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { MAX_LENGTH } from '#structure/lines/lines'
import { annotatedLinks } from './annotated-links.ts'
import { readingOrder } from './columns.ts'
import { withoutIcons } from './icons.ts'
import { plainLinks } from './links.ts'
import { otherTexts, type Rotated, uprightTitles } from './rotated.ts'
import { type Fragment, type Item, rowsOf, textOf } from './rows.ts'
import { joinStackedDates } from './stacked-dates.ts'
import { composeAccents, decodeDrawnLetters } from './tex-letters.ts'

const MAX_PAGES = 60
const MAX_ITEMS = 40_000
const AT_ONCE = 8
/** A page with fewer letters beside pictures is a scan: what it has is a page number or the mark of the app that made it. */
const MIN_LETTERS = 40
const MAX_PROPERTY = 200

/** Not unpdf's getDocumentProxy, which looks for another copy of the library on the disk each time. */
const pdfLibrary = async () => (await import('unpdf')).getResolvedPDFJS()

export async function loadPdfLibrary(): Promise<void> {
  await pdfLibrary()
}

export async function readPdf(bytes: Uint8Array): Promise<ResumeText> {
  const { getDocument } = await pdfLibrary()
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: 0 }).promise.catch((error: Error) => {
    throw new UnreadableResume(error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  })
  try {
    if (pdf.numPages > MAX_PAGES) throw new UnreadableResume('too-large')
    const linksOn = containsBytes(bytes, ['/URI', '/ObjStm']) ? plainLinks(bytes) : () => []
    const read = await readPages(pdf, linksOn)
    decodeDrawnLetters(read.map(({ content }) => content))
    for (const { content } of read) composeAccents(content.items)
    const links: (Link & { page: number; rect: number[] })[] = []
    const sheets: Sheet[] = []
    let top = 0
    for (const [index, page] of read.entries()) {
      sheets.push(sheetOf(page, top))
      for (const { url, rect } of page.annotations) links.push({ url, text: '', page: index, rect: boxOf(page, rect, top) })
      top += page.viewport.height
    }
    const aside = sheets.flatMap(({ turned }) => otherTexts(turned))
    const upright = withoutIcons(sheets.map(({ items }) => items))
    const pages = sheets.map(({ turned }, index) => {
      const fragments = joinStackedDates(rowsOf(upright[index] ?? []))
      return [...fragments, ...uprightTitles(turned, fragments)]
    })
    const properties = await propertiesOf(pdf)
    const images = hasImages(bytes)
    if (images && lettersIn(pages) < MIN_LETTERS * pdf.numPages) throw new UnreadableResume('scanned')
    if (pages.every((items) => items.length === 0)) throw new UnreadableResume('empty')
    const { lines, columns } = readingOrder(pages)
    for (const link of links) attachLink(link, lines)
    const plain = links.map(({ url, text }) => ({ url, text }))
    return { lines, links: plain, aside, properties, pages: pdf.numPages, columns, tables: false, images }
  } catch (error) {
    if (error instanceof UnreadableResume) throw error
    throw new UnreadableResume((error as Error).name === 'PasswordException' ? 'encrypted' : 'damaged')
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined)
  }
}

type Page = Awaited<ReturnType<typeof readPage>>
/** The texts of a page: upright ones, and those that run up or down. */
type Sheet = { items: Item[]; turned: Rotated[] }

/** Texts with their place in the document; `top` is the height of the pages before. */
function sheetOf({ viewport, content }: Page, top: number): Sheet {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = viewport.transform as number[]
  const sheet: Sheet = { items: [], turned: [] }
  const printed = new Map<string, Item>()
  for (const item of content.items) {
    if (item.str.trim() === '') continue
    const [p = 0, q = 0, r = 0, s = 0, x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(a * r + c * s, b * r + d * s)
    if (size < 1) continue
    const [across, down] = [a * p + c * q, b * p + d * q]
    const text = item.str.slice(0, MAX_LENGTH).normalize('NFKC')
    const one: Item = { text, x: a * x + c * y + e, y: top + b * x + d * y + f, width: item.width, size, font: item.fontName }
    if (isShadow(one, printed.get(text))) continue
    printed.set(text, one)
    if (Math.abs(down) <= 0.2 * Math.hypot(p, q)) sheet.items.push(one)
    else if (Math.abs(across) <= 0.2 * Math.hypot(p, q)) sheet.turned.push(endsOf(one, down))
  }
  return sheet
}

const SHADOW = 0.12

/** The same text a hair's breadth away: a shadow, or bold print made of two. */
const isShadow = (one: Item, other: Item | undefined) =>
  other !== undefined &&
  Math.abs(one.x - other.x) < SHADOW * one.size &&
  Math.abs(one.y - other.y) < SHADOW * one.size &&
  Math.abs(one.size - other.size) < 0.5

function boxOf({ viewport }: Page, [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[], top: number): number[] {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = viewport.transform as number[]
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f].map((y) => y + top)
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Where a text that runs downwards (or upwards, `down` below 0) starts and ends on the page. */
const endsOf = (item: Item, down: number): Rotated => {
  const [top, bottom] = down > 0 ? [item.y, item.y + item.width] : [item.y - item.width, item.y]
  return { ...item, y: top, bottom, width: down > 0 ? item.width : -item.width }
}

/** Several at once, because pdf.js then waits less; not all, so that a text that is too long is noticed early. */
async function readPages(pdf: PDFDocumentProxy, linksOn: ReturnType<typeof plainLinks>) {
  const read: Page[] = []
  let items = 0
  for (let first = 1; first <= pdf.numPages; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pdf.numPages - first + 1) }, (_, index) => first + index)
    const chunk = await Promise.all(numbers.map((number) => readPage(pdf, number, linksOn)))
    items += chunk.reduce((sum, { content }) => sum + content.items.length, 0)
    if (items > MAX_ITEMS) throw new UnreadableResume('too-large')
    read.push(...chunk)
  }
  return read
}

async function readPage(pdf: PDFDocumentProxy, number: number, linksOn: ReturnType<typeof plainLinks>) {
  const page = await pdf.getPage(number)
  const [content, annotations] = await Promise.all([page.getTextContent(), linksOn(page.ref) ?? annotatedLinks(pdf, number)])
  const items = content.items.filter((item) => 'str' in item)
  return { viewport: page.getViewport({ scale: 1 }), content: { items, styles: content.styles }, annotations }
}

/** Attaches a link to the runs inside its rectangle. */
function attachLink(link: Link & { page: number; rect: number[] }, lines: Line[]) {
  const [left = 0, top = 0, right = 0, bottom = 0] = link.rect
  for (const line of lines) {
    if (line.page !== link.page || line.y < top - 2 || line.y > bottom + 2) continue
    for (const run of line.runs) {
      const inside = Math.min(run.right, right + 1) - Math.max(run.x, left - 1)
      if (inside < 0.5 * Math.min(run.right - run.x, right - left)) continue
      run.link ??= link.url
      link.text = `${link.text} ${run.text}`.trim()
    }
  }
}

/** Author and title, which many programs fill with the person's name. */
async function propertiesOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const { Author, Title } = info as Record<string, unknown>
  return [Author, Title].flatMap((value) => (typeof value === 'string' && value ? value.slice(0, MAX_PROPERTY) : []))
}

const lettersIn = (pages: readonly Fragment[][]) => pages.flat().reduce((sum, fragment) => sum + textOf(fragment).length, 0)

const hasImages = (bytes: Uint8Array) => containsBytes(bytes, ['/Subtype/Image', '/Subtype /Image'])

function containsBytes(bytes: Uint8Array, marks: readonly string[]): boolean {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return marks.some((mark) => raw.includes(mark))
}

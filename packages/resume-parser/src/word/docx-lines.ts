import type { Line, ResumeText, Run } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { isTitlePhrase, titleKind } from '#structure/sections/section-titles'
import type { Block, Paragraph, Table, TextRun } from './docx-body.ts'

/** Larger than any text: a Word paragraph never continues in the next. */
const EDGE = 10_000
const LINE_HEIGHT = 1.2

/** Converts paragraphs and tables to lines; a row of short cells is one line, larger cells are read in turn. */
export class LineBuilder {
  readonly lines: Line[] = []
  tables = 0
  #block = 0
  #space = 1
  #y = 0

  add(blocks: readonly Block[], margin = false): void {
    for (const block of blocks) {
      if (block.kind === 'table') this.#table(block, margin)
      else this.#paragraph(block, margin)
    }
  }

  next(): void {
    this.#block += 1
    this.#space = 2
  }

  #paragraph(paragraph: Paragraph, margin: boolean): void {
    const { format, lines, boxes, style } = paragraph
    this.#space += (format.before ?? 0) / 14
    let isEmpty = true
    for (const [index, runs] of lines.entries()) {
      const made = runsOf(runs, style, format.indent ?? 0)
      if (made.length === 0) {
        this.#space += 1
        continue
      }
      isEmpty = false
      this.#push(made, {
        bullet: index === 0 && format.isListed === true && format.isHeading !== true,
        heading: format.isHeading === true,
        margin,
      })
    }
    if (!isEmpty) this.#space += (format.after ?? 0) / 14
    if (boxes.length > 0) {
      this.next()
      this.add(boxes, margin)
      this.next()
    }
  }

  #table({ rows }: Table, margin: boolean): void {
    this.tables += 1
    const isTitled = new Set(rows.map(titleOf).filter(Boolean)).size > 1
    for (const row of rows) {
      const filled = row.filter((cell) => cell.some(hasText))
      const isOneLine =
        filled.length > 0 &&
        filled.every(
          (cell) =>
            cell.filter(hasText).length === 1 &&
            cell.every(
              (block) =>
                block.kind === 'paragraph' && block.lines.filter((line) => line.some(({ text }) => text.trim())).length <= 1,
            ),
        )
      if (isOneLine && !(isTitled && titleOf(row))) this.#row(filled, margin)
      else
        for (const cell of filled) {
          this.next()
          this.add(cell, margin)
        }
    }
    this.#space += 0.5
  }

  #row(cells: readonly Block[][], margin: boolean): void {
    const runs = cells.flatMap((cell, index) => {
      const paragraph = cell.find(hasText) as Paragraph
      const made = paragraph.lines.flatMap((line) => runsOf(line, paragraph.style, (paragraph.format.indent ?? 0) + index * 200))
      return made.map((run, place) => (place === 0 && index > 0 ? { ...run, afterGap: true } : run))
    })
    const first = cells[0]?.find(hasText) as Paragraph
    this.#push(runs, {
      bullet: first.format.isListed === true && first.format.isHeading !== true,
      heading: first.format.isHeading === true,
      margin,
    })
  }

  #push(runs: Run[], { bullet, heading, margin }: { bullet: boolean; heading: boolean; margin: boolean }): void {
    const [first] = runs
    if (!first) return
    const size = runs.reduce((most, run) => Math.max(most, run.size), 0)
    this.#y += size * LINE_HEIGHT * this.#space
    this.lines.push({
      text: '',
      runs,
      x: first.x,
      right: first.x,
      y: this.#y,
      page: 0,
      size,
      font: first.font,
      bold: first.bold,
      bullet,
      gap: this.#space,
      block: this.#block,
      edge: EDGE,
      heading,
      margin,
    })
    this.#space = 1
  }
}

/** What every Word format says about its lines. */
export function resumeTextOf({ lines, tables }: Pick<LineBuilder, 'lines' | 'tables'>): ResumeText {
  if (lines.length === 0) throw new UnreadableResume('empty')
  const links = lines.flatMap(({ runs }) => runs.flatMap(({ link, text }) => (link ? { url: link, text: text.trim() } : [])))
  return { lines, links, pages: 1, columns: false, tables: tables > 0, images: false }
}

const PAGE_NUMBER = /^(?:page ?)?\d{0,3}(?: ?(?:of|\/) ?\d{0,3})?$/i

/** First, odd and even pages often repeat the same header. */
export function withoutRepeatedMargins(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  return lines.filter(({ margin, runs }) => {
    const text = runs
      .map((run) => run.text)
      .join('')
      .trim()
    if (!text) return false
    if (!margin) return true
    return seen.has(text) || PAGE_NUMBER.test(text.replace(/\s+/g, ' ')) ? false : seen.add(text)
  })
}

/** The section whose title is the first cell of a row, with its text in another one. */
const titleOf = (row: readonly Block[][]) => {
  const [first, ...others] = row.filter((cell) => cell.some(hasText))
  const [only, ...more] = first?.filter(hasText) ?? []
  if (only?.kind !== 'paragraph' || more.length > 0 || others.length === 0) return undefined
  const text = only.lines.flatMap((line) => line.map((run) => run.text)).join('')
  return isTitlePhrase(text) ? titleKind(text) : undefined
}

const hasText = (block: Block): boolean =>
  block.kind === 'table' || block.boxes.length > 0 || block.lines.some((line) => line.some(({ text }) => text.trim() !== ''))

/** Joins neighbours of one style; a tab starts a new run. */
function runsOf(texts: readonly TextRun[], style: string, indent: number): Run[] {
  const runs: Run[] = []
  let isAfterGap = false
  for (const { text, format, link, afterGap } of texts) {
    for (const [index, piece] of text.split('\t').entries()) {
      isAfterGap ||= afterGap || index > 0
      if (piece === '') continue
      const font = `${style}|${format.font ?? ''}|${format.italic ? 'i' : ''}${format.bold ? 'b' : ''}`
      const last = runs.at(-1)
      const isSame = last && !isAfterGap && last.font === font && last.size === (format.size ?? 11) && last.link === link
      if (isSame && last) last.text += piece
      else if (last && !isAfterGap && !/\s$/.test(last.text) && !/^\s/.test(piece) && last.link === link) last.text += piece
      else
        runs.push({
          text: piece,
          x: indent,
          right: indent,
          size: format.size ?? 11,
          font,
          bold: format.bold ?? false,
          afterGap: isAfterGap && runs.length > 0,
          ...(link ? { link } : {}),
        })
      isAfterGap = false
    }
  }
  return runs.some(({ text }) => text.trim()) ? runs : []
}

import { ACCENT_COLORS, PAGE_DIMENSIONS } from '@jobapply/core/documents/constants'
import type { Layout, Page } from '@jobapply/core/documents/pages'
import { loadFaces } from '#layout/faces'
import { paginate } from '#layout/paginate'
import { runsBeside, type Setting, setText, span } from '#layout/set-text'
import type { TextStyle } from '#layout/spans'
import { endKeep, keepAll, keepParagraph, moved, newStructure, type Strip } from '#layout/strips'
import { fontsOf, HAIRLINE, SOFT, type TemplateStyle, text } from '#layout/style'
import { tidy } from '#resume/tidy'
import { ledger } from '#templates/ledger'

/** What receipts and interview packs are set with: A4, one column, a head on every page. */
export const STYLE: TemplateStyle = {
  ...ledger(ACCENT_COLORS.teal),
  margin: { top: 54, right: 58, bottom: 54, left: 58 },
  text: text('sans', 9.6, { leading: 1.4 }),
  name: text('serif', 22, { leading: 1.25, spacing: -0.1 }),
  title: text('sans-semibold', 9.6, { leading: 1.4 }),
  heading: text('sans-semibold', 10, { leading: 1.4 }),
}
export const NOTE: TextStyle = { ...STYLE.text, size: 8.6, color: SOFT }
export const QUIET: TextStyle = { ...STYLE.text, color: SOFT }
const MARKER = '#fbeeb8'
const ROW_GAP = 5
export const WIDTH = PAGE_DIMENSIONS.a4.width - STYLE.margin.left - STYLE.margin.right

type Tag = 'h1' | 'h2' | 'p'

/** The pages of a sheet; `note` stands at the right above each. */
export async function layOutSheet(note: string, stripsOf: (setting: Setting) => Strip[]): Promise<Layout> {
  const { margin } = STYLE
  const paper = PAGE_DIMENSIONS.a4
  const setting: Setting = { style: STYLE, faces: await loadFaces(fontsOf(STYLE)), structure: newStructure() }
  const strips = stripsOf(setting)
  const head = setHead(setting, note)
  const top = margin.top + head.height + 14
  const placed = paginate(strips, () => ({ top, bottom: paper.height - margin.bottom }))
  const pages = Array.from({ length: (placed.at(-1)?.page ?? 0) + 1 }, (_, index): Page => {
    const here = [{ strip: head, y: margin.top }, ...placed.filter(({ page }) => page === index)]
    return {
      ...paper,
      boxes: here.flatMap(({ strip, y }) => moved(strip.boxes, margin.left, y)),
      runs: here.flatMap(({ strip, y }) => moved(strip.runs, margin.left, y)),
    }
  })
  return { pages, blocks: setting.structure.blocks, overflow: [], scale: 1 }
}

/** A long text, each of its lines a paragraph. */
export const paragraphs = (setting: Setting, prose: string) =>
  prose
    .split('\n')
    .map(tidy)
    .filter(Boolean)
    .flatMap((paragraph) => keepParagraph(line(setting, 'p', paragraph, STYLE.text, 4)))

/** The same on every page; only the first one is read as part of the text. */
function setHead(setting: Setting, note: string): Strip {
  const [strip] = setText(setting, [span('JobApply AI', text('serif', 13))], 0, { width: WIDTH })
  if (!strip) throw new Error('The head of a sheet was not set')
  const right = runsBeside(setting, strip, span(note, QUIET), null, { width: WIDTH, align: 'right' })
  const runs = [...strip.runs, ...right].map((run) => ({ ...run, block: null }))
  return { ...strip, runs, boxes: [rule(strip.height + 6)] }
}

const add = ({ structure }: Setting, tag: Tag) => structure.add({ tag, section: 'summary', entry: null })

export const line = (setting: Setting, tag: Tag, words: string, style: TextStyle, before: number) =>
  setText(setting, [span(tidy(words), style)], add(setting, tag), { width: WIDTH, before })

export function heading(setting: Setting, title: string, note = ''): Strip[] {
  const strips = keepAll(line(setting, 'h2', title, STYLE.heading, 22))
  const [first] = strips
  if (first && note)
    first.runs.push(...runsBeside(setting, first, span(note, NOTE), add(setting, 'p'), { width: WIDTH, align: 'right' }))
  return strips
}

export type Cell = { words: string; style: TextStyle; x: number; end: number }
export const cell = (words: string, style: TextStyle, x: number, end: number): Cell => ({ words: tidy(words), style, x, end })

/** A row of a table with a hairline above. */
export function setRow(setting: Setting, cells: readonly Cell[]): Strip[] {
  const [first, ...rest] = setColumns(setting, cells, ROW_GAP * 2)
  return first ? [{ ...first, boxes: [rule(-ROW_GAP)] }, ...rest] : []
}

/** Texts side by side, which stay on one page. */
export function setColumns(setting: Setting, cells: readonly Cell[], before: number): Strip[] {
  const columns = cells.map(({ words, style, x, end }) =>
    setText(setting, [span(words, style)], add(setting, 'p'), { x, width: end - x }),
  )
  const rows = Math.max(...columns.map((strips) => strips.length))
  const strips = Array.from({ length: rows }, (_, row): Strip => {
    const side = columns.flatMap((lines) => lines[row] ?? [])
    return {
      height: Math.max(...side.map(({ height }) => height)),
      before: row === 0 ? before : 0,
      keep: true,
      // A cell that ends earlier still reads as one paragraph: its runs point to one block.
      runs: side.flatMap(({ runs }) => runs),
      boxes: [],
      block: side[0]?.block ?? 0,
    }
  })
  return endKeep(strips)
}

const rule = (y: number) => ({ x: 0, y, width: WIDTH, height: 0.6, color: HAIRLINE, radius: 0 })

/** As if with a marker pen. */
export const marked = (strip: Strip): Strip => {
  const end = strip.runs.reduce((most, { x, width }) => Math.max(most, x + width), 0)
  return { ...strip, boxes: [{ x: -2, y: 1, width: end + 4, height: strip.height - 2, color: MARKER, radius: 0 }] }
}

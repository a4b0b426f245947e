import type { ReceiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { hashGroups } from '@jobapply/core/applications/receipt-sheet'
import { ACCENT_COLORS, PAGE_DIMENSIONS } from '@jobapply/core/documents/constants'
import type { Layout, Page } from '@jobapply/core/documents/pages'
import { loadFaces } from '#layout/faces'
import { paginate } from '#layout/paginate'
import { runsBeside, type Setting, setText, span } from '#layout/set-text'
import type { TextStyle } from '#layout/spans'
import { endKeep, keepAll, keepParagraph, moved, newStructure, type Strip } from '#layout/strips'
import { fontsOf, HAIRLINE, INK, SOFT, type TemplateStyle, text } from '#layout/style'
import { tidy } from '#resume/tidy'
import { ledger } from '#templates/ledger'
import { type Chain, setChain } from './set-chain.ts'

export type { Chain }

const STYLE: TemplateStyle = {
  ...ledger(ACCENT_COLORS.teal),
  margin: { top: 54, right: 58, bottom: 54, left: 58 },
  text: text('sans', 9.6, { leading: 1.4 }),
  name: text('serif', 22, { leading: 1.25, spacing: -0.1 }),
  title: text('sans-semibold', 9.6, { leading: 1.4 }),
  heading: text('sans-semibold', 10, { leading: 1.4 }),
}
const NOTE: TextStyle = { ...STYLE.text, size: 8.6, color: SOFT }
const QUIET: TextStyle = { ...STYLE.text, color: SOFT }
const MARKER = '#fbeeb8'
const FACT_LABEL = 74
/** Where values and origins of fields begin, as parts of the width. */
const COLUMNS = { value: 0.4, source: 0.72 }
const ROW_GAP = 5
const WIDTH = PAGE_DIMENSIONS.a4.width - STYLE.margin.left - STYLE.margin.right

type Tag = 'h1' | 'h2' | 'p'

/** The pages of a receipt; its number stands above each. `verdict` is what a check of the chain said. */
export async function layOutReceipt(sheet: ReceiptSheet, chain: Chain, verdict: string): Promise<Layout> {
  const { margin } = STYLE
  const paper = PAGE_DIMENSIONS.a4
  const setting: Setting = { style: STYLE, faces: await loadFaces(fontsOf(STYLE)), structure: newStructure() }
  const strips = stripsOf(setting, sheet, chain, verdict)
  const head = setHead(setting, sheet)
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

function stripsOf(setting: Setting, sheet: ReceiptSheet, chain: Chain, verdict: string): Strip[] {
  const facts = sheet.facts.flatMap(({ label, value }, index) => [
    ...setColumns(setting, [cell(label, QUIET, 0, FACT_LABEL), cell(value, STYLE.text, FACT_LABEL, WIDTH)], index === 0 ? 12 : 2),
  ])
  const fields = sheet.fields.flatMap(({ label, value, isEmpty, source, isYours }) =>
    setRow(setting, [
      cell(label, QUIET, 0, WIDTH * COLUMNS.value - 12),
      cell(value, isEmpty ? QUIET : STYLE.title, WIDTH * COLUMNS.value, WIDTH * COLUMNS.source - 12),
      cell(source, isYours ? { ...NOTE, color: INK } : NOTE, WIDTH * COLUMNS.source, WIDTH),
    ]),
  )
  const files = sheet.files.flatMap(({ name, detail, sha256 }) => [
    ...keepAll(setRow(setting, [cell(name, STYLE.title, 0, WIDTH * 0.6), cell(detail, NOTE, WIDTH * COLUMNS.source, WIDTH)])),
    ...line(setting, 'p', hashGroups(sha256).join(' '), NOTE, 0),
  ])
  const { confirmation, correction } = sheet
  return [
    ...keepAll(line(setting, 'h1', sheet.title, STYLE.name, 0)),
    ...(sheet.place ? line(setting, 'p', sheet.place, QUIET, 2) : []),
    ...line(setting, 'p', sheet.status, STYLE.title, 4),
    ...facts,
    ...(fields.length > 0 ? [...heading(setting, sheet.fieldsTitle), ...fields] : []),
    ...(files.length > 0 ? [...heading(setting, sheet.filesTitle), ...files] : []),
    ...heading(setting, 'Confirmation', confirmation.note),
    ...line(setting, 'p', confirmation.sentence, STYLE.text, 4).map((strip) => (confirmation.isQuote ? marked(strip) : strip)),
    ...(correction
      ? [...heading(setting, 'Correction', correction.note), ...line(setting, 'p', correction.sentence, STYLE.text, 4)]
      : []),
    ...setChain(setting, chain, WIDTH, NOTE),
    ...line(setting, 'p', verdict, STYLE.text, 6),
    ...(sheet.posting ? [...heading(setting, 'The posting at that time'), ...postingOf(setting, sheet.posting)] : []),
  ]
}

const postingOf = (setting: Setting, posting: string) =>
  posting
    .split('\n')
    .map(tidy)
    .filter(Boolean)
    .flatMap((paragraph) => keepParagraph(line(setting, 'p', paragraph, STYLE.text, 4)))

/** The same on every page; only the first one is read as part of the text. */
function setHead(setting: Setting, { number }: ReceiptSheet): Strip {
  const [strip] = setText(setting, [span('JobApply AI', text('serif', 13))], 0, { width: WIDTH })
  if (!strip) throw new Error('The head of a receipt was not set')
  const right = runsBeside(setting, strip, span(`Receipt No. ${number}`, QUIET), null, { width: WIDTH, align: 'right' })
  const runs = [...strip.runs, ...right].map((run) => ({ ...run, block: null }))
  return { ...strip, runs, boxes: [rule(strip.height + 6)] }
}

const add = ({ structure }: Setting, tag: Tag) => structure.add({ tag, section: 'summary', entry: null })

const line = (setting: Setting, tag: Tag, words: string, style: TextStyle, before: number) =>
  setText(setting, [span(tidy(words), style)], add(setting, tag), { width: WIDTH, before })

function heading(setting: Setting, title: string, note = ''): Strip[] {
  const strips = keepAll(line(setting, 'h2', title, STYLE.heading, 22))
  const [first] = strips
  if (first && note)
    first.runs.push(...runsBeside(setting, first, span(note, NOTE), add(setting, 'p'), { width: WIDTH, align: 'right' }))
  return strips
}

type Cell = { words: string; style: TextStyle; x: number; end: number }
const cell = (words: string, style: TextStyle, x: number, end: number): Cell => ({ words: tidy(words), style, x, end })

/** A row of the table with a hairline above. */
function setRow(setting: Setting, cells: readonly Cell[]): Strip[] {
  const [first, ...rest] = setColumns(setting, cells, ROW_GAP * 2)
  return first ? [{ ...first, boxes: [rule(-ROW_GAP)] }, ...rest] : []
}

/** Texts side by side, which stay on one page. */
function setColumns(setting: Setting, cells: readonly Cell[], before: number): Strip[] {
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
const marked = (strip: Strip): Strip => {
  const end = strip.runs.reduce((most, { x, width }) => Math.max(most, x + width), 0)
  return { ...strip, boxes: [{ x: -2, y: 1, width: end + 4, height: strip.height - 2, color: MARKER, radius: 0 }] }
}

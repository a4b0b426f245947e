import type { Layout, Page } from '@jobapply/core/documents/pages'
import type { ResumeDocument } from '#resume/model'
import type { Faces } from './faces.ts'
import { paginate } from './paginate.ts'
import { setContact, setContactList, setName } from './set-header.ts'
import { setSections } from './set-sections.ts'
import { type Setting, setText, span } from './set-text.ts'
import { endKeep, heightOf, moved, newStructure, type Strip } from './strips.ts'
import { SOFT, type TemplateStyle } from './style.ts'

type Paper = { width: number; height: number }
type Laid = Pick<Layout, 'pages' | 'blocks'>
/** Below the name and number at the top of later pages. */
const RUNNING_HEAD_GAP = 16

/** Lays a document out in one style, on as many pages as it takes. */
export function layOutPages(resume: ResumeDocument, style: TemplateStyle, paper: Paper, faces: Faces): Laid {
  const setting: Setting = { style, faces, structure: newStructure() }
  const { margin, side } = style
  const x = side ? side.width + side.gap : margin.left
  const width = paper.width - x - margin.right
  const isAtSide = (section: string) => side?.sections.some((one) => one === section) ?? false
  const name = setName(setting, resume, width)
  // A long link must not touch the column's edge.
  const inside = side ? side.width - side.pad - margin.left : 0
  const column = side
    ? [
        ...setContactList(setting, resume.contact, inside),
        ...setSections(
          setting,
          resume.sections.filter(({ section }) => isAtSide(section)),
          inside,
          true,
        ),
      ]
    : []
  const header = side ? name : [...name, ...setContact(setting, resume.contact, width)]
  const body = setSections(
    setting,
    resume.sections.filter(({ section }) => !isAtSide(section)),
    width,
    false,
  )
  const frameOf = (page: number) => ({
    top: margin.top + (page > 0 ? RUNNING_HEAD_GAP : 0),
    bottom: paper.height - margin.bottom,
  })
  const main = paginate([...endKeep(withBand(header, style, paper)), ...body], frameOf)
  const beside = paginate(column, frameOf)
  // In reading order: the name, the column at the side, the rest.
  const ordered = [
    ...main.slice(0, header.length).map((one) => ({ ...one, x })),
    ...beside.map((one) => ({ ...one, x: margin.left })),
    ...main.slice(header.length).map((one) => ({ ...one, x })),
  ]
  const byPage = Map.groupBy(ordered, ({ page }) => page)
  const pageCount = Math.max(1, (main.at(-1)?.page ?? 0) + 1, (beside.at(-1)?.page ?? 0) + 1)
  const pages = Array.from({ length: pageCount }, (_, index): Page => {
    const painted = byPage.get(index) ?? []
    const tint = side ? [{ x: 0, y: 0, width: side.width, height: paper.height, color: side.fill, radius: 0 }] : []
    return {
      ...paper,
      boxes: [...tint, ...painted.flatMap(({ strip, x: left, y }) => moved(strip.boxes, left, y))],
      runs: [
        ...(index > 0 ? runningHead(setting, resume.name, index, x, width) : []),
        ...painted.flatMap(({ strip, x: left, y }) => moved(strip.runs, left, y)),
      ],
    }
  })
  return { pages: pages.map(rounded), blocks: setting.structure.blocks }
}

/** The colour behind name and contact, from edge to edge of the page. */
function withBand(header: Strip[], { header: { band }, margin, gaps }: TemplateStyle, paper: Paper): Strip[] {
  const [first, ...rest] = header
  if (!band || !first) return header
  const padding = gaps.header * 2
  const height = margin.top + heightOf(header) + padding
  const box = { x: -margin.left, y: -margin.top, width: paper.width, height, color: band, radius: 0 }
  return [{ ...first, boxes: [box, ...first.boxes] }, ...rest].map((strip, index) =>
    index === rest.length ? { ...strip, height: strip.height + padding } : strip,
  )
}

/** Name and page number, which are no part of the text. */
function runningHead(setting: Setting, name: string, page: number, x: number, width: number) {
  const style = { ...setting.style.contact, color: SOFT, size: Math.min(setting.style.contact.size, 8.4) }
  const place = { width, x }
  const y = setting.style.margin.top - style.size * 0.5
  const unread = (strips: Strip[]) => strips.flatMap(({ runs }) => runs.map((run) => ({ ...run, y, block: null })))
  return [
    ...unread(setText(setting, [span(name, style)], 0, place).slice(0, 1)),
    ...unread(setText(setting, [span(String(page + 1), style)], 0, { ...place, align: 'right' })),
  ]
}

/** Two decimals are finer than any printer, and keep the pages small. */
const round = (value: number) => Math.round(value * 100) / 100
const rounded = (page: Page): Page => ({
  ...page,
  boxes: page.boxes.map((box) => ({
    ...box,
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
    radius: round(box.radius),
  })),
  runs: page.runs.map((run) => ({
    ...run,
    x: round(run.x),
    y: round(run.y),
    width: round(run.width),
    size: round(run.size),
    spacing: round(run.spacing),
  })),
})

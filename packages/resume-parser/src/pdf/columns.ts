import type { Line } from '#document/model'
import { bodyFont, medianPitch } from '#structure/lines/lines'
import { titleKind } from '#structure/sections/section-titles'
import { hasDate } from '#words/dates'
import { splitGrids } from './grids.ts'
import { candidates, findGutter, rightAligned } from './gutters.ts'
import { isLabel, labelSide, stacks } from './label-side.ts'
import { rowsByLabel } from './labels.ts'
import { type Fragment, rowTolerance, textOf } from './rows.ts'

type Block = Fragment[]
type Placed = { block: Block; page: number; isLeft: boolean }
/** A page: the part above its columns, the columns, the part below. */
type Page = { head: Block[]; left: Block[]; right: Block[]; tail: Block[]; gutter: number | undefined; page: number }

type Cut = { x: number; above: Block; below: Block; left: Block; right: Block; rows: Block[] | undefined }

const MAX_DEPTH = 6
/** "Jane Doe – 1 / 2" at the foot of a page. */
const NUMBERED = /\p{L}.*\s\d{1,2}\s*(?:of|von|de|di|sur|van|\/|\|)\s*\d{1,2}$/iu
const PAGE_NUMBER = /^(?:page|seite|página|pagina|pag\.?|p\.?)?\s*\d{1,2}\s*(?:(?:of|von|de|di|sur|van|\/|\|)\s*\d{1,2})?$/i

/** Ignores the order in the file: finds columns by white gaps, reads each downwards, joins columns across pages. */
export function readingOrder(pages: Fragment[][]): { lines: Line[]; columns: boolean } {
  const clean = removeMargins(pages)
  const done: Placed[] = []
  let columns = false
  let open: { left: Placed[]; right: Placed[]; gutter: number } | undefined
  const flush = () => {
    if (open) done.push(...open.left, ...open.right)
    open = undefined
  }
  for (const [number, fragments] of clean.entries()) {
    if (fragments.length === 0) continue
    const page = splitPage(fragments, number)
    const on = (blocks: Block[], isLeft = false): Placed[] => blocks.map((block) => ({ block, page: number, isLeft }))
    const all = [...page.head, ...page.left, ...page.right, ...page.tail]
    if (open && fragments.every(({ x }) => x >= (open?.gutter ?? 0) - 3)) {
      open.right.push(...on(all))
      continue
    }
    if (open && fragments.every(({ right }) => right <= (open?.gutter ?? 0))) {
      open.left.push(...on(all, true))
      continue
    }
    const continuesColumn =
      open && page.gutter !== undefined && page.head.length === 0 && Math.abs(page.gutter - open.gutter) < 12
    if (!continuesColumn) flush()
    done.push(...on(page.head))
    if (page.gutter !== undefined) {
      columns = true
      open ??= { left: [], right: [], gutter: page.gutter }
      open.left.push(...on(page.left, true))
      open.right.push(...on(page.right))
    }
    if (page.tail.length > 0) {
      flush()
      done.push(...on(page.tail))
    }
  }
  flush()
  return { lines: linesOf(done), columns }
}

function splitPage(fragments: Fragment[], page: number): Page {
  const sorted = fragments.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const cut = cutAt(sorted)
  if (!cut) return { head: headAndText(sorted), left: [], right: [], tail: [], gutter: undefined, page }
  const head = orderBlocks(cut.above, 1)
  const tail = orderBlocks(cut.below, 1)
  if (cut.rows)
    return {
      head: [...head, ...cut.rows.flatMap((block) => orderBlocks(block, 4)), ...tail],
      left: [],
      right: [],
      tail: [],
      gutter: undefined,
      page,
    }
  return { head, left: orderBlocks(cut.left, 1), right: orderBlocks(cut.right, 1), tail, gutter: cut.x, page }
}

/** Without page columns, the part above the first title may still have some. */
function headAndText(sorted: Fragment[]): Block[] {
  const title = sorted.find((one) => titleKind(textOf(one)) !== undefined)
  const head = title ? sorted.filter(({ y }) => y < title.y - title.size) : []
  return [...orderBlocks(head, 2), ...splitGrids(sorted.slice(head.length))]
}

function orderBlocks(fragments: Fragment[], depth: number): Block[] {
  if (fragments.length === 0) return []
  const cards = splitGrids(fragments)
  if (cards.length > 1 && depth < MAX_DEPTH) return cards.flatMap((block) => orderBlocks(block, depth + 1))
  const cut = depth < MAX_DEPTH ? cutAt(fragments, [...candidates(fragments), ...rightAligned(fragments)]) : undefined
  if (!cut) return cards
  const middle = cut.rows
    ? cut.rows.flatMap((block) => orderBlocks(block, depth + 3))
    : [...orderBlocks(cut.left, depth + 1), ...orderBlocks(cut.right, depth + 1)]
  return [...orderBlocks(cut.above, depth + 1), ...middle, ...orderBlocks(cut.below, depth + 1)]
}

/** Where a part of a page splits into columns; dates or places at line ends are not a column. */
function cutAt(fragments: Fragment[], xs = candidates(fragments), least = 0): Cut | undefined {
  const gutter = findGutter(fragments, xs)
  if (!gutter || gutter.height < least) return undefined
  const middle = fragments.slice(gutter.from, gutter.to + 1)
  const left = middle.filter(({ x }) => x < gutter.x)
  const right = middle.filter(({ x }) => x >= gutter.x)
  const labels = labelSide(left, right)
  if (labels === 'right' && isTall(right)) {
    const [above, below] = [fragments.slice(0, gutter.from), fragments.slice(gutter.to + 1)]
    return { x: gutter.x, above, below, left, right, rows: rowsByLabel(right, left) }
  }
  if (labels === 'right') {
    const others = xs.filter((x) => x < gutter.x - 3)
    return others.length > 0 ? cutAt(fragments, others, Math.max(least, 0.4 * gutter.height)) : undefined
  }
  const beyond = labels === undefined ? xs.find((x) => isStripOfLabels(right, gutter.x, x)) : undefined
  const bar = beyond === undefined ? undefined : cutAt(fragments, [beyond], Math.max(least, 0.4 * gutter.height))
  if (bar) return bar
  return {
    x: gutter.x,
    above: fragments.slice(0, gutter.from),
    below: fragments.slice(gutter.to + 1),
    left,
    right,
    rows: labels === 'left' ? rowsByLabel(left, right) : bandsOf(left, right),
  }
}

/** Only dates at the ends of lines stand between the two: the column starts at the second. */
function isStripOfLabels(right: Block, from: number, to: number): boolean {
  const strip = to > from + 3 ? right.filter(({ x }) => x < to) : []
  return strip.length > 1 && strip.length < right.length && strip.every((one) => one.right <= to && hasDate(textOf(one)))
}

/** Dates on the right that are wrapped in a narrow margin: each is read before the text beside it. */
const isTall = (labels: Block) => {
  const all = stacks(labels).filter((stack) => hasDate(textOf(stack[0] as Fragment)))
  return (
    all.length > 1 &&
    2 * all.filter((stack) => stack.length > 1 && stack.some((one) => /\d\s*[-–—]$/.test(textOf(one)))).length >= all.length
  )
}

/** Closer text is beside a title; text further away is in the row above or below it. */
const BESIDE = 1.5
const BESIDE_MARGIN = 1

/** Titles on the left with no text on the right at their height span both sides: each band is read separately. */
function bandsOf(left: Block, right: Block): Block[] | undefined {
  const top = Math.min(left[0]?.y ?? 0, right[0]?.y ?? 0)
  const bottom = right.at(-1)?.y ?? 0
  const inside = left.filter((one) => one.y > top + one.size && one.y < bottom && titleKind(textOf(one)) !== undefined)
  const largest = Math.max(...inside.map(({ size }) => size))
  const font = inside.find(({ size }) => size === largest)?.runs[0]?.font
  const isOfTitles = ({ size, runs }: Fragment) => size > 0.95 * largest && runs[0]?.font === font
  const titles = inside.filter(isOfTitles)
  if (titles.length === 0 || right.some((one) => isOfTitles(one) && titleKind(textOf(one)) !== undefined)) return undefined
  // Places and dates at the ends of the lines above are not the text of a column.
  const isMargin = right.every((one) => one.y > (titles[0]?.y ?? 0) || isLabel(textOf(one)))
  const least = isMargin ? BESIDE_MARGIN : BESIDE
  const isEmptyBeside = ({ y, size }: Fragment) => !right.some((one) => Math.abs(one.y - y) < least * size)
  if (!titles.every(isEmptyBeside)) return undefined
  const all = [...left, ...right].toSorted((a, b) => a.y - b.y || a.x - b.x)
  const starts = [Number.NEGATIVE_INFINITY, ...titles.map(({ y }) => y - 0.1)]
  return starts.map((start, index) => all.filter(({ y }) => y >= start && y < (starts[index + 1] ?? Number.POSITIVE_INFINITY)))
}

/** The right edge of each block: the end of the widest text in its column. */
function edgesOf(blocks: readonly Placed[]): number[] {
  const boxes = blocks.map(({ block, isLeft, page }) => ({
    isLeft,
    page,
    x: Math.min(...block.map(({ x }) => x)),
    right: Math.max(...block.map(({ right }) => right)),
    top: Math.min(...block.map(({ y }) => y)),
    bottom: Math.max(...block.map(({ y }) => y)),
  }))
  const starts = boxes.map((box) => startBeside(box, boxes))
  return boxes.map((box, index) => {
    const next = nextColumnStart(box, boxes, starts[index] as number, starts)
    const isOfColumn = ({ isLeft, x }: (typeof boxes)[number]) =>
      isLeft === box.isLeft ? x <= box.x + 5 : isLeft && Math.abs(x - box.x) < 3
    const column = boxes.filter((one) => isOfColumn(one) && one.right > box.x && one.right <= next)
    return Math.max(...column.map(({ right }) => right))
  })
}

type Box = { page: number; x: number; right: number; top: number; bottom: number }

/** Where the text beside a block starts. */
function startBeside({ page, right, top, bottom }: Box, boxes: readonly Box[]): number {
  let start = Number.POSITIVE_INFINITY
  for (const one of boxes)
    if (one.page === page && one.x >= right && one.top < bottom && one.bottom > top) start = Math.min(start, one.x)
  return start
}

/** Where the next column starts; a single card has the width of those above and below. */
function nextColumnStart(box: Box, boxes: readonly Box[], own: number, starts: readonly number[]): number {
  if (own < Number.POSITIVE_INFINITY) return own
  let [next, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [index, one] of boxes.entries()) {
    if (one.page !== box.page || Math.abs(one.x - box.x) >= 3) continue
    next = Math.min(next, starts[index] as number)
    right = Math.max(right, one.right)
  }
  return right <= next ? next : Number.POSITIVE_INFINITY
}

function linesOf(blocks: readonly Placed[]): Line[] {
  const lines: Line[] = []
  const edges = edgesOf(blocks)
  for (const [number, { block, page }] of blocks.entries()) {
    const edge = edges[number] ?? 0
    let open: Line | undefined
    for (const fragment of block.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
      if (open && Math.abs(fragment.y - open.y) <= rowTolerance(fragment.size, open.size)) {
        const [first, ...rest] = fragment.runs
        if (first) open.runs.push({ ...first, afterGap: true }, ...rest)
        if (fragment.size > open.size) open.size = fragment.size
        open.x = Math.min(open.x, fragment.x)
        continue
      }
      open = {
        text: '',
        runs: fragment.runs.map((run, index) => ({ ...run, afterGap: index === 0 })),
        x: fragment.x,
        right: fragment.right,
        y: fragment.y,
        page,
        size: fragment.size,
        font: fragment.runs[0]?.font ?? '',
        bold: false,
        bullet: fragment.bullet,
        gap: 0,
        block: number,
        edge,
        heading: false,
        margin: false,
      }
      lines.push(open)
    }
  }
  for (const line of lines) {
    line.runs.sort((a, b) => a.x - b.x)
    for (const [index, run] of line.runs.entries()) if (index === 0) run.afterGap = false
    line.right = Math.max(...line.runs.map(({ right }) => right))
  }
  const once = lines.filter((line, index) => !isRepeated(line, lines[index - 1]))
  setBoldAndGaps(once)
  return once
}

/** A line at the edge of a page may be drawn on both pages. */
const isRepeated = (line: Line, above: Line | undefined) =>
  above !== undefined && above.page === line.page - 1 && lettersOf(line) === lettersOf(above)
const lettersOf = ({ runs }: Line) => runs.map(({ text }) => text.replace(/[^\p{L}\p{N}]+/gu, '')).join('')

/** Bold and gap are relative to the document's main font and usual line distance. */
function setBoldAndGaps(lines: Line[]) {
  const body = bodyFont(lines)
  const pitch = medianPitch(lines)
  for (const [index, line] of lines.entries()) {
    for (const run of line.runs) run.bold = run.font !== body
    const above = lines[index - 1]
    const isNext = above !== undefined && above.page === line.page && above.block === line.block
    const natural = Math.max(pitch * line.size, 1)
    line.gap = isNext ? (line.y - above.y) / natural : 3
  }
}

/** Removes page numbers and text that later pages repeat at the same height. */
function removeMargins(pages: Fragment[][]): Fragment[][] {
  const seen = new Set<string>()
  return pages.map((fragments) => {
    const ys = fragments.map(({ y }) => y)
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    const edge = (bottom - top) * 0.06
    return fragments.filter((fragment) => {
      if (fragment.y > top + edge && fragment.y < bottom - edge) return true
      const text = textOf(fragment)
      if (pages.length > 1 && (PAGE_NUMBER.test(text) || (fragment.y > bottom - edge && NUMBERED.test(text.slice(-100)))))
        return false
      // Other digits are page numbers; other dates are the next job at the top of a page.
      const shape = hasDate(text) ? text : text.replace(/\d+/g, '#')
      const key = `${shape} ${Math.round((fragment.y - top) / 4)} ${Math.round(fragment.x / 4)}`
      if (seen.has(key) && text.length > 3) return false
      seen.add(key)
      return true
    })
  })
}

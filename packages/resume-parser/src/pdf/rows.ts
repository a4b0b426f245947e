import type { Run } from '#document/model'
import { joinSpacedLetters, MAX_LENGTH } from '#structure/lines/lines'

/** A pdf.js text item with y growing downwards. */
export type Item = { text: string; x: number; y: number; width: number; size: number; font: string }

/** A part of a row without a wide gap; columns consist of these. */
export type Fragment = {
  runs: Run[]
  x: number
  right: number
  y: number
  size: number
  bullet: boolean
  /** The size of its small capitals. */
  small?: number
}

export const textOf = ({ runs }: Fragment) =>
  runs
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MAX_LENGTH)
    .replaceAll('  ', ' ')
    .trim()

const WIDE_GAP = 1.15
const WORD_GAP = 0.14
/** Wider than between words, even of justified text: it may divide the names of a list. */
const PILL_GAP = 0.8
/** Smaller than a wide gap; counts when many rows have one at the same x. */
const COLUMN_GAP = 0.55
/** Rows above and below in which a wide gap at the same place shows that a narrow one divides two cells, and the fewest of them. */
const MAX_WIDE = 8
const MIN_WIDE = 2
const BULLET = /^[•●○◦▪■□▫◆◇‣⁃∙·➢➤►▸▶✓✔❖❯→*–—\-o§¤]$/
const HAS_LOWER = /\p{Ll}/u
/** How a line continues after a name in bold. */
const PUNCTUATED = /^[,;:)]\s*\p{L}/u
/** A column that its text fills up to the next: "2017–present" and "Head Teacher" in bold. */
const LOWER_END = /\p{Ll}{3}$/u
const NAME_START = /^\p{Lu}\p{Ll}{2}/u
const PRIVATE = /^[\p{Cc}\p{Co}\ufffd\s]+$/u
const CONTROLS = /[^\P{Cc}\t\n]|[\p{Cf}\p{Co}\ufffd\u2028\u2029]/gu

/** A soft hyphen alone is printed as a dash. */
const SOFT_DASH = /(?<=\s|^)\u00ad(?=\s|$)/g
/** Icons without a readable letter; they may still be bullets. */
const isGlyph = (text: string) => PRIVATE.test(text)

export function rowsOf(items: Item[]): Fragment[] {
  const sorted = items.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const rows: Item[][] = []
  let row: Item[] = []
  let rowY = Number.NaN
  let rowSize = 0
  for (const item of sorted) {
    if (row.length > 0 && Math.abs(item.y - rowY) <= rowTolerance(rowSize, item.size)) {
      row.push(item)
      if (item.size > rowSize) [rowSize, rowY] = [item.size, item.y]
    } else {
      row = [item]
      rows.push(row)
      rowY = item.y
      rowSize = item.size
    }
  }
  const columns = alignedGaps(rows)
  return rows.flatMap((row) => fragmentsOf(row, columns))
}

/** Gaps at the same x in several rows that hardly any row between them crosses. */
function alignedGaps(rows: readonly Item[][]): number[] {
  const found = new Map<number, { x: number; rows: number[]; changes: number }>()
  const wide = new Map<number, number[]>()
  for (const [number, row] of rows.entries()) {
    if (row.length < 2) continue
    row.sort((a, b) => a.x - b.x)
    for (let index = 1; index < row.length; index += 1) {
      const [before, item] = [row[index - 1] as Item, row[index] as Item]
      const gap = (item.x - before.x - before.width) / item.size
      if (gap < COLUMN_GAP || before.text.length < 3 || item.text.trim() === '') continue
      const key = Math.round(item.x)
      if (gap > WIDE_GAP) {
        const known = wide.get(key) ?? []
        known.push(number)
        wide.set(key, known)
        continue
      }
      const known = found.get(key) ?? found.get(key - 1) ?? found.get(key + 1) ?? { x: item.x, rows: [], changes: 0 }
      if (known.rows.length === 0) found.set(key, known)
      known.rows.push(number)
      if (before.font !== item.font) known.changes += 1
    }
  }
  /** Wide gaps at the same x, near the narrow ones: a table with a cell that its text fills. */
  const withWide = ({ x, rows: own, changes }: { x: number; rows: number[]; changes: number }) => {
    const key = Math.round(x)
    const near = [key - 1, key, key + 1]
      .flatMap((one) => wide.get(one) ?? [])
      .filter((row) => row > (own[0] ?? 0) - MAX_WIDE && row < (own.at(-1) ?? 0) + MAX_WIDE)
    const all = near.length >= MIN_WIDE ? [...own, ...near].toSorted((a, b) => a - b) : own
    return { x, rows: all, changes }
  }
  return [...found.values()]
    .map(withWide)
    .filter(({ rows: own, changes }) => own.length > 2 || (own.length === 2 && changes === 2))
    .filter(({ x, rows: own }) => {
      const between = rows.slice(own[0], (own.at(-1) ?? 0) + 1)
      const crossing = between.filter((row) => row.some((item) => item.x < x - 1 && item.x + item.width > x + 1))
      return crossing.length <= 0.1 * between.length
    })
    .map(({ x }) => x)
}

/** Maximum baseline distance within a row; small lines beside a large name stay separate. */
export const rowTolerance = (one: number, other: number) =>
  Math.max(one, other) > 1.9 * Math.min(one, other) ? 0.35 * Math.min(one, other) : 0.38 * Math.max(one, other)

function fragmentsOf(raw: Item[], columns: readonly number[]): Fragment[] {
  const fragments: Fragment[] = []
  const items = areSpacedWords(raw) ? raw.map((item) => ({ ...item, text: closed(item.text) })) : raw
  const spacing = letterSpacing(items)
  let waiting: Item | undefined
  let last: Fragment | undefined
  for (const item of items) {
    const bare = item.text.trim()
    if (isGlyph(item.text) || (BULLET.test(bare) && !isJoined(last, item))) {
      if (isGlyph(item.text) && last && item.x - last.right < WIDE_GAP * item.size) continue
      waiting = item
      continue
    }
    const isMarked = waiting !== undefined && item.x - (waiting.x + waiting.width) < 4 * item.size
    if (waiting && !isMarked && !isGlyph(waiting.text)) last = append(fragments, last, waiting, spacing, false)
    const bulletX = waiting && isMarked ? waiting : undefined
    waiting = undefined
    const isNext = bulletX !== undefined || (last !== undefined && isColumn(columns, last, item))
    last = append(fragments, last, item, spacing, isNext, bulletX !== undefined)
  }
  if (waiting && !isGlyph(waiting.text)) append(fragments, last, waiting, spacing, false)
  return fragments
}

const SPACED_WORD = /^\p{L}(?: \p{L}){1,20}$/u
/** "T H E", " ", "S T O R Y": words of a letter-spaced title that come one by one, also those too short to show it alone. */
const areSpacedWords = (items: readonly Item[]) => {
  const words = items.filter(({ text }) => text.trim() !== '')
  return words.length > 1 && words.every(({ text }) => SPACED_WORD.test(text.trim()) || /^[\p{L}&]$/u.test(text.trim()))
    ? words.filter(({ text }) => text.trim().length > 1).length * 2 > words.length
    : false
}
const closed = (text: string) => (text.trim() === '' ? text : text.replaceAll(' ', ''))

const isColumn = (columns: readonly number[], last: Fragment, item: Item) =>
  columns.some((x) => Math.abs(x - item.x) < 1.2) && item.x - last.right > COLUMN_GAP * item.size

const isJoined = (last: Fragment | undefined, item: Item) =>
  last !== undefined && item.x - last.right < WIDE_GAP * 1.2 * item.size

function append(
  fragments: Fragment[],
  last: Fragment | undefined,
  item: Item,
  spacing: number,
  isNext: boolean,
  isMarked = false,
): Fragment {
  const text = joinSpacedLetters(item.text.replace(SOFT_DASH, '–').replace(CONTROLS, ''))
  const run = last?.runs.at(-1)
  const gap = last ? item.x - last.right : Number.POSITIVE_INFINITY
  const right = item.x + item.width
  if (
    !last ||
    !run ||
    isNext ||
    gap > WIDE_GAP * Math.max(Math.min(item.size, run?.size ?? item.size), spacing * 2.6) ||
    gap < -4 * item.size
  ) {
    const fresh: Run = { text, x: item.x, right, size: item.size, font: item.font, bold: false, afterGap: false }
    const fragment = { runs: [fresh], x: item.x, right, y: item.y, size: item.size, bullet: isMarked }
    fragments.push(fragment)
    return fragment
  }
  const hasBlank = run.text.endsWith(' ') || text.startsWith(' ')
  const isWordGap = gap > Math.max(WORD_GAP * item.size, spacing > 0 ? spacing * 1.6 : 0)
  const glue = gap > PILL_GAP * item.size ? '  ' : !hasBlank && isWordGap ? ' ' : ''
  const isOtherName = run.font !== item.font && LOWER_END.test(run.text) && NAME_START.test(text)
  const isSameWord = !hasBlank && !isWordGap && !isOtherName
  const isSmall = isSmallCaps(last, run, item, text, isSameWord)
  const isSameStyle = run.font === item.font && (Math.abs(run.size - item.size) < 0.6 || isSmall)
  const opensStyle = run.font !== item.font && PUNCTUATED.test(text)
  if (isSmall) last.small = item.size
  if ((isSameWord && !opensStyle) || isSameStyle) {
    // The rest would be cut off anyway, and every item would copy the whole text before it.
    if (run.text.length < 2 * MAX_LENGTH) run.text += glue + text
    run.right = right
  } else {
    last.runs.push({ text, x: item.x, right, size: item.size, font: item.font, bold: false, afterGap: false })
  }
  last.right = Math.max(last.right, right)
  if (item.size > last.size) [last.size, last.y] = [item.size, item.y]
  return last
}

/** Smaller capitals that continue a word started with a large one, and the words after it. */
function isSmallCaps(last: Fragment, run: Run, item: Item, text: string, isSameWord: boolean): boolean {
  if (run.font !== item.font || item.size > 0.9 * run.size || item.size < 0.6 * run.size || HAS_LOWER.test(text)) return false
  return last.small === undefined ? isSameWord && !HAS_LOWER.test(run.text) : Math.abs(last.small - item.size) < 0.6
}

/** The even distance between the letters of "W O R K"; 0 for normal text. */
function letterSpacing(items: Item[]): number {
  const singles = items.filter(({ text }) => text.trim().length === 1).length
  if (singles < 4 || singles < items.length * 0.7) return 0
  const gaps = items
    .slice(1)
    .map((item, index) => item.x - ((items[index]?.x ?? 0) + (items[index]?.width ?? 0)))
    .toSorted((a, b) => a - b)
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0
  return Math.max(middle, 0)
}

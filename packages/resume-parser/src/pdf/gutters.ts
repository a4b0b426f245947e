import { titleKind } from '#structure/sections/section-titles'
import { isLabel } from './label-side.ts'
import { type Fragment, textOf } from './rows.ts'

/** A vertical white gap between two columns; `from` and `to` are fragment indexes (by y). */
export type Gutter = { x: number; from: number; to: number; height: number }

const MIN_SIDE = 2
/** The least white space left of a column, in font sizes. */
const MIN_GAP = 0.6
/** A white band this high (in font sizes) ends a column. */
const COLUMN_BREAK = 6
/** A white band this high divides a heading from the columns below it. */
const HEAD_BREAK = 3
/** Fewer lines do not show how wide a column is. */
const MIN_COLUMN = 6
/** White bands that are looked at below the shorter column; each look takes the whole column. */
const MAX_BANDS = 30
const MAX_CANDIDATES = 48
/** White space between columns: the fragments that a page with it has, its least width in points, the share of the text that may cross it, how many are tried. */
const MIN_TEXT = 30
const MIN_WHITE = 8
const MAX_CROSSING = 0.04
const MAX_WHITE = 4

/** The gutter with the most text on both sides; `fragments` are sorted by y. */
export function findGutter(fragments: readonly Fragment[], xs: readonly number[]): Gutter | undefined {
  let best: Gutter | undefined
  for (const x of xs) {
    for (const run of clearStretches(fragments, x)) {
      const whole = sharedHeight(fragments, run, x)
      const part = whole > 0 ? run : overlap(fragments, run, x)
      const height = whole > 0 ? whole : sharedHeight(fragments, part, x)
      if (height > 0 && (!best || height > best.height * 1.05)) best = { x, ...part, height }
    }
  }
  return best && withoutHead(fragments, withoutTop(fragments, trimGutter(fragments, best)))
}

/** The first fragment belongs to the text above: the last line of a paragraph, or a line far above both columns. */
function withoutTop(fragments: readonly Fragment[], gutter: Gutter): Gutter {
  const [above, first, next] = [fragments[gutter.from - 1], fragments[gutter.from], fragments[gutter.from + 1]]
  if (!first || !next || gutter.to - gutter.from < 2 * MIN_SIDE) return gutter
  const { x, y, size, bullet, runs } = first
  const isAlone = next.y - y > 0.5 * size
  const isLast =
    above !== undefined &&
    !bullet &&
    titleKind(textOf(next)) === undefined &&
    above.right > gutter.x &&
    Math.abs(above.x - x) < 1 &&
    y - above.y < 1.6 * size &&
    Math.abs(above.size - size) < 0.5 &&
    above.runs.at(-1)?.font === runs[0]?.font
  const isUnderHeading = above !== undefined && above.x < gutter.x && above.right > gutter.x && above.size > 1.2 * size
  const isFar = isUnderHeading && next.y - next.size - y > HEAD_BREAK * size && titleKind(textOf(first)) === undefined
  return isAlone && (isLast || isFar) ? { ...gutter, from: gutter.from + 1 } : gutter
}

/** A two-sided page heading (name and contact data) above two titled columns is not part of them. */
function withoutHead(fragments: readonly Fragment[], { from, ...rest }: Gutter): Gutter {
  const gutter = { ...rest, from: isCentred(fragments, from) ? from + 1 : from }
  const isRight = (index: number) => (fragments[index]?.x ?? 0) >= gutter.x
  let first = gutter.from
  while (first <= gutter.to && titleKind(textOf(fragments[first] as Fragment)) === undefined) first += 1
  if (first > gutter.to) return gutter
  const row = rowStart(fragments, first)
  const { y, size } = fragments[first] as Fragment
  const sides = new Set<boolean>()
  for (let index = row; index <= gutter.to && (fragments[index]?.y ?? 0) < y + 0.4 * size; index += 1)
    if (titleKind(textOf(fragments[index] as Fragment)) !== undefined) sides.add(isRight(index))
  const head = new Set<boolean>()
  for (let index = gutter.from; index < row; index += 1) head.add(isRight(index))
  return sides.size === 2 && head.size === 2 ? { ...gutter, from: row } : gutter
}

/** A single title in the first row, centred above both sides. */
function isCentred(fragments: readonly Fragment[], from: number): boolean {
  const [title, next] = [fragments[from], fragments[from + 1]]
  if (!title || !next || next.y - title.y < 0.5 * title.size || titleKind(textOf(title)) === undefined) return false
  const [left, right] = [Math.min(...fragments.map(({ x }) => x)), Math.max(...fragments.map((one) => one.right))]
  return title.x - left > 20 && Math.abs(title.x + title.right - left - right) < 0.06 * (right - left)
}

/** Possible column starts: left edges of a title or of several fragments. */
export function candidates(fragments: readonly Fragment[]): number[] {
  if (fragments.length < 2 * MIN_SIDE) return []
  const counts = new Map<number, { x: number; count: number }>()
  for (const fragment of fragments) {
    const { x } = fragment
    const key = Math.round(x / 3)
    const known = counts.get(key) ?? counts.get(key - 1) ?? counts.get(key + 1)
    const count = titleKind(textOf(fragment)) === undefined ? 1 : 2
    if (known) {
      known.count += count
      known.x = Math.min(known.x, x)
    } else counts.set(key, { x, count })
  }
  const leftmost = fragments.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
  const shared = [...counts.values()]
    .filter(({ x, count }) => count >= 2 && x > leftmost + 8)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CANDIDATES)
    .map(({ x }) => x - 0.5)
  return [...shared, ...afterWhite(fragments).filter((x) => !shared.some((one) => Math.abs(one - x) < 1))]
}

/** Starts of columns whose lines share no edge (centred text): where hardly anything crosses the white space to the left. */
function afterWhite(fragments: readonly Fragment[]): number[] {
  if (fragments.length < MIN_TEXT) return []
  const edges = fragments.flatMap(({ x, right }) => [[x, 1] as const, [right, -1] as const]).toSorted((a, b) => a[0] - b[0])
  const most = MAX_CROSSING * fragments.length
  const found: number[] = []
  let crossing = 0
  let white = Number.NaN
  for (const [x, step] of edges) {
    if (step === 1 && crossing <= most && x - white > MIN_WHITE) found.push(x - 0.5)
    crossing += step
    if (step === -1 && crossing <= most) white = x
    if (crossing > most) white = Number.NaN
  }
  return found.slice(0, MAX_WHITE)
}

/** Possible starts of right-aligned columns: the longest of several fragments with the same right edge. */
export function rightAligned(fragments: readonly Fragment[]): number[] {
  const groups = new Map<number, Fragment[]>()
  for (const fragment of fragments) {
    const key = Math.round(fragment.right / 2)
    groups.set(key, [...(groups.get(key) ?? []), fragment])
  }
  return [...groups.values()]
    .filter((group) => group.length > 2 && new Set(group.map(({ x }) => Math.round(x))).size > 1)
    .map((group) => Math.min(...group.map(({ x }) => x)) - 0.5)
}

/** Stretches that nothing crosses or touches at x; a long pause on one side also ends one. */
function clearStretches(fragments: readonly Fragment[], x: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let from = 0
  let sides: [number, number] = [0, 0]
  let last: [number, number] = [Number.NaN, Number.NaN]
  const edges = new Set<number>()
  const close = (index: number, next: number) => {
    if (Math.min(...sides) >= MIN_SIDE) runs.push({ from, to: index - 1 })
    from = next
    edges.clear()
    sides = [0, 0]
    for (let again = next; again < index; again += 1) sides[(fragments[again] as Fragment).x >= x ? 1 : 0] += 1
    last = [Number.NaN, Number.NaN]
  }
  for (let index = 0; index <= fragments.length; index += 1) {
    const fragment = fragments[index]
    if (!fragment || (fragment.x < x && fragment.right > x - MIN_GAP * fragment.size)) {
      close(index, index + 1)
      continue
    }
    const side = fragment.x >= x ? 1 : 0
    const [own, other] = side === 1 ? [last[1], last[0]] : [last[0], last[1]]
    const isBroken =
      fragment.y - own > COLUMN_BREAK * fragment.size &&
      fragment.y - other < COLUMN_BREAK * fragment.size &&
      (fragment.y - own > 2 * COLUMN_BREAK * fragment.size ||
        !(edges.has(Math.round(fragment.x)) || (fragment.x - x < 3 && side === 1 && isText(fragments, from, index, x))))
    if (isBroken && (side === 1 || !isLabel(textOf(fragment)))) close(index, rowStart(fragments, index))
    last[side] = fragment.y
    sides[side] += 1
    edges.add(Math.round(fragment.x))
  }
  return runs
}

/** The right side holds more than dates and places. */
const isText = (fragments: readonly Fragment[], from: number, to: number, x: number) =>
  fragments.slice(from, to).filter((fragment) => fragment.x >= x && !isLabel(textOf(fragment))).length > 1

function rowStart(fragments: readonly Fragment[], index: number): number {
  const { y, size } = fragments[index] as Fragment
  let start = index
  while (start > 0 && y - (fragments[start - 1] as Fragment).y < 0.4 * size) start -= 1
  return start
}

function overlap(
  fragments: readonly Fragment[],
  { from, to }: { from: number; to: number },
  x: number,
): { from: number; to: number } {
  const rights: number[] = []
  const lefts: number[] = []
  for (let index = from; index <= to; index += 1)
    (((fragments[index] as Fragment).x >= x ? rights : lefts) as number[]).push(index)
  const first = Math.max(lefts[0] ?? from, rights[0] ?? from)
  return {
    from: Math.max(from, rowStart(fragments, first)),
    to: Math.min(to, rowEnd(fragments, Math.min(lefts.at(-1) ?? to, rights.at(-1) ?? to))),
  }
}

function rowEnd(fragments: readonly Fragment[], index: number): number {
  const { y, size } = fragments[index] as Fragment
  let end = index
  while (end < fragments.length - 1 && (fragments[end + 1] as Fragment).y - y < 0.4 * size) end += 1
  return end
}

/** The height over which both sides hold text. */
function sharedHeight(fragments: readonly Fragment[], { from, to }: { from: number; to: number }, x: number): number {
  const sides = [0, 0]
  const spans = [
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ] as [[number, number], [number, number]]
  for (let index = from; index <= to; index += 1) {
    const fragment = fragments[index] as Fragment
    const isRight = fragment.x >= x
    const span = spans[isRight ? 1 : 0]
    sides[isRight ? 1 : 0] = (sides[isRight ? 1 : 0] ?? 0) + 1
    span[0] = Math.min(span[0], fragment.y - fragment.size)
    span[1] = Math.max(span[1], fragment.y)
  }
  if (Math.min(...sides) < MIN_SIDE) return 0
  return Math.min(spans[0][1], spans[1][1]) - Math.max(spans[0][0], spans[1][0])
}

/** Text below a white band belongs to the following text, not to a column. */
function trimGutter(fragments: readonly Fragment[], gutter: Gutter): Gutter {
  const isRight = (index: number) => (fragments[index]?.x ?? 0) >= gutter.x
  let to = gutter.to
  const lastSide = isRight(to)
  while (to > gutter.from && isRight(to) === lastSide) to -= 1
  let bands = 0
  for (let index = to + 1; index <= gutter.to; index += 1) {
    const [above, here] = [fragments[index - 1], fragments[index]] as [Fragment, Fragment]
    const isBand = here.y - above.y > 1.9 * Math.max(here.size, above.size)
    const mayEnd = gutter.to < fragments.length - 1 || titleKind(textOf(here)) !== undefined
    if (!isBand || !mayEnd) continue
    if (bands >= MAX_BANDS || !fillsColumn(fragments, gutter, index)) return { ...gutter, to: index - 1 }
    bands += 1
  }
  return gutter
}

/** Text from here on that is as wide as the column above it is part of the column. */
function fillsColumn(fragments: readonly Fragment[], { from, to, x }: Gutter, start: number): boolean {
  const isRight = (fragments[start] as Fragment).x >= x
  const above = fragments.slice(from, start).filter((one) => one.x >= x === isRight)
  const [left, right] = [Math.min(...above.map((one) => one.x)), Math.max(...above.map((one) => one.right))]
  const wide = fragments.slice(start, to + 1).filter((one) => one.right > right - 0.15 * (right - left))
  return above.length >= MIN_COLUMN && wide.length > 0
}

import { fieldByLabel } from '#structure/field-labels'
import { titleKind } from '#structure/section-titles'
import { hasDate } from '#words/dates'
import { isPlaceLike } from '#words/places'
import type { Fragment } from './rows.ts'

/** A vertical white gap between two columns; `from` and `to` are fragment indexes (by y). */
export type Gutter = { x: number; from: number; to: number; height: number }

const MIN_SIDE = 2
/** A white band this high (in font sizes) ends a column. */
const COLUMN_BREAK = 6
const MAX_CANDIDATES = 48
/** In points: a wider side that is also wider than its neighbour holds no labels. */
const MAX_LABEL_WIDTH = 200

export const textOf = ({ runs }: Fragment) =>
  runs
    .map(({ text }) => text)
    .join(' ')
    .trim()

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
  return best && withoutHead(fragments, trimGutter(fragments, best))
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

/** Possible column starts: left edges shared by several fragments. */
export function candidates(fragments: readonly Fragment[]): number[] {
  if (fragments.length < 2 * MIN_SIDE) return []
  const counts = new Map<number, { x: number; count: number }>()
  for (const { x } of fragments) {
    const key = Math.round(x / 3)
    const known = counts.get(key) ?? counts.get(key - 1) ?? counts.get(key + 1)
    if (known) {
      known.count += 1
      known.x = Math.min(known.x, x)
    } else counts.set(key, { x, count: 1 })
  }
  const leftmost = fragments.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
  return [...counts.values()]
    .filter(({ x, count }) => count >= 2 && x > leftmost + 8)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CANDIDATES)
    .map(({ x }) => x - 0.5)
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

/** Stretches that nothing crosses at x; a long pause on one side also ends one. */
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
    if (!fragment || (fragment.x < x && fragment.right > x + 0.5)) {
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

/** The height over which both sides hold text; 0 without a wide enough gap. */
function sharedHeight(fragments: readonly Fragment[], { from, to }: { from: number; to: number }, x: number): number {
  const sides = [0, 0]
  const spans = [
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ] as [[number, number], [number, number]]
  let leftEdge = Number.NEGATIVE_INFINITY
  let size = 0
  for (let index = from; index <= to; index += 1) {
    const fragment = fragments[index] as Fragment
    const isRight = fragment.x >= x
    const span = spans[isRight ? 1 : 0]
    sides[isRight ? 1 : 0] = (sides[isRight ? 1 : 0] ?? 0) + 1
    span[0] = Math.min(span[0], fragment.y - fragment.size)
    span[1] = Math.max(span[1], fragment.y)
    size += fragment.size
    if (!isRight) leftEdge = Math.max(leftEdge, fragment.right)
  }
  if (Math.min(...sides) < MIN_SIDE) return 0
  if (x - leftEdge < 0.6 * (size / (to - from + 1))) return 0
  return Math.min(spans[0][1], spans[1][1]) - Math.max(spans[0][0], spans[1][0])
}

/** Text below a white band belongs to the following text, not to a column. */
function trimGutter(fragments: readonly Fragment[], gutter: Gutter): Gutter {
  const isRight = (index: number) => (fragments[index]?.x ?? 0) >= gutter.x
  let to = gutter.to
  const lastSide = isRight(to)
  while (to > gutter.from && isRight(to) === lastSide) to -= 1
  for (let index = to + 1; index <= gutter.to; index += 1) {
    const [above, here] = [fragments[index - 1], fragments[index]] as [Fragment, Fragment]
    const isBand = here.y - above.y > 1.9 * Math.max(here.size, above.size)
    if (isBand && gutter.to < fragments.length - 1) return { ...gutter, to: index - 1 }
    if (isBand && titleKind(textOf(here)) !== undefined) return { ...gutter, to: index - 1 }
  }
  return gutter
}

/**
 * The side that only labels the other (titles or dates in a margin), so that both are read row by row.
 */
export function labelSide(left: readonly Fragment[], right: readonly Fragment[]): 'left' | 'right' | undefined {
  if (isPaired(left, right)) return 'right'
  if (areLabels(left, right)) return 'left'
  return areLabels(right, left) ? 'right' : undefined
}

/** A table of names and values, one pair per line: its lines are not split. */
function isPaired(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  if (left.length !== right.length || !isOneFont(left) || !isOneFont(right) || isOneFont([...left, ...right])) return false
  return left.every(({ y, size }, index) => Math.abs(y - (right[index]?.y ?? 0)) < 0.5 * size)
}

function areLabels(labels: readonly Fragment[], others: readonly Fragment[]): boolean {
  if (widthOf(labels) > MAX_LABEL_WIDTH && widthOf(labels) > widthOf(others)) return false
  const ys = others.map(({ y }) => y)
  const isBeside = ({ y, size }: Fragment) => ys.some((other) => Math.abs(other - y) < 0.9 * size)
  const isLevel = ({ y, size }: Fragment) => ys.some((other) => Math.abs(other - y) < 0.25 * size)
  const blocks = stacks(labels)
  const centres = stacks(others).map(centreOf)
  const isCentred = (block: Fragment[]) =>
    centres.some((centre) => Math.abs(centre - centreOf(block)) < 0.7 * (block[0]?.size ?? 0))
  let titles = 0
  let named = 0
  let beside = 0
  let aligned = 0
  let colons = 0
  for (const block of blocks) {
    const texts = block.map(textOf)
    if (titleKind(texts.join(' ')) !== undefined) {
      titles += 1
      continue
    }
    if (block.length === 1 && isLevel(block[0] as Fragment)) aligned += 1
    if (isBeside(block[0] as Fragment) || isCentred(block)) beside += 1
    if (block.length === 1 && isHeading(block[0] as Fragment, others)) named += 1
    else if (block.length <= 4 && 2 * texts.filter(isLabel).length >= block.length) named += 1
    if (block.length <= 2 && texts.at(-1)?.endsWith(':')) colons += 1
  }
  if (haveParallelTitles(labels, others)) return false
  const share = (count: number) => (count + titles) / blocks.length
  if (share(beside) < 0.7) return false
  if (share(named) >= 0.65 || share(colons) >= 0.65) return true
  return aligned >= 0.9 * (blocks.length - titles) && share(named) >= 0.3
}

/** A few words much larger than everything on the other side. */
export const isHeading = (one: Fragment, others: readonly Fragment[]) =>
  textOf(one).split(' ').length <= 5 && others.every(({ size }) => one.size > 1.4 * size)

/** Titles side by side start two columns. */
const haveParallelTitles = (one: readonly Fragment[], other: readonly Fragment[]) => {
  const isTitle = (fragment: Fragment) => titleKind(textOf(fragment)) !== undefined
  const [first, second] = [one.find(isTitle), other.find(isTitle)]
  return first !== undefined && second !== undefined && Math.abs(first.y - second.y) < 0.4 * first.size
}

export const isLabel = (text: string) =>
  hasDate(text) || titleKind(text) !== undefined || fieldByLabel(text) !== undefined || isPlaceLike(text)
const widthOf = (side: readonly Fragment[]) => Math.max(...side.map(({ x, right }) => right - x))
const centreOf = (block: Fragment[]) => ((block[0]?.y ?? 0) - (block[0]?.size ?? 0) + (block.at(-1)?.y ?? 0)) / 2
const isOneFont = (fragments: readonly Fragment[]) => new Set(fragments.map(({ runs }) => runs[0]?.font)).size === 1

const isNamed = (text: string) => titleKind(text) !== undefined || fieldByLabel(text) !== undefined

/** Groups lines of one side that follow each other closely. */
export function stacks(side: readonly Fragment[]): Fragment[][] {
  const groups: Fragment[][] = []
  let last: Fragment | undefined
  for (const fragment of side) {
    const group = groups.at(-1)
    const isClose =
      last !== undefined &&
      fragment.y - last.y < 1.75 * Math.max(last.size, fragment.size) &&
      fragment.size > 0.8 * last.size &&
      fragment.size < 1.25 * last.size
    const [above, here] = [group?.map(textOf).join(' ') ?? '', textOf(fragment)]
    const isBroken = isNamed(`${above} ${here}`)
    const isTitle = isNamed(above) || isNamed(here)
    if (group && isClose && (isBroken || !isTitle)) group.push(fragment)
    else groups.push([fragment])
    last = fragment
  }
  return groups
}

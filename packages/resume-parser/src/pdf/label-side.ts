import { fieldByLabel } from '#structure/headings/field-labels'
import { titleKind } from '#structure/sections/section-titles'
import { hasDate } from '#words/dates'
import { findDegree } from '#words/degrees'
import { isPlaceLike } from '#words/places'
import { type Fragment, textOf } from './rows.ts'

/** In points: a wider side that is also wider than its neighbour holds no labels. */
const MAX_LABEL_WIDTH = 200
const MAX_TITLE_LINES = 8
const MIN_BAR_TITLES = 3

/**
 * The side that only labels the other (titles or dates in a margin), so that both are read row by row.
 */
export function labelSide(left: readonly Fragment[], right: readonly Fragment[]): 'left' | 'right' | undefined {
  if (isPaired(left, right)) return 'right'
  if (areLabels(left, right)) return 'left'
  // Titles in a margin stand at the left; at the right they are those of a side bar.
  const titles = right.filter((one) => titleKind(textOf(one)) !== undefined).length
  return titles < MIN_BAR_TITLES && areLabels(right, left) ? 'right' : undefined
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
    else if (block.length <= 4 && 2 * texts.filter((text) => isLabel(text) || isDegree(text)).length >= block.length) named += 1
    const areNames = block.length > 2 && texts.every((text) => text.endsWith(':')) && block.every(isLevel)
    if (areNames || (block.length <= 2 && texts.at(-1)?.endsWith(':'))) colons += 1
  }
  if (haveParallelTitles(labels, others)) return false
  const share = (count: number) => (count + titles) / blocks.length
  if (share(beside) < 0.7) return false
  if (share(named) >= 0.65 || share(colons) >= 0.65) return true
  if (aligned >= 0.9 * (blocks.length - titles) && share(named) >= 0.3) return true
  return isDateColumn(labels, others, isLevel)
}

const MIN_DATES = 2
const MAX_DATE_COLUMN = 130

/** A narrow column whose lines each start beside a line of a longer one, several of them dates. */
const isDateColumn = (labels: readonly Fragment[], others: readonly Fragment[], isLevel: (one: Fragment) => boolean) =>
  widthOf(labels) <= MAX_DATE_COLUMN &&
  others.length > labels.length &&
  labels.filter((one) => hasDate(textOf(one))).length >= MIN_DATES &&
  labels.filter(isLevel).length >= 0.9 * labels.length

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
const isDegree = (text: string) => findDegree(text)?.degree === text
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
    // No title takes more lines; a long group would be joined again and again.
    const [above, here] = [group && group.length <= MAX_TITLE_LINES ? group.map(textOf).join(' ') : '', textOf(fragment)]
    // "Competenze" in bold above the label "Professionali" is not one title, although the words would make one.
    const isBroken = last?.runs[0]?.font === fragment.runs[0]?.font && isNamed(`${above} ${here}`)
    const isTitle = isNamed(above) || isNamed(here)
    if (group && isClose && (isBroken || !isTitle)) group.push(fragment)
    else groups.push([fragment])
    last = fragment
  }
  return groups
}

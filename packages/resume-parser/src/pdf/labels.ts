import { fieldByLabel } from '#structure/headings/field-labels'
import { looseKind } from '#structure/sections/loose-titles'
import { titleKind } from '#structure/sections/section-titles'
import { isDateAlone } from '#words/dates'
import { isHeading, isLabel, stacks } from './label-side.ts'
import { type Fragment, textOf } from './rows.ts'

type Block = Fragment[]

/** Fewer titles do not show that a margin is made of them. */
const MIN_TITLES = 3
const LONE_YEAR = /^\d{4}$/
/** "May 2019 –", "May 2019 – June": continues below. */
const OPEN_SPAN = /\d\s*[-–—](?:\s*\p{L}+\.?)?$/u

/** Each label, followed by the text beside it down to the next label. */
export function rowsByLabel(left: Fragment[], right: Fragment[]): Block[] {
  const labels = stacks(left)
    .map(joinTitle)
    .flatMap((stack) => (isTable(stack, right) ? stack.map((label) => [label]) : [stack]))
  const titleFont = fontOfTitles(labels)
  const tops = labels.map((label, index) => {
    const last = labels[index - 1]?.at(-1)
    const top = bandTop(label[0] as Fragment, right)
    return last ? Math.max(top, last.y + 0.3 * last.size) : top
  })
  const blocks: Block[] = []
  const looks = looksOfTitles(left, right)
  const isTitledRight = right.some((one) => titleKind(textOf(one)) !== undefined)
  const before = right.filter(({ y }) => y < (tops[0] ?? 0))
  if (before.length > 0) blocks.push(before)
  for (const [index, label] of labels.entries()) {
    const [top, next] = [tops[index] ?? 0, tops[index + 1] ?? Number.POSITIVE_INFINITY]
    const band = right.filter(({ y }) => y >= top && y < next)
    const titles = titlesOver(label[0] as Fragment, band, looks)
    if (titles > 0) blocks.push(band.slice(0, titles))
    const beside = band.slice(titles)
    const field = fieldLabel(label)
    const text = textOf(label[0] as Fragment)
    const isTitle = isHeading(label[0] as Fragment, right) || (titleFont !== undefined && fontOf(label[0]) === titleFont)
    const isName =
      label.length === 1 && beside.length > 0 && !isTitle && (!isLabel(text) || (isTitledRight && titleKind(text) !== undefined))
    if (isName || (field && beside.length > 0) || isRow(label, beside)) blocks.push([...(field ? [field] : label), ...beside])
    else blocks.push(label, ...(beside.length > 0 ? [beside] : []))
  }
  return blocks
}

const fontOf = (one: Fragment | undefined) => one?.runs[0] && `${one.runs[0].font}/${Math.round(one.size)}`

/** The font in which a margin has its titles; undefined when it holds other labels in that font as well. */
function fontOfTitles(labels: readonly Block[]): string | undefined {
  const titles = labels.filter(([label]) => label && titleKind(textOf(label)) !== undefined)
  const [font] = new Set(titles.map(([label]) => fontOf(label)))
  const all = labels.filter(([label]) => fontOf(label) === font)
  return titles.length >= MIN_TITLES && 3 * titles.length >= 2 * all.length ? font : undefined
}

/** "RESEARCH / EXPERIENCE": one title in a narrow margin. */
function joinTitle(stack: Block): Block {
  const [first, ...more] = stack
  const text = stack.map(textOf).join(' ')
  const [run] = first?.runs ?? []
  // "Sprachen" above "Führerschein" are two.
  const areTwo = stack.every((one) => titleKind(textOf(one)) !== undefined)
  const isTitle =
    more.length > 0 && !areTwo && titleKind(text) !== undefined && more.every((one) => fontOf(one) === fontOf(first))
  return first && run && isTitle ? [{ ...first, runs: [{ ...run, text }] }] : stack
}

/** A label and several cells at its height form a table row. */
const isRow = ([label, ...more]: Block, beside: Block) =>
  label !== undefined &&
  more.length === 0 &&
  titleKind(textOf(label)) === undefined &&
  beside.length > 1 &&
  beside.every(({ y, size }) => Math.abs(y - label.y) < 0.25 * size)

/** A form label, joined when its column wraps it. */
function fieldLabel(label: Block): Fragment | undefined {
  const text = label.map(textOf).join(' ')
  const [first] = label
  const [run] = first?.runs ?? []
  return first && run && fieldByLabel(text) !== undefined ? { ...first, runs: [{ ...run, text }] } : undefined
}

/** Each label has exactly one line beside it. */
function isTable(stack: Block, right: readonly Fragment[]): boolean {
  const [first, last] = [stack[0], stack.at(-1)] as [Fragment, Fragment]
  if (stack.length < 2 || stack.every((label) => LONE_YEAR.test(textOf(label)))) return false
  if (stack.some((label) => OPEN_SPAN.test(textOf(label)) && !isDateAlone(textOf(label)))) return false
  // The title of what follows stands below the last label, and closer than its own text.
  const isNextTitle = (one: Fragment) => one.y > last.y + 0.6 * one.size && titleKind(textOf(one)) !== undefined
  const beside = right.filter((one) => one.y > first.y - 0.6 * one.size && one.y < last.y + 1.9 * one.size && !isNextTitle(one))
  return (
    beside.length === stack.length && beside.every(({ y, size }, index) => Math.abs(y - (stack[index]?.y ?? 0)) < 0.25 * size)
  )
}

/** How many lines beside a label are section titles above it. */
function titlesOver(label: Fragment, band: readonly Fragment[], looks: ReadonlySet<string | undefined>): number {
  const over = band.filter(({ y, size }) => y < label.y - 0.7 * Math.min(size, label.size))
  return over.findLastIndex((fragment) => titleKind(textOf(fragment)) !== undefined || looks.has(fontOf(fragment))) + 1
}

/** Larger than any label, and mostly in titles, with a remark or a rare word as well: "Education in brief". */
function looksOfTitles(labels: readonly Fragment[], right: readonly Fragment[]): Set<string | undefined> {
  const least = LARGER * Math.max(...labels.map(({ size }) => size))
  const larger = Map.groupBy(
    right.filter(({ size }) => size > least),
    fontOf,
  )
  const isOfTitles = (some: readonly Fragment[]) => {
    const titles = some.filter((one) => looseKind(textOf(one)) !== undefined || titleKind(textOf(one)) !== undefined)
    return titles.length > 1 && 2 * titles.length > some.length
  }
  return new Set([...larger].flatMap(([look, some]) => (isOfTitles(some) ? [look] : [])))
}
const LARGER = 1.1

/** Where the text beside a label starts: it may be slightly higher than the label. */
function bandTop(label: Fragment, right: Fragment[]): number {
  let top = label.y - 0.6 * label.size
  let widest = 0
  for (const [index, { y, size }] of right.entries()) {
    if (y < label.y - 1.6 * Math.max(size, label.size) || y > label.y + 0.6 * label.size) continue
    const space = y - (right[index - 1]?.y ?? Number.NEGATIVE_INFINITY)
    // Rows of a table without space between them: the line at the height of the label starts the next one.
    const isLevel = Math.abs(y - label.y) < 0.25 * size
    if (space > widest * (isLevel ? 0.9 : 1.2)) [widest, top] = [space, Math.min(y - 0.1, label.y)]
  }
  return top
}

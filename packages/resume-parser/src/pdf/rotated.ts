import { MAX_LENGTH } from '#structure/lines/lines'
import { titleKind } from '#structure/sections/section-titles'
import type { Fragment, Item } from './rows.ts'

/** Text that runs upwards or downwards in a margin: `y` and `bottom` are its ends on the page. */
export type Rotated = Item & { bottom: number }

const MAX_TITLES = 20
const MAX_OTHERS = 100

/** Rotated texts that are no titles: nobody knows where they belong, so they are shown as such. */
export const otherTexts = (rotated: readonly Rotated[]): string[] =>
  joined(rotated)
    .flatMap(({ text }) => (text && titleKind(text) === undefined ? text.slice(0, MAX_LENGTH) : []))
    .slice(0, MAX_OTHERS)

/** Section titles among rotated texts become lines of their own above the text that they stand beside. */
export function uprightTitles(rotated: readonly Rotated[], fragments: readonly Fragment[]): Fragment[] {
  const titles = joined(rotated)
    .filter(({ text }) => titleKind(text) !== undefined)
    .slice(0, MAX_TITLES)
  const rows = fragments.toSorted((a, b) => a.y - b.y)
  const [left, right] = [Math.min(...rows.map(({ x }) => x)), Math.max(...rows.map((one) => one.right))]
  return titles.flatMap(({ text, y, size, font }, index) => {
    const first = firstBeside(rows, titles[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY, y)
    if (!first) return []
    const run = { text, x: left, right, size, font, bold: false, afterGap: false }
    return [{ runs: [run], x: left, right, y: first.y - 1.1 * first.size, size, bullet: false }]
  })
}

/** The words of one title: at the same x, one after the other. */
function joined(rotated: readonly Rotated[]): Rotated[] {
  const all: Rotated[] = []
  for (const item of rotated.toSorted((a, b) => a.x - b.x || a.y - b.y)) {
    const last = all.at(-1)
    const isNext = last && Math.abs(last.x - item.x) < 2 && item.y - last.bottom < 1.2 * item.size
    if (!isNext) all.push({ ...item })
    else {
      // Text that runs upwards has its first word at the bottom.
      const isUpwards = item.width < 0
      const glue = item.y - last.bottom > 0.14 * item.size ? ' ' : ''
      last.text = isUpwards ? `${item.text}${glue}${last.text}` : `${last.text}${glue}${item.text}`
      last.bottom = item.bottom
    }
  }
  return all.map((one) => ({ ...one, text: one.text.trim() })).toSorted((a, b) => a.y - b.y)
}

/** The first row of the part beside a title: the one after the widest white band above the title's end. */
function firstBeside(rows: readonly Fragment[], after: number, top: number): Fragment | undefined {
  let widest = rows[0]?.size ?? 0
  let first = rows.find(({ y }) => y > after)
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    if (!above || above.y < after || row.y - row.size > top) continue
    if (row.y - row.size - above.y > widest) [widest, first] = [row.y - row.size - above.y, row]
  }
  return first
}

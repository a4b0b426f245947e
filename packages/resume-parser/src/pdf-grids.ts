import { hasDate } from '#dates'
import { textOf } from '#pdf-gutters'
import type { Fragment } from '#pdf-rows'
import { titleKind } from '#section-titles'

/** How far apart (in sizes) two rows of a grid may lie. */
const NEXT_ROW = 2.2

type Row = Fragment[]

/** Entries that stand side by side (two schools, each with its dates below its name) are read one after the other. */
export function withoutGrids(fragments: Fragment[]): Fragment[][] {
  const rows = rowsOf(fragments)
  const blocks: Fragment[][] = []
  let open: Fragment[] = []
  for (let index = 0; index < rows.length; ) {
    const count = gridAt(rows, index)
    if (count === 0) {
      open.push(...(rows[index] as Row))
      index += 1
      continue
    }
    if (open.length > 0) blocks.push(open)
    open = []
    const xs = (rows[index] as Row).map(({ x }) => x)
    const cells = rows.slice(index, index + count).flat()
    for (const [place, x] of xs.entries())
      blocks.push(cells.filter((cell) => cell.x > x - 3 && cell.x < (xs[place + 1] ?? Number.POSITIVE_INFINITY) - 3))
    index += count
  }
  if (open.length > 0) blocks.push(open)
  return blocks
}

function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = []
  for (const fragment of fragments) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - fragment.y) < 0.3 * fragment.size) row.push(fragment)
    else rows.push([fragment])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  return rows
}

/** How many rows from here on are a grid: the same places, the same look from left to right, a date in every cell of one of them. */
function gridAt(rows: readonly Row[], from: number): number {
  const first = rows[from] as Row
  if (first.length < 2 || !isAlike(first)) return 0
  let count = 1
  let dated = isDated(first) ? 1 : 0
  for (let row = rows[from + 1]; row && isBelow(row, rows[from + count - 1] as Row, first); row = rows[from + count]) {
    if (row.length === first.length && isDated(row)) dated += 1
    count += 1
  }
  return dated === 1 && count > 1 && rows.slice(from, from + count).filter((row) => row.length > 1).length > 1 ? count : 0
}

const isAlike = (row: Row) =>
  row.every(({ size, runs }) => Math.abs(size - (row[0]?.size ?? 0)) < 0.3 && runs[0]?.font === row[0]?.runs[0]?.font)
const isDated = (row: Row) => row.every((cell) => hasDate(textOf(cell)))
/** Close below, each piece inside one of the columns; what stands alone is no title. */
const isBelow = (row: Row, above: Row, first: Row) =>
  (row[0]?.y ?? 0) - (above[0]?.y ?? 0) < NEXT_ROW * Math.max(row[0]?.size ?? 0, above[0]?.size ?? 0) &&
  row.every((cell) =>
    first.some(({ x }, place) => cell.x > x - 3 && cell.right < (first[place + 1]?.x ?? Number.POSITIVE_INFINITY)),
  ) &&
  (row.length === 1 ? titleKind(textOf(row[0] as Fragment)) === undefined : isAlike(row))

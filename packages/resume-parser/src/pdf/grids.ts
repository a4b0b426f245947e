import { titleKind } from '#structure/sections/section-titles'
import { hasDate, withoutDates } from '#words/dates'
import { type Fragment, textOf } from './rows.ts'

/** Maximum row distance in a grid, in font sizes. */
const NEXT_ROW = 2.2

/** Maximum lines of a card. */
const MAX_CARD = 14
const MAX_BESIDE_DATE = 4

type Row = Fragment[]

/** Splits a grid of entries (two schools side by side, dates below their names) into one block per entry. */
export function splitGrids(fragments: Fragment[]): Fragment[][] {
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
      blocks.push(cells.filter((cell) => cell.x >= x - 3 && cell.x < (xs[place + 1] ?? Number.POSITIVE_INFINITY) - 3))
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

/** The number of rows of a grid that starts here: same positions, same style across, one row of dates. */
function gridAt(rows: readonly Row[], from: number): number {
  const first = rows[from] as Row
  if (first.length < 2 || !hasOneStyle(first)) return 0
  let count = 1
  let dated = isDated(first) ? 1 : 0
  for (let row = rows[from + 1]; row && isBelow(row, rows[from + count - 1] as Row, first); row = rows[from + count]) {
    if (row.length === first.length && isDated(row)) dated += 1
    count += 1
  }
  if (dated !== 1) return cardsAt(rows, from)
  return dated === 1 && count > 1 && rows.slice(from, from + count).filter((row) => row.length > 1).length > 1 ? count : 0
}

/** Like a grid, but a name may wrap in one column: same styles downwards, one date in each column. */
function cardsAt(rows: readonly Row[], from: number): number {
  const first = rows[from] as Row
  let count = 1
  while (rows[from + count] && count <= MAX_CARD && isUnder(rows[from + count] as Row, rows[from + count - 1] as Row, first))
    count += 1
  if (count === 1 || count > MAX_CARD) return 0
  const cells = rows.slice(from, from + count).flat()
  const columns = first.map(({ x }, place) =>
    cells.filter((cell) => cell.x >= x - 3 && cell.x < (first[place + 1]?.x ?? Number.POSITIVE_INFINITY) - 3),
  )
  const styles = new Set(columns.map(stylesOf))
  return styles.size === 1 && columns.every((column) => column.length > 1 && column.filter(isDateCell).length === 1) ? count : 0
}

/** The styles of a column downwards, without repetitions. */
const stylesOf = (column: Row) =>
  column
    .map(({ size, runs }) => `${Math.round(size * 2)}${runs[0]?.font}`)
    .filter((style, index, all) => style !== all[index - 1])
    .join(' ')

/** A date with a few words at most, not a sentence with a year. */
const isDateCell = (cell: Fragment) => hasDate(textOf(cell)) && withoutDates(textOf(cell)).split(' ').length <= MAX_BESIDE_DATE

const hasOneStyle = (row: Row) =>
  row.every(({ size, runs }) => Math.abs(size - (row[0]?.size ?? 0)) < 0.3 && runs[0]?.font === row[0]?.runs[0]?.font)
const isDated = (row: Row) => row.every((cell) => hasDate(textOf(cell)))
/** Close below, each cell inside a column; a single cell must not be a title. */
const isBelow = (row: Row, above: Row, first: Row) => isUnder(row, above, first) && (row.length === 1 || hasOneStyle(row))
const isUnder = (row: Row, above: Row, first: Row) =>
  (row[0]?.y ?? 0) - (above[0]?.y ?? 0) < NEXT_ROW * Math.max(row[0]?.size ?? 0, above[0]?.size ?? 0) &&
  row.every((cell) =>
    first.some(({ x }, place) => cell.x >= x - 3 && cell.right < (first[place + 1]?.x ?? Number.POSITIVE_INFINITY)),
  ) &&
  !(row.length === 1 && titleKind(textOf(row[0] as Fragment)) !== undefined)

import type { Line, Run } from '#document/model'

/** Lines of one cell follow each other as closely as text does; rows stand further apart. */
const MAX_GAP = 1.2
const MAX_SHIFT = 3

/** The runs between wide gaps. */
export function cellsOf({ runs }: Line): Run[][] {
  const cells: Run[][] = []
  for (const run of runs) {
    if (cells.length === 0 || run.afterGap) cells.push([run])
    else cells.at(-1)?.push(run)
  }
  return cells
}

/** Where the cells of a line start. */
export const startsOf = (line: Line) => cellsOf(line).map(([first]) => first?.x ?? 0)

/** A row of a table with the second lines of its cells: "Technology" above "Management". */
export function continuedRow(row: Line | undefined, line: Line, starts: readonly number[]): Line | undefined {
  if (!row || line.bullet || line.block !== row.block || line.page !== row.page || line.gap > MAX_GAP) return undefined
  const cells = cellsOf(row)
  if (cells.length !== starts.length || starts.length < 2) return undefined
  const more = cellsOf(line).map((cell) => ({
    place: starts.findIndex((x) => Math.abs(x - (cell[0]?.x ?? 0)) < MAX_SHIFT),
    text: cell.map(({ text }) => text.trim()).join(' '),
  }))
  if (more.length >= starts.length || more.some(({ place }) => place < 0)) return undefined
  for (const { place, text } of more) {
    const cell = cells[place] as Run[]
    const last = cell.at(-1) as Run
    cells[place] = [...cell.slice(0, -1), { ...last, text: `${last.text.trim()} ${text}` }]
  }
  const sources = [...(row.sources ?? [row]), ...(line.sources ?? [line])]
  return { ...row, runs: cells.flat(), text: cells.map((cell) => cell.map(({ text }) => text).join(' ')).join('\t'), sources }
}

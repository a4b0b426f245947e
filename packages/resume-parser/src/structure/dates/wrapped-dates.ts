import type { Line, Run } from '#document/model'
import { findDates } from '#words/dates'

const MAX_LINES = 4
const MAX_LENGTH = 18
/** Endings of a date that continues below: a dash, a word for "to", a month. */
const OPEN = /\d.*(?:[-–—−]|\p{L})\.?$|^\p{L}{3,10}\.?$/u

/** "Mar 2019 –" above "Present". */
const DASH_END = /\d\s*[-–—−]$/u

/** Joins a date range wrapped in a narrow column: "Sept 2019 –" beside a job, "June 2021" beside its company. */
export function joinWrappedDates(all: readonly Line[]): Line[] {
  const lines = joinEndCells(all)
  const joined: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line
    const parts = partsFrom(lines, index)
    if (parts.length < 2) {
      joined.push(line)
      continue
    }
    const [first] = line.runs as [Run]
    joined.push(rebuilt(line, [{ ...first, text: parts.join(' ') }, ...line.runs.slice(1)]))
    for (const below of lines.slice(index + 1, index + parts.length))
      if (below.runs.length > 1) joined.push(rebuilt(below, below.runs.slice(1)))
    index += parts.length - 1
  }
  return joined
}

/** The pieces of the date that starts in the first cell of a line; empty when it is not wrapped. */
function partsFrom(lines: readonly Line[], from: number): string[] {
  const top = lines[from] as Line
  const first = cellOf(top)
  if (!first || !OPEN.test(first) || isWhole(first)) return []
  if (!/\d/.test(cellOf(lines[from + 1]) ?? '') && !DASH_END.test(first)) return []
  const parts = [first]
  for (const below of lines.slice(from + 1, from + MAX_LINES)) {
    const cell = cellOf(below)
    const isUnder = below.block === top.block && below.page === top.page && Math.abs(below.x - top.x) < 2 && below.gap < 1.6
    if (!cell || !isUnder) return []
    parts.push(cell)
    if (isWhole(parts.join(' '))) return parts
  }
  return []
}

/** The short text before the first wide gap. */
function cellOf(line: Line | undefined): string | undefined {
  const [first, second] = line?.runs ?? []
  if (!first || line?.bullet || (second && !second.afterGap)) return undefined
  const text = first.text.trim()
  return text.length <= MAX_LENGTH ? text : undefined
}

const isWhole = (text: string) => !/[-–—−]$/.test(text) && findDates(text).some(({ at, end }) => at === 0 && end === text.length)

function rebuilt(line: Line, runs: Run[]): Line {
  const kept = runs.map((run, index) => (index === 0 ? { ...run, afterGap: false } : run))
  const text = kept
    .map((run, index) => (index > 0 && run.afterGap ? `\t${run.text}` : run.text))
    .join(' ')
    .replace(/ ?\t ?/g, '\t')
  return { ...line, runs: kept, text: text.trim(), x: kept[0]?.x ?? line.x, sources: line.sources ?? [line] }
}

const MIN_PAIRS = 2

/** "Lead   Mar 2019" above "Peltridge   Present": the two dates at the end of an entry's first lines are one, where all are pairs. */
function joinEndCells(lines: readonly Line[]): Line[] {
  const pairs = new Map<Line, [Line, string]>()
  const used = new Set<Line>()
  for (const [index, line] of lines.entries()) {
    const [start, below] = [lastCell(line), lines[index + 1]]
    const end = below && lastCell(below)
    const text = start && end ? `${start.replace(/\s*[-–—−]$/u, '')} – ${end.replace(/^[-–—−]\s*/u, '')}` : ''
    if (!below || used.has(line) || /^\d{4}$/.test(start ?? '') || !/\d/.test(start ?? '') || !isWhole(text)) continue
    if (below.bullet || below.block !== line.block || findDates(start ?? '').some(({ isRange, current }) => isRange && !current))
      continue
    pairs.set(line, [below, text])
    used.add(line).add(below)
  }
  const isOther = (line: Line) => !used.has(line) && !line.bullet && findDates(line.text).length > 0
  if (pairs.size < MIN_PAIRS || lines.some(isOther)) return [...lines]
  return lines.map((line) => {
    const pair = pairs.get(line)
    if (!pair && !used.has(line)) return line
    const [last] = line.runs.slice(-1)
    const rest = line.runs.slice(0, -1)
    return rebuilt(line, pair && last ? [...rest, { ...last, text: pair[1] }] : rest)
  })
}

/** The short text behind the last wide gap. */
function lastCell({ runs, bullet }: Line): string | undefined {
  const last = runs.at(-1)
  const text = last?.text.trim() ?? ''
  return runs.length > 1 && !bullet && last?.afterGap && text.length <= MAX_LENGTH ? text : undefined
}

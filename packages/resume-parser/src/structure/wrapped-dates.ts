import type { Line, Run } from '#model'
import { findDates } from '#words/dates'

const MAX_LINES = 4
const MAX_LENGTH = 18
/** What a date that goes on below may end with: a dash, a word for "to", a month. */
const OPEN = /\d.*(?:[-–—−]|\p{L})\.?$|^\p{L}{3,10}\.?$/u

/** "Sept 2019 –" beside a job and "June 2021" beside its company: a span of time that a narrow column broke is whole again. */
export function joinCutDates(lines: readonly Line[]): Line[] {
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

/** The pieces of the date that begins in the first cell of a line, downwards; one piece: it is whole. */
function partsFrom(lines: readonly Line[], from: number): string[] {
  const top = lines[from] as Line
  const first = cellOf(top)
  if (!first || !OPEN.test(first) || !/\d/.test(cellOf(lines[from + 1]) ?? '') || isWhole(first)) return []
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

/** The short text before the first wide gap, or the whole of a short line. */
function cellOf(line: Line | undefined): string | undefined {
  const [first, second] = line?.runs ?? []
  if (!first || line?.bullet || (second && !second.apart)) return undefined
  const text = first.text.trim()
  return text.length <= MAX_LENGTH ? text : undefined
}

const isWhole = (text: string) => !/[-–—−]$/.test(text) && findDates(text).some(({ at, end }) => at === 0 && end === text.length)

function rebuilt(line: Line, runs: Run[]): Line {
  const kept = runs.map((run, index) => (index === 0 ? { ...run, apart: false } : run))
  const text = kept
    .map((run, index) => (index > 0 && run.apart ? `\t${run.text}` : run.text))
    .join(' ')
    .replace(/ ?\t ?/g, '\t')
  return { ...line, runs: kept, text: text.trim(), x: kept[0]?.x ?? line.x, sources: line.sources ?? [line] }
}

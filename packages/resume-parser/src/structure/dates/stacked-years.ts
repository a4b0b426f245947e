import type { Line } from '#document/model'
import { findDates } from '#words/dates'

/** In font sizes: further apart, two years belong to two entries. */
const MAX_DISTANCE = 3
const YEAR = /^(?:19|20)\d{2}$/

/** The end of an entry above its start, each a line of its own beside the text: "2021" and below it "2018" become "2018 – 2021". */
export function joinStackedYears(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  const used = new Set<Line>()
  for (const [index, line] of lines.entries()) {
    if (used.has(line)) continue
    const end = endOf(line)
    const below = end && lines.slice(index + 1, index + 3).find((other) => isStart(other, line, end))
    if (!end || !below) {
      joined.push(line)
      continue
    }
    used.add(below)
    const [first, second, ...rest] = line.runs
    const text = `${below.text} – ${end}`
    const sources = [...(line.sources ?? [line]), ...(below.sources ?? [below])]
    joined.push({ ...line, text, runs: first ? [{ ...first, text }] : [], sources })
    if (second)
      joined.push({
        ...line,
        text: line.text.slice(end.length).trim(),
        runs: [{ ...second, afterGap: false }, ...rest],
        x: second.x,
        gap: 1,
        sources: line.sources ?? [line],
      })
  }
  return joined
}

/** A year alone, or "Present" before the name of the entry. */
function endOf({ text, runs }: Line): string | undefined {
  const first = runs[0]?.text.trim() ?? ''
  if (YEAR.test(text)) return text
  const isNow = first.length < 20 && !/\d/.test(first) && findDates(`2000 – ${first}`)[0]?.current === true
  return isNow && (runs.length === 1 || text.startsWith(first)) ? first : undefined
}

const isStart = (other: Line, line: Line, end: string) =>
  YEAR.test(other.text) &&
  other.page === line.page &&
  other.y > line.y &&
  other.y - line.y < MAX_DISTANCE * other.size &&
  other.x < line.x + 3 * other.size &&
  other.right > line.x &&
  (!YEAR.test(end) || other.text <= end)

import type { Line, Run } from '#document/model'
import { findDates, withoutDates } from '#words/dates'

/** Moves a date in the right margin beside the first bullets of an entry up to the heading that it belongs to. */
export function liftDates(lines: readonly Line[], isNamed: (text: string) => boolean): Line[] {
  const lifted: Line[] = []
  let heading: number | undefined
  for (const [index, line] of lines.entries()) {
    const cell = line.bullet || isContinued(lines[index - 1], line) ? dateCell(line) : undefined
    if (!cell) {
      if (!line.bullet && !isContinued(lines[index - 1], line)) heading = lifted.length
      lifted.push(line)
      continue
    }
    const [text, date] = cell
    const above = heading === undefined ? undefined : lifted[heading]
    const hasDates = findDates(date.text).length > 0
    const isLone = hasDates && above !== undefined && findDates(above.text).length === 0 && !isOneOfSeveral(lines, index)
    if ((hasDates && !isLone) || isNamed(text.text)) {
      lifted.push(line)
      continue
    }
    if (isLone && heading !== undefined) lifted[heading] = withCell(above, date)
    lifted.push(text)
  }
  return lifted
}

/** The second line of a bullet: no bullet of its own, and it goes on in the middle of a sentence. */
const isContinued = (above: Line | undefined, line: Line | undefined) =>
  above?.bullet && line && !line.bullet && /^\p{Ll}/u.test(line.text) && above.block === line.block

/** The line without its last cell, and that cell, if it holds nothing but a date or a duration. */
function dateCell(line: Line): [Line, Run] | undefined {
  const at = line.runs.findLastIndex(({ afterGap }) => afterGap)
  const [first, ...more] = line.runs.slice(at)
  if (at < 1 || !first) return undefined
  const text = [first, ...more]
    .map((run) => run.text)
    .join(' ')
    .trim()
  if (!/\d/.test(text) || withoutDates(text) !== '') return undefined
  const end = line.text.lastIndexOf('\t')
  const rest = { ...line, runs: line.runs.slice(0, at), text: line.text.slice(0, end), right: line.runs[at - 1]?.right ?? 0 }
  return [
    { ...rest, sources: line.sources ?? [line] },
    { ...first, text, right: line.right },
  ]
}

/** Other bullets of the entry have a date as well, so each is a role of its own. */
function isOneOfSeveral(lines: readonly Line[], index: number): boolean {
  const isDated = (line: Line) => line.bullet && findDates(dateCell(line)?.[1].text ?? '').length > 0
  for (const step of [-1, 1])
    for (let at = index + step; lines[at]?.bullet || isContinued(lines[at - 1], lines[at]); at += step)
      if (isDated(lines[at] as Line)) return true
  return false
}

const withCell = (line: Line, cell: Run): Line => ({
  ...line,
  runs: [...line.runs, { ...cell, afterGap: true }],
  text: `${line.text}\t${cell.text}`,
  sources: line.sources ?? [line],
})

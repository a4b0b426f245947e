import type { Mark } from './entry.ts'

/** A wider space than this starts a block. */
const APART = 1.25
const MAX_LINES = 4
const MIN_ENTRIES = 2
/** Share of the entries that must be built alike. */
const MOST = 0.75
const SENTENCE_END = /[.!?;:]$/

type Block = { lines: Mark[]; isWhole: boolean }

/**
 * A date in a line of its own, below as many lines as in the other entries and after a space: those lines are the heading, however long
 * and in whatever words, when they are clearly one in another entry.
 */
export function markHeadingBlocks(marks: readonly Mark[]) {
  const blocks = marks.flatMap((mark, index) => (isDateAlone(mark) ? blockAbove(marks, index) : []))
  const counts = Map.groupBy(blocks, ({ lines }) => lines.length)
  const [usual = 0, alike = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
  if (usual < 1 || usual > MAX_LINES || alike.length < MIN_ENTRIES || alike.length < MOST * blocks.length) return
  if (!alike.some(({ lines, isWhole }) => isWhole && lines.every(({ isBody }) => !isBody))) return
  for (const { lines, isWhole } of alike) if (isWhole) for (const mark of lines) mark.isBody = false
}

const isDateAlone = ({ rest, dates, isBody }: Mark) => !isBody && rest.trim() === '' && dates.some(({ isRange }) => isRange)

function blockAbove(marks: readonly Mark[], date: number): Block[] {
  let start = date
  while (start > 0 && (marks[start]?.line.gap ?? 0) <= APART && start > date - MAX_LINES - 1) start -= 1
  const lines = marks.slice(start, date)
  const isWhole = lines.every(({ line, dates }) => !line.bullet && dates.length === 0 && !SENTENCE_END.test(line.text))
  return [{ lines, isWhole }]
}

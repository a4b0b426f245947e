import type { Line } from '#document/model'
import { findDates } from '#words/dates'
import { phraseOf } from '#words/phrase'

const MAX_WORDS = 10
const SENTENCE = /\p{Ll}{3}[.!?;]$/u

/** A marked line right above the title and dates of most entries is the employer with an icon before it, not a bullet. */
export function withoutIconBullets(lines: readonly Line[]): Line[] {
  const dated = lines.flatMap((line, index) =>
    !line.bullet && findDates(line.text).some(({ isRange }) => isRange) ? [index] : [],
  )
  const marked = dated.filter((index) => isMarkedName(lines[index - 1]))
  if (marked.length === 0 || 2 * marked.length <= dated.length) return [...lines]
  const names = new Set(marked.map((index) => lines[index - 1]))
  return lines.map((line) => (names.has(line) ? { ...line, bullet: false, sources: line.sources ?? [line] } : line))
}

const isMarkedName = (line: Line | undefined) =>
  line?.bullet === true &&
  line.text.split(/\s+/).length <= MAX_WORDS &&
  !SENTENCE.test(line.text) &&
  phraseOf(line.text).capitals >= 0.8

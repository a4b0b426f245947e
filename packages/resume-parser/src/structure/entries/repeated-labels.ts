import type { Line } from '#document/model'
import type { Mark } from './entry.ts'

const MAX_LABEL_WORDS = 3

export function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** "Tâches principales" above the text of several entries, in any language. */
export const isRepeatedLabel = ({ text, bullet }: Line, firsts: ReadonlyMap<string, number>) =>
  !bullet &&
  (text.split(' ').length <= MAX_LABEL_WORDS || text.endsWith(':')) &&
  !/[.;,!]$/.test(text) &&
  (firsts.get(text) ?? 0) > 1

/** "Duties, accomplishments and skills:" in several entries is a label of the form, however it looks. */
export function markRepeatedLabels(marks: readonly Mark[]) {
  const labels = countsOf(marks.flatMap(({ line }) => (line.text.endsWith(':') ? line.text : [])))
  for (const mark of marks) if (mark.dates.length === 0 && (labels.get(mark.line.text) ?? 0) > 1) mark.isBody = true
}

import type { Line } from '#document/model'
import { foldWords } from '#words/fold'
import type { Entry } from './entry.ts'

const MAX_WORDS = 3
/** "Compiti   ..." and "Principais atividades: ...". */
const CELL = /\t|:\s/
const CELL_START = /^(?:\t|:\s+)/
const MIN_ENTRIES = 2

/** "Compiti" or "Tâches principales" in front of the text of most entries is a label, in whatever language. */
export function withoutBodyLabels(entries: readonly Entry[]): Entry[] {
  const texts = entries.filter(({ body }) => body.length > 0)
  const counts = new Map<string, number>()
  for (const { body } of texts) {
    const label = labelOf(body[0] as Line)
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const labels = new Set(
    [...counts].flatMap(([label, count]) => (count >= MIN_ENTRIES && 2 * count >= texts.length ? label : [])),
  )
  return labels.size === 0
    ? [...entries]
    : entries.map((entry) => ({ ...entry, body: entry.body.flatMap((line) => withoutLabel(line, labels)) }))
}

/** The first cell of a line, or a short line that is no sentence. */
function labelOf({ text, bullet }: Line): string | undefined {
  const [first = ''] = text.split(CELL)
  const isShort = first.split(' ').length <= MAX_WORDS && /^\p{Lu}/u.test(first) && !/[.!?,;]$/.test(first)
  return isShort && !bullet ? foldWords(first) : undefined
}

function withoutLabel(line: Line, labels: ReadonlySet<string>): Line[] {
  const [first = ''] = line.text.split(CELL)
  if (!labels.has(foldWords(first)) || line.bullet) return [line]
  const [run] = line.runs
  const text = line.text.slice(first.length).replace(CELL_START, '')
  return text === '' || !run ? [] : [{ ...line, text, runs: [{ ...run, text }], sources: line.sources ?? [line] }]
}

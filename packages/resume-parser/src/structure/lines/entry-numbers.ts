import type { Line } from '#document/model'

const NUMBER = /^\(?(\d{1,2})[.)]\s+(?=\p{L})/u

/** "1. Northwind Freight" above "2. Harbour Tools": a list that counts its entries from one. */
export function withoutEntryNumbers(lines: readonly Line[]): Line[] {
  let next = 1
  const numbered = new Map<Line, number>()
  for (const line of lines) {
    const [start = '', number] = NUMBER.exec(line.text) ?? []
    if (line.bullet || Number(number) !== next || !line.runs[0]?.text.startsWith(start.trim())) continue
    numbered.set(line, start.length)
    next += 1
  }
  if (numbered.size < 2) return [...lines]
  return lines.map((line) => {
    const length = numbered.get(line)
    return length === undefined ? line : { ...line, ...cutStart(line, length), sources: line.sources ?? [line] }
  })
}

/** The number may be in a run of its own. */
function cutStart({ text, runs }: Line, length: number): Pick<Line, 'text' | 'runs'> {
  const [first, ...rest] = runs
  if (!first) return { text, runs }
  const own = first.text.replace(NUMBER, '')
  const isAlone = own === first.text
  return {
    text: text.slice(length),
    runs: isAlone
      ? rest.map((run, index) => (index === 0 ? { ...run, afterGap: false } : run))
      : [{ ...first, text: own }, ...rest],
  }
}

import { isPersonalDetail } from '@jobapply/language/personal-details'
import type { Line, Run, Section } from '#document/model'
import { cellsOf } from './table-rows.ts'

const BAR = /\s+[|•·]\s+/u

/** Takes birth, family, identity papers and the like out of the sections, so that they become nobody's values; `removed` are their lines. */
export function withoutPersonalDetails(sections: readonly Section[]): { sections: Section[]; removed: Set<Line> } {
  const removed = new Set<Line>()
  const kept = sections.map((section) => ({
    ...section,
    lines: section.lines.flatMap((line) => {
      const rest = withoutDetails(line)
      if (rest !== line) removed.add(line)
      return rest ?? []
    }),
  }))
  return { sections: kept, removed }
}

const VALUE = /([:–—|\t]|\s-)\s*\S.*$|\s*\d.*$/u

const PART = /(\t|\s+[|•·]\s+)/u

/** The line with the labels of details but without what they say. */
export function maskDetails(text: string): string {
  if (isPersonalDetail(text)) return text.replace(VALUE, '$1 …')
  return text
    .split(PART)
    .map((part) => (isPersonalDetail(part) ? part.replace(VALUE, '$1 …') : part))
    .join('')
}

function withoutDetails(line: Line): Line | undefined {
  const cells = cellsOf(line)
  if (cells.length === 1) return withoutParts(line)
  const own = cells.filter((cell) => !isPersonalDetail(cell.map(({ text }) => text).join(' ')))
  if (isPersonalDetail(line.text) && cells.length === 2) return undefined
  if (own.length === cells.length) return line
  return own.length === 0 ? undefined : withRuns(line, own.flat())
}

/** "Leeds | Date of birth: 3 May 1990 | +44 …": the other parts stay. */
function withoutParts(line: Line): Line | undefined {
  const parts = line.text.split(BAR)
  const own = parts.filter((part) => !isPersonalDetail(part))
  if (own.length === parts.length) return line
  const [run] = line.runs
  return own.length === 0 || !run ? undefined : withRuns(line, [{ ...run, text: own.join(' | ') }])
}

function withRuns(line: Line, runs: Run[]): Line {
  const text = runs.map((run, index) => (index > 0 ? `${run.afterGap ? '\t' : ' '}${run.text}` : run.text)).join('')
  return { ...line, runs, text, sources: line.sources ?? [line] }
}

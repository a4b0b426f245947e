import type { Line, Run } from '#model'
import { hasDate } from '#words/dates'
import { ASIDE_WORDS, FIELD_WORDS, type Field } from '#words/field-words'
import { foldWords } from '#words/fold'
import { memo } from '#words/memo'

const byWords = new Map<string, Field>()
for (const [field, words] of Object.entries(FIELD_WORDS) as [Field, string][])
  for (const phrase of words.split(',')) if (!byWords.has(phrase.trim())) byWords.set(phrase.trim(), field)

/** The field with exactly this label. */
export const fieldByLabel = memo((text) => (text.length > 80 ? undefined : byWords.get(foldWords(text))))

/** Removes the labels of a form, sets `fields` instead, and moves descriptions below the names they belong to. */
export function stripFieldLabels(lines: readonly Line[]): Line[] {
  const bare: Line[] = []
  let heads: (Field | undefined)[] = []
  for (const line of lines) {
    if (isAside(line.text)) continue
    const cells = cellsOf(line)
    const names = cells.map((cell) => fieldByLabel(textOf(cell)))
    if (cells.length > 2 && names.every((name) => name !== undefined)) heads = names
    else if (cells.length === heads.length && cells.length > 0)
      bare.push({ ...line, fields: heads, sources: line.sources ?? [line] })
    else bare.push(labelled(line, cells, names[0]))
  }
  return bare.some(({ fields }) => fields?.[0] === 'body') ? moveTextBelowNames(bare) : bare
}

const textOf = (runs: readonly Run[]) =>
  runs
    .map(({ text }) => text)
    .join(' ')
    .trim()

function cellsOf({ runs }: Line): Run[][] {
  const cells: Run[][] = []
  for (const run of runs) {
    if (cells.length === 0 || run.afterGap) cells.push([run])
    else cells.at(-1)?.push(run)
  }
  return cells
}

/** Form details that are not part of the job: "Hours per week: 40". */
const isAside = (text: string) => ASIDE_WORDS.has(foldWords(COLON.exec(text)?.[1] ?? '')) && !hasDate(text)

const COLON = /^([\p{L}][\p{L} /()’'-]{1,60}?)\s*:\s+(?=\S)/u

/** "Employer   Lakeshore Axle" or "Employer: Lakeshore Axle". */
function labelled(line: Line, cells: readonly Run[][], name: Field | undefined): Line {
  const sources = line.sources ?? [line]
  if (name !== undefined && cells.length > 1) {
    const runs = cells.slice(1).flat()
    const [first, ...rest] = runs
    if (!first) return line
    const text = line.text.slice(line.text.indexOf('\t') + 1)
    return { ...line, text, runs: [{ ...first, afterGap: false }, ...rest], x: first.x, fields: [name], sources }
  }
  const [match = '', label = ''] = COLON.exec(line.text) ?? []
  const field = label ? fieldByLabel(label) : undefined
  if (field === undefined || field === 'name' || field === 'issuer') return line
  return { ...line, text: line.text.slice(match.length), runs: withoutStart(line.runs, match.length), fields: [field], sources }
}

function withoutStart(runs: readonly Run[], length: number): Run[] {
  const kept: Run[] = []
  let left = length
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, Math.min(left, run.text.length))).trimStart()
    left -= run.text.length + (run.text.endsWith(' ') ? 0 : 1)
    if (text) kept.push({ ...run, text, afterGap: kept.length > 0 && run.afterGap })
  }
  return kept
}

/** Within each entry (from one date to the next). */
function moveTextBelowNames(lines: readonly Line[]): Line[] {
  const groups: { names: Line[]; text: Line[] }[] = []
  let isText = false
  for (const line of lines) {
    const [field] = line.fields ?? []
    if (groups.length === 0 || field === 'date') groups.push({ names: [], text: [] })
    isText = field === undefined ? isText : field === 'body'
    groups.at(-1)?.[isText ? 'text' : 'names'].push(line)
  }
  return groups.flatMap(({ names, text }) => [...names, ...text])
}

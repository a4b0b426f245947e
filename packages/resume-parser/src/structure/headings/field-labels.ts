import type { Line, Run } from '#document/model'
import { cellsOf, continuedRow, startsOf } from '#structure/lines/table-rows'
import { findDates, hasDate } from '#words/dates'
import { ASIDE_WORDS, FIELD_WORDS, type Field } from '#words/field-words'
import { foldWords } from '#words/fold'
import { memo } from '#words/memo'

const byWords = new Map<string, Field>()
for (const [field, words] of Object.entries(FIELD_WORDS) as [Field, string][])
  for (const phrase of words.split(',')) if (!byWords.has(phrase.trim())) byWords.set(phrase.trim(), field)

/** The field with exactly this label. */
export const fieldByLabel = memo((text) => (text.length > 80 ? undefined : byWords.get(foldWords(text))))

/** Removes the labels of a form, sets `fields` instead, and moves descriptions below the names they belong to. */
export function stripFieldLabels(all: readonly Line[]): Line[] {
  const bare: Line[] = []
  let heads: (Field | undefined)[] = []
  let starts: number[] = []
  const parts = joinEnds(all).flatMap(splitLabels)
  for (const [index, line] of parts.entries()) {
    if (isAside(line.text)) continue
    const cells = cellsOf(line)
    const names = cells.map((cell) => fieldByLabel(textOf(cell)))
    const row = heads.length > 0 ? continuedRow(bare.at(-1), line, starts) : undefined
    const isHead =
      cells.length > 2 && (names.every((name) => name !== undefined) || isAboveDates(line, parts[index + 1], parts[index + 2]))
    if (isHead) [heads, starts] = [names, startsOf(line)]
    else if (row) bare[bare.length - 1] = row
    else if (cells.length === heads.length && cells.length > 0)
      bare.push({ ...line, fields: heads, sources: line.sources ?? [line] })
    else bare.push(labelled(line, cells, names[0]))
  }
  return bare.some(({ fields }) => fields?.[0] === 'body') ? moveTextBelowNames(bare) : bare
}

/** "Course   Institution   Board   Passed in   Marks" above rows of as many cells with dates: what the columns hold, not what anybody did. */
function isAboveDates(line: Line, ...rows: readonly (Line | undefined)[]): boolean {
  const count = cellsOf(line).length
  return !/\d/.test(line.text) && rows.every((row) => row && cellsOf(row).length === count && hasDate(row.text))
}

/** "City: Lisbon | Country: Portugal" and the like: each part is a line of its own, and the parts of a place are one. */
function splitLabels(line: Line): Line[] {
  const parts = line.text.split(BAR, MAX_PARTS)
  const fields = parts.map((part) => fieldByLabel(COLON.exec(part)?.[1] ?? ''))
  const [first] = line.runs
  const isLocation = fields[0] === 'location'
  if (!first || fields[0] === undefined || (parts.length < 2 && !isLocation)) return [line]
  const made: Line[] = []
  const sources = line.sources ?? [line]
  const plain = parts.map((part, index) => (fields[index] === undefined ? part : part.replace(COLON, '')))
  const place = plain.filter((_, index) => fields[index] === 'location').join(', ')
  if (place) made.push({ ...line, text: place, runs: [{ ...first, text: place }], fields: ['location'], sources })
  for (const [index, text] of plain.entries()) {
    const field = fields[index]
    if (field !== 'location') made.push({ ...line, text, runs: [{ ...first, text }], ...(field && { fields: [field] }), sources })
  }
  return made
}

/** "From 05/2018" above "To 06/2021" is one date range. */
function joinEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const [here, above] = [valueBeside(line, 'end'), joined.at(-1)]
    const start = here === undefined || !above ? undefined : valueBeside(above, 'start')
    if (here === undefined || start === undefined || !above || !hasDate(start)) joined.push(line)
    else {
      const text = `${start} – ${here}`
      const [first] = above.runs
      const sources = [...(above.sources ?? [above]), ...(line.sources ?? [line])]
      joined[joined.length - 1] = { ...above, text, runs: first ? [{ ...first, text }] : [], fields: ['date'], sources }
    }
  }
  return joined
}

/** What stands beside the label of this field. */
function valueBeside(line: Line, field: Field): string | undefined {
  const [label, ...cells] = cellsOf(line)
  if (label && cells.length > 0 && fieldByLabel(textOf(label)) === field) return textOf(cells.flat())
  const [match = '', name = ''] = COLON.exec(line.text) ?? []
  return name && fieldByLabel(name) === field ? line.text.slice(match.length) : undefined
}

const textOf = (runs: readonly Run[]) =>
  runs
    .map(({ text }) => text)
    .join(' ')
    .trim()

/** "801 Clinic Drive" below an employer: its house, not another name. */
const HOUSE =
  /^\d{1,5}[a-z]?\s(?:\p{Lu}[\p{L}.'’-]*\s){1,4}(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|drive|dr\.?|boulevard|blvd\.?|way|court|place|parkway|highway)$/iu

/** Form details that are not part of the job: "Hours per week: 40". */
const isAside = (text: string) => HOUSE.test(text) || isAsideLabel(text)
const isAsideLabel = (text: string) =>
  ASIDE_WORDS.has(foldWords(COLON.exec(text)?.[1] ?? '')) && !findDates(text).some(({ isRange }) => isRange)

const BAR = /\s+\|\s+/
const MAX_PARTS = 6
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

/** Within each entry: it starts with the field that the first one starts with. */
function moveTextBelowNames(lines: readonly Line[]): Line[] {
  const groups: { names: Line[]; text: Line[] }[] = []
  const [opening] = lines.find(({ fields }) => fields?.[0] !== undefined)?.fields ?? []
  const first = opening === undefined || opening === 'body' ? 'date' : opening
  let isText = false
  for (const line of lines) {
    const [field] = line.fields ?? []
    if (groups.length === 0 || field === first) groups.push({ names: [], text: [] })
    isText = field === undefined ? isText : field === 'body'
    groups.at(-1)?.[isText ? 'text' : 'names'].push(line)
  }
  return groups.flatMap(({ names, text }) => [...names, ...text])
}

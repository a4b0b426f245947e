import type { Line } from '#document/model'
import type { Chunk } from '#structure/headings/chunks'
import { fieldByLabel } from '#structure/headings/field-labels'
import { cellsOf } from '#structure/lines/table-rows'
import { findDates } from '#words/dates'
import { ASIDE_WORDS, type Field } from '#words/field-words'
import { foldWords } from '#words/fold'
import type { Role } from '#words/role-scores'
import type { Entry } from './entry.ts'
import { type Label, type Pair, withHeadings } from './form-headings.ts'
import { type Labelled, learnLabels } from './learnt-labels.ts'

const COLON = /^([^:]{2,60}?)\s*:\s*(.*)$/u
/** "1) Company: ...": the number of an entry. */
const NUMBERED = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u
const NAMES = new Set<string>(['position', 'company', 'degree', 'institution'])
const TIMES = new Set<string>(['date', 'start', 'end'])
/** So many labels make a form; fewer are read where they are. */
const MIN_LABELS = 4
const MAX_LINES = 600

type FieldOf = (label: string) => Label | undefined
const knownField: FieldOf = (label) => fieldByLabel(label) ?? (ASIDE_WORDS.has(foldWords(label)) ? 'aside' : undefined)
const textsOf = (line: Line) =>
  cellsOf(line).map((cell) =>
    cell
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  )

/** Entries of a form, where a label says what each value is: "Designation: Welder", or "Employer   Town" above a row of values. */
export function formEntries(lines: readonly Line[], roles: readonly Role[]): Entry[] | undefined {
  if (lines.length > MAX_LINES) return undefined
  const learnt = learnLabels([...lines.flatMap(labelIn), ...labelsInCells(lines)], knownField)
  const pairs = pairsOf(lines, (label) => knownField(label) ?? learnt.get(foldWords(label)))
  const labelled = pairs.filter(({ field }) => field !== undefined && field !== 'aside')
  const names = labelled.filter(({ field }) => NAMES.has(field ?? ''))
  const times = labelled.filter(({ field }) => TIMES.has(field ?? ''))
  if (labelled.length < MIN_LABELS || names.length < 2 || times.length === 0) return undefined
  // One labelled date among many dated headings is a detail of one of them.
  const others = pairs.filter(({ field, line }) => field === undefined && findDates(line.text).some(({ isRange }) => isRange))
  if (others.length >= times.length) return undefined
  return withHeadings(groupsOf(pairs)).flatMap((group) => entryOf(group, roles) ?? [])
}

/** The label of a line, and what stands beside it. */
function labelIn(line: Line): Labelled[] {
  if (line.bullet) return []
  const [first = '', ...rest] = textsOf(line)
  const [, label = '', value = ''] = COLON.exec(first.replace(NUMBERED, '')) ?? []
  const beside = rest.join(', ').replace(/^:\s*/, '')
  if (label) return [{ label, value: [value, beside].filter(Boolean).join(', ') }]
  return rest[0]?.startsWith(':') ? [{ label: first.replace(NUMBERED, ''), value: beside }] : []
}

const MIN_KNOWN = 2
/** "Kind of work   Fitter" in the first of two cells, where other rows begin with labels that are known. */
function labelsInCells(lines: readonly Line[]): Labelled[] {
  const rows = lines.flatMap((line): Labelled[] => {
    const [label = '', value = '', ...more] = textsOf(line)
    const isRow = value !== '' && more.length === 0 && !value.startsWith(':') && !label.includes(':')
    return isRow ? [{ label, value }] : []
  })
  const known = new Set(rows.flatMap(({ label }) => knownField(label) ?? []))
  return known.size >= MIN_KNOWN ? rows : []
}

function pairsOf(lines: readonly Line[], fieldOf: FieldOf): Pair[] {
  const pairs: Pair[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line
    const cells = textsOf(line).map((cell, place) => (place === 0 ? cell.replace(NUMBERED, '') : cell))
    const fields = cells.map((cell) => fieldOf(cell.replace(/\s*:$/, '')))
    const below = lines[index + 1]
    if (cells.length > 0 && fields.every((field) => field !== undefined) && below) {
      const values = textsOf(below)
      const isRow = values.length === cells.length && values.every((value) => fieldOf(value.replace(/\s*:$/, '')) === undefined)
      if (isRow) {
        for (const [place, field] of fields.entries()) pairs.push({ field, value: values[place] ?? '', line: below })
        index += 1
      } else for (const field of fields) pairs.push({ field, value: '', line })
      continue
    }
    const parts =
      cells.length > 1 && fields[0] !== undefined ? [cells] : cells.map((cell) => COLON.exec(cell)?.slice(1) ?? [cell])
    for (const [label = '', ...rest] of parts) {
      const field = rest.length > 0 ? fieldOf(label.replace(/\s*:$/, '')) : undefined
      const value =
        field === undefined ? [label, ...rest].join(rest.length > 0 ? ': ' : '') : rest.join(', ').replace(/^:\s*/, '')
      pairs.push({ field, value, line })
    }
  }
  return pairs
}

/** An entry starts with the label that the first one starts with, or with one that the entry has already. */
function groupsOf(pairs: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = []
  const opening = pairs.find(({ field }) => field !== undefined && field !== 'aside')?.field
  for (const pair of pairs) {
    const current = groups.at(-1)
    const isKnown = pair.field !== undefined && (NAMES.has(pair.field) || TIMES.has(pair.field))
    const isAgain = isKnown && current?.some(({ field }) => field === pair.field)
    if (pair.field === opening || isAgain || !current) groups.push([pair])
    else current.push(pair)
  }
  return groups
}

function entryOf(group: readonly Pair[], roles: readonly Role[]): Entry | undefined {
  const textOf = (field: Field) => group.find((pair) => pair.field === field && pair.value !== '')?.value ?? ''
  const [start, end] = [textOf('start'), textOf('end')]
  const [date] = findDates(textOf('date') || (start && end ? `${start} – ${end}` : start ? `${start} –` : end))
  const used = group.filter(({ field, value }) => field !== undefined && field !== 'body' && field !== 'aside' && value !== '')
  const heading = group.find(({ field }) => field === 'heading')?.value ?? ''
  const missing = roles.filter((role) => NAMES.has(role) && textOf(role as Field) === '')
  const chunks = roles.flatMap((role, place): Chunk[] => {
    const text = role === 'name' || role === 'issuer' ? '' : textOf(role)
    if (!text && heading && role === missing[0] && missing.length === 1)
      return [{ text: heading, line: place, slot: `form:${role}`, isLink: false, style: 'form', hint: role }]
    if (!text) return []
    // The label of an employer may cover its place as well.
    const isWhole = role !== 'company' || textOf('location') !== ''
    const chunk = { text, line: place, slot: `form:${role}`, isLink: false, style: 'form' }
    return [isWhole ? { ...chunk, role } : { ...chunk, hint: 'company' }]
  })
  if (chunks.every(({ role, hint }) => !NAMES.has(role ?? hint ?? ''))) return undefined
  const header = [...new Set(used.map(({ line }) => line))]
  const body = group.flatMap(({ field, value, line }) => {
    const [run] = line.runs
    if ((field !== undefined && field !== 'body') || value === '' || !run) return []
    return field === undefined && value === line.text
      ? line
      : { ...line, text: value, runs: [{ ...run, text: value }], sources: [line] }
  })
  return { header, body, date, chunks, isForm: true }
}

import { z } from 'zod'
import { STATUSES, type Status } from '#applications/constants'
import { forOwnTexts, OWN_TEXTS } from '#applications/own-texts'
import { NOTE_CHARS } from '#applications/tracker-constants'
import { lineOrEmpty, proseOrEmpty, requiredLine, webUrl } from '#shared/fields'
import { foldWords } from '#shared/text/text'
import { isIsoDate } from '#shared/time/dates'
import type { Mapping } from './columns.ts'
import { CSV_FIELDS, type CsvField, type DateOrder } from './constants.ts'
import { withoutApostrophe } from './csv.ts'

/** What an import writes of a row. `appliedAt` is a day or a moment, as the file has it. */
export const importedRow = z.object({
  job_title: requiredLine('Job title', 300),
  company: requiredLine('Company', 300),
  location: lineOrEmpty('Location', 300),
  job_url: webUrl('The job address is not a web address', 2_000),
  status: z.enum(Object.keys(STATUSES) as Status[]),
  appliedAt: z.string().nullable(),
  deadline: z.string().nullable(),
  nextAt: z.string().nullable(),
  ...forOwnTexts((field) => lineOrEmpty(OWN_TEXTS[field].column, OWN_TEXTS[field].max)),
  source: lineOrEmpty('Source', 100),
  notes: proseOrEmpty('Notes', NOTE_CHARS),
})
export type ImportedRow = z.output<typeof importedRow>
/** A row that cannot come in has problems; `hints` say what was changed on the way. */
export type RowReading = { row: ImportedRow | null; problems: string[]; hints: string[] }

const STATUS_WORDS: Readonly<Record<Exclude<Status, 'queued'>, string>> = {
  saved: 'saved|wishlist|wish list|bookmarked|interested|draft|to apply|new|lead|backlog|not applied',
  applied: 'applied|application sent|submitted|sent|application submitted',
  'under-review': 'under review|in review|screening|screen|phone screen|assessment|in progress|processing',
  interview: 'interview|interviewing|interviews|interview scheduled|onsite|final round',
  offer: 'offer|offered|offer received|accepted|hired|offer accepted',
  rejected: 'rejected|declined|closed|expired|no response|ghosted|not selected|archived',
  withdrawn: 'withdrawn|withdrew|canceled|cancelled|offer declined',
}
const STATUS_OF = new Map<string, Status>([
  ...(Object.entries(STATUS_WORDS) as [Status, string][]).flatMap(([status, words]) =>
    words.split('|').map((word) => [word, status] as const),
  ),
  ['queued', 'queued'],
])

const EMPTY = new Set(['', 'n a', 'none', 'null', 'unknown'])
const SLASHED = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ ,T].{0,20})?$/
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/
const NAMED = /^(?:[A-Za-z]{3,9},? )?(?:\d{1,2} [A-Za-z]{3,9}\.?,? \d{4}|[A-Za-z]{3,9}\.? \d{1,2},? \d{4})(?:[ ,].{0,20})?$/

type DateReading = { value: string | null } | { isUnclear: true } | { isWrong: true }

/** A day ('2026-11-24') or, with a zone, a moment. */
export function readDate(cell: string, order: DateOrder | null): DateReading {
  const text = cell.trim().slice(0, 60)
  if (EMPTY.has(foldWords(text))) return { value: null }
  if (ISO_MOMENT.test(text)) {
    const at = new Date(text)
    return Number.isNaN(at.getTime()) ? { isWrong: true } : { value: at.toISOString() }
  }
  if (isIsoDate(text.slice(0, 10)) && /^(?:[ T].{0,30})?$/.test(text.slice(10))) return { value: text.slice(0, 10) }
  const [, one = '', two = '', year = ''] = SLASHED.exec(text) ?? []
  if (year) {
    const isDayFirst = Number(one) > 12 || (Number(two) <= 12 && (one === two || order === 'dmy'))
    if (Number(one) <= 12 && Number(two) <= 12 && one !== two && !order) return { isUnclear: true }
    const [day, month] = isDayFirst ? [one, two] : [two, one]
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isIsoDate(iso) ? { value: iso } : { isWrong: true }
  }
  const named = NAMED.test(text) ? new Date(`${text} UTC`) : new Date(Number.NaN)
  return Number.isNaN(named.getTime()) ? { isWrong: true } : { value: named.toISOString().slice(0, 10) }
}

/** 31/12 in one row says how all rows of a file write their days; null: none does. */
export function findDateOrder(rows: readonly string[][], mapping: Mapping): DateOrder | null {
  const columns = [mapping.appliedAt, mapping.deadline, mapping.nextAt].filter((column) => column !== null)
  for (const row of rows)
    for (const column of columns) {
      const [, one = '', two = ''] = SLASHED.exec(row[column]?.trim() ?? '') ?? []
      if (Number(one) > 12) return 'dmy'
      if (Number(two) > 12) return 'mdy'
    }
  return null
}

type Options = { order: DateOrder | null; isOwn: boolean }

/** Other trackers write 'N/A' where they know nothing; in our own export a company may be called so. */
export function readRow(cells: readonly string[], mapping: Mapping, { order, isOwn }: Options): RowReading {
  const problems: string[] = []
  const hints: string[] = []
  const cell = (field: CsvField) => {
    const column = mapping[field]
    const raw = column === null ? '' : withoutApostrophe(cells[column] ?? '')
    return !isOwn && raw.length < 10 && EMPTY.has(foldWords(raw)) ? '' : raw
  }
  const date = (field: 'appliedAt' | 'deadline' | 'nextAt') => {
    const found = readDate(cell(field), order)
    if ('value' in found) return found.value
    problems.push(
      `${CSV_FIELDS[field]}: ${'isUnclear' in found ? 'day or month first?' : `"${cell(field).slice(0, 40)}" is not a date`}`,
    )
    return null
  }
  const notes = cell('notes')
  if (notes.length > NOTE_CHARS) hints.push(`Notes are cut to ${NOTE_CHARS.toLocaleString('en-US')} characters`)
  const appliedAt = date('appliedAt')
  const status = readStatus(cell('status'), appliedAt)
  if (!status) problems.push(`Status: "${cell('status').slice(0, 40)}" is unknown`)
  if (status === 'queued') hints.push('Queued applications are imported as Saved')
  const nextAt = date('nextAt')
  const parsed = importedRow.safeParse({
    ...{ job_title: cell('job_title'), company: cell('company'), location: cell('location'), job_url: cell('job_url') || null },
    status: status === 'queued' || !status ? 'saved' : status,
    ...{ appliedAt, deadline: date('deadline')?.slice(0, 10) ?? null, nextAt },
    ...{ ...forOwnTexts(cell), source: cell('source'), notes: notes.slice(0, NOTE_CHARS) },
  })
  if (!parsed.success) problems.push(...new Set(parsed.error.issues.map(({ message }) => message)))
  return { row: parsed.success && problems.length === 0 ? parsed.data : null, problems, hints }
}

/** Without a status the date decides: what was sent was applied to. */
function readStatus(cell: string, appliedAt: string | null): Status | null {
  const word = foldWords(cell)
  if (word === '') return appliedAt ? 'applied' : 'saved'
  return STATUS_OF.get(word) ?? null
}

/** The cells of our own export, in the order of CSV_FIELDS. */
export const toCells = (row: ImportedRow): string[] =>
  (Object.keys(CSV_FIELDS) as CsvField[]).map((field) => (field === 'status' ? STATUSES[row.status] : (row[field] ?? '')))
export const CSV_HEAD: readonly string[] = Object.values(CSV_FIELDS)

import { z } from 'zod'
import { withoutContacts } from '#shared/contacts'
import { foldWords } from '#shared/text/text'
import { MIN_CONFIDENCE } from './constants.ts'
import type { Evidence, ResumeParseResult } from './schema.ts'

/** Below MIN_CONFIDENCE: a value from a model is shown for review, never saved automatically. */
const MODEL_CONFIDENCE = MIN_CONFIDENCE - 0.1
/** Name and contact data are not among them: they are never sent. */
const FILLABLE_FIELDS = {
  personal_info: ['headline'],
  experience: ['company', 'position', 'location', 'startDate', 'endDate'],
  education: ['institution', 'degree', 'field', 'startDate', 'endDate'],
  certifications: ['name', 'issuer', 'issue_date'],
} as const
const DATES = ['startDate', 'endDate', 'issue_date']

/** Paths of empty and uncertain values. */
export function gapsOf({ data, evidence }: ResumeParseResult): string[] {
  const uncertain = new Set(evidence.filter(({ confidence }) => confidence < MIN_CONFIDENCE).map(({ path }) => path))
  const isGap = (path: string, value: unknown) => value === '' || uncertain.has(path)
  const lists = (['experience', 'education', 'certifications'] as const).flatMap((list) =>
    data[list].flatMap((entry, index) =>
      FILLABLE_FIELDS[list]
        .filter((key) => !(key === 'endDate' && 'current' in entry && entry.current))
        .map((key) => ({ path: `${list}.${index}.${key}`, value: (entry as Record<string, unknown>)[key] })),
    ),
  )
  const own = FILLABLE_FIELDS.personal_info.map((key) => ({ path: `personal_info.${key}`, value: data.personal_info[key] }))
  return [...own, ...lists].filter(({ path, value }) => isGap(path, value)).map(({ path }) => path)
}

export const gapAnswer = z.object({ values: z.array(z.object({ path: z.string(), value: z.string() })) })
export type GapAnswer = z.infer<typeof gapAnswer>

export const GAP_INSTRUCTIONS = `Below is the text of a resume and a list of places in a record of it.
For each place, copy the value from the text exactly as it is written there. Dates have the form YYYY-MM, or YYYY where the text shows the year alone.
Leave out a place whose value the text does not say. Never guess, translate or rephrase.`

export const gapQuestion = (reading: Pick<ResumeParseResult, 'data' | 'evidence' | 'lines'>, gaps: readonly string[]) =>
  `Places:\n${gaps.join('\n')}\n\nText:\n${sentLines(reading).join('\n')}`

const ABOUT_THE_WORK = ['personal_info.summary', 'personal_info.headline']
/** Pay, authorization and self-identification, in the words in which resumes state them. */
const PRIVATE_WORDS = new Set(
  (
    'salary compensation nationality citizenship citizen visa sponsorship permit authorization authorisation birth born age gender ' +
    'pronouns marital married veteran disability disabled ethnicity race religion'
  ).split(' '),
)

/** The document without the lines and words that are never sent to a model. */
function sentLines({
  data: { personal_info },
  evidence,
  lines,
}: Pick<ResumeParseResult, 'data' | 'evidence' | 'lines'>): string[] {
  const personal = evidence.filter(({ path }) => path.startsWith('personal_info.') && !ABOUT_THE_WORK.includes(path))
  const cut = new Set(personal.flatMap((one) => one.lines))
  const names = new Set(foldWords(`${personal_info.first_name} ${personal_info.last_name}`).split(' '))
  const isName = (word: string) => foldWords(word) !== '' && names.has(foldWords(word))
  const isPrivate = (line: string) =>
    foldWords(line)
      .split(' ')
      .some((word) => PRIVATE_WORDS.has(word))
  return lines
    .filter((line, index) => !cut.has(index) && !isPrivate(line))
    .map((line) =>
      withoutContacts(
        line
          .split(' ')
          .filter((word) => !isName(word))
          .join(' '),
      ),
    )
}

/** Accepts only values for gaps, and only if the document contains them. */
export function fillGaps(parsed: ResumeParseResult, { values }: GapAnswer): { parsed: ResumeParseResult; refused: string[] } {
  const gaps = new Set(gapsOf(parsed))
  const isSupported = (path: string, value: string) =>
    gaps.has(path) && (isDate(path) ? containsDate : containsText)(parsed.lines, value)
  const accepted = values.filter(({ path, value }) => value.trim() !== '' && isSupported(path, value.trim()))
  const data = structuredClone(parsed.data)
  for (const { path, value } of accepted) setAt(data, path.split('.'), value.trim())
  const added: Evidence[] = accepted.map(({ path, value }) => ({
    path,
    confidence: MODEL_CONFIDENCE,
    lines: parsed.lines.flatMap((line, index) => (foldWords(line).includes(foldWords(value)) ? index : [])),
  }))
  const replaced = new Set(accepted.map(({ path }) => path))
  return {
    parsed: { ...parsed, data, evidence: [...parsed.evidence.filter(({ path }) => !replaced.has(path)), ...added] },
    refused: values.filter((one) => !accepted.includes(one)).map(({ path }) => path),
  }
}

const isDate = (path: string) => DATES.includes(path.split('.').at(-1) ?? '')

/** The words in this order; line breaks between them do not matter. */
const containsText = (lines: readonly string[], value: string) => {
  const words = foldWords(value)
  return words !== '' && ` ${foldWords(lines.join(' '))} `.includes(` ${words} `)
}

/** One line contains the year, and the month as a number or name. */
function containsDate(lines: readonly string[], value: string): boolean {
  const [, year = '', month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(value) ?? []
  if (!year) return false
  const name = month && new Date(`${value}-01T00:00:00Z`).toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toLowerCase()
  return lines.some((line) => {
    if (!line.includes(year)) return false
    if (!month || !name) return true
    return (
      (line.match(/\b\d{1,2}\b/g) ?? []).some((digits) => Number(digits) === Number(month)) || line.toLowerCase().includes(name)
    )
  })
}

function setAt(target: object, [key = '', ...rest]: string[], value: string) {
  const record = target as Record<string, unknown>
  if (!Object.hasOwn(record, key)) return
  if (rest.length === 0) record[key] = value
  else setAt(record[key] as object, rest, value)
}

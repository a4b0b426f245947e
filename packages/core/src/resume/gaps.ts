import { z } from 'zod'
import { foldWords } from '#shared/text'
import { SURE } from './constants.ts'
import type { Evidence, ResumeReading } from './schema.ts'

/** A value that a model fills in is shown for checking, never saved by itself. */
const FROM_A_MODEL = SURE - 0.1
const ASKED = {
  personal_info: ['first_name', 'last_name', 'email', 'phone', 'country', 'city', 'state', 'headline'],
  experience: ['company', 'position', 'location', 'startDate', 'endDate'],
  education: ['institution', 'degree', 'field', 'startDate', 'endDate'],
  certifications: ['name', 'issuer', 'issue_date'],
} as const
const DATES = ['startDate', 'endDate', 'issue_date']

/** The places where the document may say more than was read: empty, or read with doubt. */
export function gapsOf({ data, evidence }: ResumeReading): string[] {
  const doubts = new Set(evidence.filter(({ confidence }) => confidence < SURE).map(({ path }) => path))
  const isGap = (path: string, value: unknown) => value === '' || doubts.has(path)
  const lists = (['experience', 'education', 'certifications'] as const).flatMap((list) =>
    data[list].flatMap((entry, index) =>
      ASKED[list]
        .filter((key) => !(key === 'endDate' && 'current' in entry && entry.current))
        .map((key) => ({ path: `${list}.${index}.${key}`, value: (entry as Record<string, unknown>)[key] })),
    ),
  )
  const own = ASKED.personal_info.map((key) => ({ path: `personal_info.${key}`, value: data.personal_info[key] }))
  return [...own, ...lists].filter(({ path, value }) => isGap(path, value)).map(({ path }) => path)
}

export const gapAnswer = z.object({ values: z.array(z.object({ path: z.string(), value: z.string() })) })
export type GapAnswer = z.infer<typeof gapAnswer>

export const GAP_INSTRUCTIONS = `Below is the text of a resume and a list of places in a record of it.
For each place, copy the value from the text exactly as it is written there. Dates have the form YYYY-MM, or YYYY where the text shows the year alone.
Leave out a place whose value the text does not say. Never guess, translate or rephrase.`

export const gapQuestion = ({ lines }: Pick<ResumeReading, 'lines'>, gaps: readonly string[]) =>
  `Places:\n${gaps.join('\n')}\n\nText:\n${lines.join('\n')}`

/** What may be taken of a model's answer: places that were asked for, values that the document contains. The rest is refused. */
export function fillGaps(reading: ResumeReading, { values }: GapAnswer): { reading: ResumeReading; refused: string[] } {
  const asked = new Set(gapsOf(reading))
  const isTrue = (path: string, value: string) => asked.has(path) && (isDate(path) ? saysDate : saysText)(reading.lines, value)
  const taken = values.filter(({ path, value }) => value.trim() !== '' && isTrue(path, value.trim()))
  const data = structuredClone(reading.data)
  for (const { path, value } of taken) setAt(data, path.split('.'), value.trim())
  const told: Evidence[] = taken.map(({ path, value }) => ({
    path,
    confidence: FROM_A_MODEL,
    lines: reading.lines.flatMap((line, index) => (foldWords(line).includes(foldWords(value)) ? index : [])),
  }))
  const replaced = new Set(taken.map(({ path }) => path))
  return {
    reading: { ...reading, data, evidence: [...reading.evidence.filter(({ path }) => !replaced.has(path)), ...told] },
    refused: values.filter((one) => !taken.includes(one)).map(({ path }) => path),
  }
}

const isDate = (path: string) => DATES.includes(path.split('.').at(-1) ?? '')

/** Its words, in this order, in the document; a line break between them does not matter. */
const saysText = (lines: readonly string[], value: string) => {
  const words = foldWords(value)
  return words !== '' && ` ${foldWords(lines.join(' '))} `.includes(` ${words} `)
}

/** The year stands in the document, and with it on one line the month, as a number or by its name. */
function saysDate(lines: readonly string[], value: string): boolean {
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

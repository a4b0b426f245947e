import type { Language, Person, Span } from './people.ts'

const TITLES = [
  'summary',
  'work',
  'education',
  'skills',
  'certificates',
  'languages',
  'contact',
  'personal',
  'interests',
] as const
const LABELS = [
  ...['position', 'company', 'period', 'place', 'duties', 'school', 'degree', 'email', 'phone', 'address', 'birth'],
  ...['birthPlace', 'family', 'nationality', 'name', 'grade'],
] as const
export type Titles = Record<(typeof TITLES)[number], string>
type Label =
  | ('position' | 'company' | 'period' | 'place' | 'duties' | 'school' | 'degree' | 'email' | 'phone')
  | ('address' | 'birth' | 'birthPlace' | 'family' | 'nationality' | 'name' | 'grade')

/** What a document of a language says besides the person's own words. */
export type Words = {
  titles: Titles
  /** Titles as people misspell them. */
  misspelt: Titles
  /** Titles with a remark, or with a word that no list has. */
  remarked: Titles
  labels: Record<Label, string>
  present: string
  /** From basic to expert. */
  levels: string[]
  hobbies: string
  /** A job as a sentence; `to` is empty when the person is still there. */
  sentence(job: { role: string; employer: string; place: string; from: string; to: string }): string
}

/** Tables are written as one string a row: the values in their order, a bar between them. */
export const titlesFrom = (row: string): Titles =>
  Object.fromEntries(row.split('|').map((title, index) => [TITLES[index] ?? '', title.trim()])) as Titles
export const labelsFrom = (row: string): Words['labels'] =>
  Object.fromEntries(row.split('|').map((label, index) => [LABELS[index] ?? '', label.trim()])) as Words['labels']

/** long March 2019, short Mar 2019, slash 03/2019, dot 03.2019, iso 2019-03, day 01.03.2019, year 2019. */
export type DateForm = 'long' | 'short' | 'slash' | 'dot' | 'iso' | 'day' | 'year'

export function dateText(date: string, form: DateForm, language: Language): string {
  const [year = '', month = '01'] = date.split('-')
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, 1))
  const named = (how: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { month: how, year: 'numeric', timeZone: 'UTC' }).format(at)
  const forms: Record<DateForm, () => string> = {
    long: () => named('long'),
    short: () => named('short'),
    slash: () => `${month}/${year}`,
    dot: () => `${month}.${year}`,
    iso: () => date,
    day: () => `01.${month}.${year}`,
    year: () => year,
  }
  return forms[form]()
}

export const spanText = (span: Span, form: DateForm, { language }: Person, words: Words, dash = ' – ') =>
  `${dateText(span.start, form, language)}${dash}${span.end ? dateText(span.end, form, language) : words.present}`

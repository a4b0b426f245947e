import type { Half, Person, Study } from './people.ts'
import type { DateForm, Words } from './words.ts'

/** What a layout writes, and the program that makes the document of it. */
export type Source =
  | { by: 'latex'; engine: 'pdflatex' | 'xelatex'; text: string }
  | { by: 'browser'; html: string; header?: string; footer?: string }
  | { by: 'pandoc'; markdown: string; to: 'docx' | 'odt' | 'pdf' | 'txt' }
  | { by: 'libreoffice'; bytes: Uint8Array; from: 'docx' | 'html'; to: 'pdf' | 'doc' | 'odt' | 'docx' }
  | { by: 'nobody'; bytes: Uint8Array; to: 'docx' | 'txt' }

/** Parts of a resume that a layout may leave out. */
export type Part = 'summary' | 'phone' | 'links' | 'country' | 'location' | 'certificates' | 'issuer' | 'studyStart' | 'grade'

export type Layout = {
  half: Half
  kind: 'pdf' | 'docx' | 'doc' | 'odt' | 'txt'
  /** What the program needs besides itself: a LaTeX class or package. */
  needs?: string
  /** What is hard about it, put in on purpose. */
  faults: string
  dates: DateForm
  studyDates?: DateForm
  /** How degree and field are joined: "Bachelor in Nursing" may be read as one degree. */
  degree?: 'joined' | 'apart'
  without?: Part[]
  make(person: Person, words: Words): Source
}

const GLUE = { en: ' in ', de: ' ', fr: ' en ', es: ' en ', pt: ' em ', nl: ' ', it: ' in ', sv: ', ' }
export const degreeText = ({ degree, field }: Study, { language }: Person) =>
  field ? `${degree}${GLUE[language]}${field}` : degree
export const fullName = ({ first, last }: Person) => `${first} ${last}`
export const placeText = ({ city, country }: Person) => `${city}, ${country}`
export const addressText = ({ street, zip, city, country }: Person) => `${street}, ${zip} ${city}, ${country}`
export const bare = (url: string) => url.replace(/^https:\/\/(www\.)?/, '')
export const each = <Item>(items: readonly Item[], write: (item: Item, index: number) => string) => items.map(write).join('')
/** A level for each skill, always the same one. */
export const levelOf = (index: number, { levels }: Words) => levels[(index * 3 + 1) % levels.length] ?? ''

/** Jobs in a row at the same employer in the same place. */
export function byEmployer({ jobs }: Person) {
  const groups: { company: string; location: string; start: string; end: string; jobs: Person['jobs'] }[] = []
  for (const job of jobs) {
    const last = groups.at(-1)
    if (last?.company === job.company && last.location === job.location) {
      last.jobs.push(job)
      last.start = job.start
    } else groups.push({ company: job.company, location: job.location, start: job.start, end: job.end, jobs: [job] })
  }
  return groups
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'nl' | 'it' | 'sv'
/** `fresh` was made last, to measure what the other two no longer can. */
export type Half = 'seen' | 'unseen' | 'fresh'
/** Dates are YYYY-MM; an empty end means still there. */
export type Span = { start: string; end: string }
export type Job = Span & { company: string; position: string; location: string; lines: string[] }
export type Study = Span & { institution: string; degree: string; field: string; grade: string }
export type Certificate = { name: string; issuer: string; date: string }
export type Person = {
  trade: string
  language: Language
  first: string
  last: string
  label: string
  email: string
  phone: string
  street: string
  zip: string
  city: string
  country: string
  /** Other ways to write the country. */
  countryNames: string[]
  links: string[]
  birth: string
  birthPlace: string
  family: string
  nationality: string
  summary: string
  jobs: Job[]
  studies: Study[]
  skills: string[]
  certificates: Certificate[]
  /** Name and level. */
  languages: [name: string, level: string][]
}

/** The invented people of a half, from its text file: one line a value, the first letter says which. */
export function peopleOf(half: Half): Person[] {
  const text = readFileSync(join(import.meta.dirname, `people-${half}.txt`), 'utf8')
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => personOf(block.trim().split('\n')))
}

const parts = (line = '') => line.split('|').map((part) => part.trim())

function personOf([head = '', ...lines]: string[]): Person {
  const [trade = '', language = '', first = '', last = '', label = '', email = '', phone = '', ...home] = parts(head)
  const [street = '', zip = '', city = '', country = '', names = ''] = home
  const all = (letter: string) => lines.filter((line) => line.startsWith(letter)).map((line) => line.slice(1).trim())
  const [birth = '', birthPlace = '', family = '', nationality = ''] = parts(all('b')[0])
  const list = (letter: string) => (all(letter)[0] ?? '').split(';').map((item) => item.trim())
  return {
    ...{ trade, language: language as Language, first, last, label, email, phone, street, zip, city, country },
    ...{ birth, birthPlace, family, nationality },
    countryNames: names.split(' '),
    links: (all('@')[0] ?? '').split(' ').filter(Boolean),
    summary: all('s')[0] ?? '',
    jobs: jobsOf(lines),
    studies: all('e').map((line) => {
      const [institution = '', degree = '', field = '', span = '', grade = ''] = parts(line)
      return { institution, degree, field, ...spanOf(span), grade }
    }),
    skills: list('k'),
    certificates: all('c').map((line) => {
      const [name = '', issuer = '', date = ''] = parts(line)
      return { name, issuer, date }
    }),
    languages: list('l').map((pair) => {
      const [name = '', level = ''] = pair.split('=')
      return [name, level]
    }),
  }
}

function jobsOf(lines: readonly string[]): Job[] {
  const jobs: Job[] = []
  for (const line of lines) {
    const [company = '', position = '', location = '', span = ''] = parts(line.slice(1))
    if (line.startsWith('j ')) jobs.push({ company, position, location, ...spanOf(span), lines: [] })
    else if (line.startsWith('- ')) jobs.at(-1)?.lines.push(line.slice(2).trim())
  }
  return jobs
}

function spanOf(text: string): Span {
  const [start = '', end = ''] = text.split('..')
  return { start, end }
}

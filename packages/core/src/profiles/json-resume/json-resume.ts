import { isRecord, own, type Raw } from '#shared/records'

/** https://jsonresume.org/schema, version 1.0.0. Keys of older files come second. */
export const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Keys that a profile can hold. */
export const KNOWN_KEYS = {
  basics: ['name', 'label', 'email', 'phone', 'url', 'website', 'summary', 'location', 'profiles'],
  work: ['name', 'company', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
  volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
  education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score', 'gpa'],
  awards: ['title', 'date', 'awarder', 'summary'],
  certificates: ['name', 'date', 'issuer', 'url'],
  publications: ['name', 'publisher', 'releaseDate', 'url', 'website', 'summary'],
  skills: ['name', 'level', 'keywords'],
  languages: ['language', 'fluency'],
  references: ['name', 'reference'],
  projects: ['name', 'description', 'highlights', 'keywords', 'startDate', 'endDate', 'url'],
} as const
export const LOCATION_KEYS = ['address', 'postalCode', 'city', 'countryCode', 'region'] as const
export type KnownSection = keyof typeof KNOWN_KEYS

/** Sections without personal data. */
export const SILENT_SECTIONS = ['$schema', 'meta']

/** Groups that a profile stores separately from technical skills. */
export const SKILL_GROUPS = { soft_skills: 'Soft skills', management_skills: 'Management skills' } as const

/** The first text under these keys. */
export function textAt(record: Raw, ...keys: string[]): string | null {
  for (const key of keys) {
    const value = own(record, key)
    if (typeof value === 'string' && value.trim()) return value
    if (typeof value === 'number') return String(value)
  }
  return null
}

export const recordsAt = (record: Raw, key: string): Raw[] => {
  const value = own(record, key)
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export const textsAt = (record: Raw, key: string): string[] => {
  const value = own(record, key)
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '') : []
}

/** Receives a sentence about something left out. */
export type Report = (sentence: string) => void

/** Cuts a list to its limit before anything is done with its entries. */
export function firstOf<T>(label: string, list: readonly T[], max: number, report: Report): readonly T[] {
  if (list.length > max) report(`${label}: only the first ${max} of ${list.length} entries were taken.`)
  return list.slice(0, max)
}

/** Reports keys that a profile cannot hold. */
export function reportExtra(entry: string, record: Raw, known: readonly string[], report: Report) {
  const extra = Object.keys(record).filter((key) => !known.includes(key) && !isBlank(own(record, key)))
  if (extra.length > 0) report(`${entry}: no place in a profile for ${extra.map(shorten).join(', ')}.`)
}

export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

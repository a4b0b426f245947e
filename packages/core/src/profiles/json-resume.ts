import { isRecord, own, type Raw } from '#shared/records'

/** https://jsonresume.org/schema, version 1.0.0. Keys of older files stand second. */
export const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** The keys of the format that a profile has a place for. */
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

/** Sections that say nothing about the person. */
export const SILENT_SECTIONS = ['$schema', 'meta']

/** The two groups that a profile keeps apart from the technical skills. */
export const SKILL_GROUPS = { soft_skills: 'Soft skills', management_skills: 'Management skills' } as const

export const NETWORKS = {
  linkedin_url: {
    network: 'LinkedIn',
    matches: /linkedin/i,
    address: (username: string) => `https://www.linkedin.com/in/${username}`,
  },
  github_url: { network: 'GitHub', matches: /github/i, address: (username: string) => `https://github.com/${username}` },
  portfolio_url: { network: 'Portfolio', matches: /portfolio|website/i, address: (username: string) => username },
} as const

/** A text of the file under the first of these keys that has one. */
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

/** Takes a sentence about something that did not fit. */
export type Tell = (sentence: string) => void

/** Cuts a list to its limit before anything is done with its entries. */
export function firstOf<T>(label: string, list: readonly T[], max: number, tell: Tell): readonly T[] {
  if (list.length > max) tell(`${label}: only the first ${max} of ${list.length} entries were taken.`)
  return list.slice(0, max)
}

/** Keys with a value that a profile has no place for. */
export function tellExtra(entry: string, record: Raw, known: readonly string[], tell: Tell) {
  const extra = Object.keys(record).filter((key) => !known.includes(key) && !isBlank(own(record, key)))
  if (extra.length > 0) tell(`${entry}: no place in a profile for ${extra.map(shorten).join(', ')}.`)
}

export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

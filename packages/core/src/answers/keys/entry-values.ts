import type { ProfileFields } from '#profiles/schema'
import type { FieldKey, FieldKind } from './field-keys.ts'

export type HistoryKey = Extract<FieldKey, `${string}[${string}`>
export const isHistoryKey = (key: FieldKey): key is HistoryKey => key.includes('[')

/** What the profile says about a part of an entry; `leave-empty` for what does not exist: a second job, the end of a current one. */
export function entryValue(key: HistoryKey, profile: ProfileFields, kind: FieldKind): string | boolean | 'leave-empty' | null {
  const [, list, position, part] = /^(experience|education)\[(\d+)\]\.(\w+)$/.exec(key) ?? []
  const index = Number(position)
  const entry = list === 'experience' ? profile.experience[index] : profile.education[index]
  if (!entry || !part) return 'leave-empty'
  const isCurrent = 'current' in entry && entry.current
  if (part === 'current') return isCurrent ? true : 'leave-empty'
  if (part.startsWith('end') && isCurrent) return 'leave-empty'
  const value = 'position' in entry ? jobPart(entry, part) : schoolPart(entry, part)
  return value && kind === 'date-part' ? value.replace(/^0/, '') : value
}

function jobPart(job: ProfileFields['experience'][number], part: string): string | null {
  if (part === 'title') return job.position
  if (part === 'company') return job.company
  if (part === 'location') return job.location
  if (part === 'description') return job.description
  return datePart(job, part)
}

function schoolPart(school: ProfileFields['education'][number], part: string): string | null {
  if (part === 'school') return school.institution
  if (part === 'degree') return school.degree
  if (part === 'fieldOfStudy') return school.field
  return datePart(school, part) ?? (part === 'endYear' && school.graduationYear ? String(school.graduationYear) : null)
}

/** Dates are stored as YYYY-MM or YYYY. */
function datePart({ startDate, endDate }: { startDate: string | null; endDate: string | null }, part: string): string | null {
  const [year, month] = ((part.startsWith('start') ? startDate : endDate) ?? '').split('-')
  if (part.endsWith('Year')) return year || null
  return part.endsWith('Month') ? (month ?? null) : null
}

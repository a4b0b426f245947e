import type { ParsedResume, ResumeReading } from '#resume/schema'
import { readCountry } from '#shared/country-rules'
import { isYearMonth } from '#shared/dates'
import { spell } from '#shared/options'
import { completeUrl } from '#shared/web-url'
import { LANGUAGE_LEVELS } from './constants.ts'
import { readGrade } from './grades.ts'
import { FLUENCY_WORDS } from './json-resume-skills.ts'
import { joinName } from './names.ts'
import { splitPhone } from './phone.ts'
import type { ProfileField } from './schema.ts'

/** A value of a profile that a resume says; `from` are the places of the parsed resume that say it. */
export type Found = { field: ProfileField; value: unknown; from: string[] }
export type FoundEntry = { field: EntryField; value: Record<string, unknown>; from: string }
export type EntryField =
  | 'experience'
  | 'education'
  | 'certifications'
  | 'languages'
  | 'awards'
  | 'projects'
  | 'publications'
  | 'volunteer_experience'

/** Each field of its own, as a profile writes it. What the resume leaves empty is not in the list. */
export function foundFields({ personal_info: info }: ParsedResume): Found[] {
  const at = (key: string) => `personal_info.${key}`
  const [portfolio, website] = info.other_links
  const phone = splitPhone(info.phone || null)
  const all: Found[] = [
    { field: 'full_name', value: joinName(info.first_name, info.last_name), from: [at('first_name'), at('last_name')] },
    { field: 'email', value: info.email, from: [at('email')] },
    { field: 'country_code', value: phone.country_code, from: [at('phone')] },
    { field: 'phone', value: phone.phone, from: [at('phone')] },
    { field: 'desired_job_title', value: info.headline, from: [at('headline')] },
    { field: 'professional_summary', value: info.summary, from: [at('summary')] },
    { field: 'linkedin_url', value: completeUrl(info.linkedin), from: [at('linkedin')] },
    { field: 'github_url', value: completeUrl(info.github), from: [at('github')] },
    { field: 'portfolio_url', value: completeUrl(portfolio ?? ''), from: [at('other_links.0')] },
    { field: 'personal_website', value: completeUrl(website ?? ''), from: [at('other_links.1')] },
    { field: 'address', value: info.address, from: [at('address')] },
    { field: 'location_city', value: info.city, from: [at('city')] },
    { field: 'location_state', value: info.state, from: [at('state')] },
    { field: 'location_zip_code', value: info.zipCode, from: [at('zipCode')] },
    { field: 'location_country', value: readCountry(info.country) ?? info.country, from: [at('country')] },
  ]
  return all.filter(({ value }) => typeof value === 'string' && value.trim() !== '')
}

/** Every entry of every list, in the resume's order. A year without its month stays as it is: no month is made up. */
export function foundEntries(data: ParsedResume): FoundEntry[] {
  const list = <T>(key: keyof ParsedResume, field: EntryField, items: readonly T[], read: (item: T) => Record<string, unknown>) =>
    items.map((item, index) => ({ field, value: read(item), from: `${key}.${index}` }))
  return [
    ...list('experience', 'experience', data.experience, (one) => ({ ...one })),
    ...list('education', 'education', data.education, ({ gpa, startDate, endDate, graduationYear, ...one }) => ({
      ...one,
      startDate: monthOrNothing(startDate),
      endDate: monthOrNothing(endDate),
      graduationYear: graduationYear || endDate.slice(0, 4),
      ...readGrade(gpa),
    })),
    ...list('certifications', 'certifications', data.certifications, ({ url, expiry_date, ...one }) => ({
      ...one,
      expiry_date: monthOrNothing(expiry_date),
      credential_url: completeUrl(url),
    })),
    ...list('languages', 'languages', data.languages, ({ name, level }) => ({
      name,
      proficiency: spell(LANGUAGE_LEVELS, FLUENCY_WORDS, level),
    })),
    ...list('awards', 'awards', data.awards, (one) => ({ ...one })),
    ...list('projects', 'projects', data.projects, ({ startDate, endDate, url, ...one }) => ({
      ...one,
      url: completeUrl(url),
      startDate: monthOrNothing(startDate),
      endDate: monthOrNothing(endDate),
    })),
    ...list('publications', 'publications', data.publications, ({ url, ...one }) => ({ ...one, url: completeUrl(url) })),
    ...list('volunteer', 'volunteer_experience', data.volunteer, ({ startDate, endDate, ...one }) => ({
      ...one,
      startDate: monthOrNothing(startDate),
      endDate: monthOrNothing(endDate),
    })),
  ]
}

const monthOrNothing = (date: string) => (isYearMonth(date) ? date : '')

/** How sure the reader is of a value, and the lines it stands on. An entry is as sure as the least sure of what names it. */
export function evidenceFor({ evidence }: Pick<ResumeReading, 'evidence'>, from: readonly string[]) {
  const told = evidence.filter(({ path }) => from.some((one) => path === one || path.startsWith(`${one}.`)))
  return {
    confidence: Math.min(1, ...told.map(({ confidence }) => confidence)),
    lines: [...new Set(told.flatMap(({ lines }) => lines))].sort((a, b) => a - b),
  }
}

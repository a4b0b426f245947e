import type { ParsedResume, ResumeParseResult } from '#resume/schema'
import { readCountry } from '#shared/countries/country-rules'
import { spell } from '#shared/options'
import { isYearMonth } from '#shared/time/dates'
import { completeUrl } from '#shared/web/web-url'
import { LANGUAGE_LEVELS } from './constants.ts'
import { readGrade } from './grades.ts'
import { FLUENCY_WORDS } from './json-resume/json-resume-skills.ts'
import { joinName } from './names.ts'
import { splitPhone } from './phone.ts'
import type { ProfileField } from './schema.ts'

/** A profile value from a resume; `from` are its paths in the parsed resume. */
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

/** Single fields in the profile's form, without empty ones. */
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

/** All entries in the resume's order. A year stays a year: no month is invented. */
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

/** Confidence and lines of a value; an entry has the lowest confidence of its parts. */
export function evidenceFor({ evidence }: Pick<ResumeParseResult, 'evidence'>, from: readonly string[]) {
  const matching = evidence.filter(({ path }) => from.some((one) => path === one || path.startsWith(`${one}.`)))
  return {
    confidence: Math.min(1, ...matching.map(({ confidence }) => confidence)),
    lines: [...new Set(matching.flatMap(({ lines }) => lines))].sort((a, b) => a - b),
  }
}

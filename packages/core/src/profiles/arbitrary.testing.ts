import fc from 'fast-check'
import { COUNTRIES } from '#shared/countries/countries'
import { optionsOf } from '#shared/options'
import * as c from './constants.ts'
import { forLinks } from './links.ts'
import { EMPTY_FIELDS } from './rules.ts'
import type { ProfileFields } from './schema.ts'

/** Arbitrary valid profiles, for the tests of all packages. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 })
const line = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 40) }).map(
    (text) =>
      text
        .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
        .trim()
        .slice(0, maxLength)
        .trim()
        .toWellFormed() || 'x',
  )
const prose = (maxLength: number) =>
  fc
    .array(line(60), { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join('\n').slice(0, maxLength).trim().toWellFormed() || 'x')
const url = fc.constantFrom(
  'https://www.linkedin.com/in/ann',
  'http://example.org/a?b=c#d',
  'https://bücher.example/ä',
  'https://github.com/ann',
)
const oneOf = (table: Record<string, string>) => fc.constantFrom(...optionsOf(table).map(({ value }) => value))
const words = fc.uniqueArray(line(c.LIMITS.server.skill), { maxLength: 5, selector: (word) => word.toLowerCase() })
const month = fc
  .tuple(fc.integer({ min: 1970, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, m]) => `${year}-${String(m).padStart(2, '0')}`)
const partialDate = fc.oneof(
  month,
  month.map((text) => text.slice(0, 4)),
  month.map((text) => `${text}-28`),
)
const country = fc.constantFrom(...COUNTRIES.map(({ name }) => name))
const salary = fc.integer({ min: 1, max: c.SALARY_MAX })

export const period = fc.oneof(
  fc.tuple(month, month).map(([a, b]) => {
    const [startDate = a, endDate = b] = [a, b].sort()
    return { startDate, endDate, current: false }
  }),
  month.map((startDate) => ({ startDate, endDate: null, current: true })),
  fc.constant({ startDate: null, endDate: null, current: false }),
)
export const list = <T extends object>(entry: fc.Arbitrary<T>) =>
  fc.array(entry, { maxLength: 3 }).map((entries) => entries.map((one, index) => ({ id: String(index + 1), ...one })))
const spread = <A extends object>(shape: { [K in keyof A]: fc.Arbitrary<A[K]> }) =>
  fc.tuple(fc.record(shape), period).map(([entry, dates]) => ({ ...entry, ...dates }))
const { server } = c.LIMITS

const contact = fc
  .tuple(
    fc.constantFrom(...COUNTRIES.map(({ dialCode }) => dialCode), null),
    fc.integer({ min: 10 ** 9, max: 10 ** 11 }).map(String),
  )
  .map(([country_code, phone]) => ({ country_code, phone }))
const place = fc
  .tuple(maybe(country), maybe(fc.stringMatching(/^\d{3}[ -]?\d{2,5}$/)))
  .map(([location_country, location_zip_code]) => ({ location_country, location_zip_code }))
const desiredSalary = fc.tuple(maybe(salary), maybe(salary)).map(([a, b]) => ({
  desired_salary_min: a && b ? Math.min(a, b) : a,
  desired_salary_max: a && b ? Math.max(a, b) : b,
}))

const personal = {
  full_name: maybe(line(server.fullName)),
  email: maybe(fc.constantFrom('ann@example.org', 'o.neil+x@sub.example.com')),
  gender: maybe(oneOf(c.GENDERS)),
  address: maybe(prose(server.text)),
  citizenship: maybe(country),
  professional_summary: maybe(prose(server.summary)),
  ...forLinks(() => maybe(url)),
  location_city: maybe(line(server.city)),
  location_state: maybe(line(server.state)),
  profile_references: list(
    fc.record({
      name: line(server.reference),
      position: maybe(line(200)),
      company: maybe(line(200)),
      email: maybe(fc.constant('b@example.org')),
      phone: maybe(fc.constant('(02) 1234-567')),
      note: maybe(prose(2000)),
    }),
  ),
}
const preferences = {
  desired_job_title: maybe(line(server.jobTitle)),
  desired_location_city: maybe(line(100)),
  desired_location_state: maybe(line(100)),
  current_salary: maybe(salary),
  current_salary_currency: maybe(oneOf(c.CURRENCIES)),
  expected_salary_currency: maybe(oneOf(c.CURRENCIES)),
  total_experience: maybe(fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10)),
  highest_education_level: maybe(oneOf(c.EDUCATION_LEVELS)),
  expected_joining_date: maybe(month.map((text) => `${text}-15`)),
  work_authorization: maybe(oneOf(c.WORK_AUTHORIZATIONS)),
  security_clearance: maybe(oneOf(c.SECURITY_CLEARANCES)),
  active_security_clearance: maybe(oneOf(c.SECURITY_CLEARANCES)),
  driving_license: maybe(oneOf(c.DRIVING_LICENSES)),
  travel_availability: maybe(oneOf(c.TRAVEL)),
  veteran_status: maybe(oneOf(c.VETERAN_STATUSES)),
  disability_status: maybe(oneOf(c.DISABILITY_STATUSES)),
  race_ethnicity: maybe(oneOf(c.ETHNICITIES)),
  companies_to_exclude: words.map((list) => (list.length > 0 ? list : null)),
  willing_to_relocate: maybe(fc.boolean()),
  work_authorization_entries: maybe(
    list(
      fc.record({
        country: fc.oneof(country, fc.constant('Other')),
        workAuthorization: oneOf(c.WORK_AUTHORIZATIONS),
        otherVisa: maybe(line(100)),
        securityClearance: maybe(oneOf(c.SECURITY_CLEARANCES)),
      }),
    ),
  ),
  automation_job_types: fc.uniqueArray(oneOf(c.JOB_TYPES)),
}
const career = {
  experience: list(
    spread({
      company: line(200),
      position: line(200),
      location: maybe(line(200)),
      description: maybe(prose(2000)),
      technologies: words,
    }),
  ),
  projects: list(spread({ name: line(200), url: maybe(url), description: maybe(prose(2000)), technologies: words })),
  volunteer_experience: list(spread({ organization: line(200), position: maybe(line(200)), description: maybe(prose(2000)) })),
  education: list(
    fc
      .tuple(
        fc.record({
          institution: maybe(line(200)),
          degree: line(200),
          field: maybe(line(200)),
          graduationYear: maybe(fc.integer({ min: 1950, max: 2030 })),
          gpa: maybe(fc.integer({ min: 0, max: 400 }).map((cents) => cents / 100)),
          grade: maybe(fc.constantFrom('8.7/10', '1.3', 'First')),
        }),
        period,
      )
      .map(([entry, { startDate, endDate }]) => ({ ...entry, startDate, endDate })),
  ),
  publications: list(
    fc.record({
      title: line(200),
      publisher: maybe(line(200)),
      date: maybe(partialDate),
      url: maybe(url),
      description: maybe(prose(2000)),
    }),
  ),
  certifications: list(
    fc.record({
      name: line(200),
      issuer: line(200),
      issue_date: maybe(fc.constantFrom('2001', '2001-02', '2001-02-03')),
      expiry_date: maybe(fc.constant('2030-01')),
      credential_id: maybe(line(100)),
      credential_url: maybe(url),
      description: maybe(prose(2000)),
    }),
  ).map((entries) => entries.map((one) => ({ ...one, neverExpires: one.expiry_date === null && one.credential_id === null }))),
  awards: list(
    fc.record({ title: line(200), issuer: maybe(line(200)), date: maybe(partialDate), description: maybe(prose(1000)) }),
  ),
}
const skills = fc
  .record({
    technical_skills: words,
    soft_skills: words,
    management_skills: words,
    languages: list(fc.record({ name: line(100), proficiency: oneOf(c.LANGUAGE_LEVELS) })),
  })
  .chain((lists) =>
    fc
      .array(maybe(oneOf(c.SKILL_LEVELS)), { minLength: lists.technical_skills.length, maxLength: lists.technical_skills.length })
      .map((levels) => ({
        ...lists,
        technical_skill_levels: Object.fromEntries(
          // A plain object cannot hold this key safely, so such a skill has the default level.
          lists.technical_skills.flatMap((name, index) => (levels[index] && name !== '__proto__' ? [[name, levels[index]]] : [])),
        ),
      })),
  )

export const arbitraryFields: fc.Arbitrary<ProfileFields> = fc
  .tuple(fc.record({ ...personal, ...preferences, ...career }), contact, place, desiredSalary, skills)
  .map(([fields, ...parts]) => Object.assign({}, EMPTY_FIELDS, fields, ...parts) as ProfileFields)

/** An address is written as a URI, so that its letters come back encoded. */
export const encoded = <T>(fields: T): T =>
  JSON.parse(JSON.stringify(fields).replaceAll('https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'))

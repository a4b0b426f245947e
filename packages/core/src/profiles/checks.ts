import { UNITED_STATES } from '#shared/countries/countries'
import type { Problem } from '#shared/problem'
import { showCount, textSize } from '#shared/records'
import * as c from './constants.ts'
import type { EducationFields } from './schema-education.ts'
import { INVALID_PHONE, INVALID_ZIP, type PersonalFields } from './schema-personal.ts'
import type { PreferencesFields } from './schema-preferences.ts'

type Checked = Pick<
  PersonalFields & PreferencesFields & EducationFields,
  'country_code' | 'phone' | 'location_country' | 'location_zip_code' | 'desired_salary_min' | 'desired_salary_max' | 'education'
>
type Some<T> = { [K in keyof T]?: T[K] | undefined }
type Rule = { fields: readonly (keyof Checked)[]; path: keyof Checked; message: string; holds(fields: Some<Checked>): boolean }

const RULES: Rule[] = [
  {
    fields: ['phone', 'country_code'],
    path: 'phone',
    message: INVALID_PHONE,
    holds: ({ phone, country_code }) => !phone || isPhoneLength(`${country_code ?? ''}${phone}`),
  },
  {
    fields: ['location_zip_code', 'location_country'],
    path: 'location_zip_code',
    message: INVALID_ZIP,
    holds: ({ location_zip_code: zip, location_country: country }) =>
      !zip || (country && country !== UNITED_STATES ? true : /^[\d -]+$/.test(zip)),
  },
  {
    fields: ['desired_salary_min', 'desired_salary_max'],
    path: 'desired_salary_max',
    message: 'Maximum salary must not be below the minimum',
    holds: ({ desired_salary_min: min, desired_salary_max: max }) => !min || !max || min <= max,
  },
]

const isPhoneLength = (text: string) => text.length >= c.PHONE_MIN_LENGTH && text.length <= c.LIMITS.server.phone

/** Cross-field rules, for fields that are all given. */
export const checkFields = (fields: Some<Checked>): Problem[] =>
  RULES.filter((rule) => rule.fields.every((field) => fields[field] !== undefined) && !rule.holds(fields)).map(
    ({ path, message }) => ({
      path,
      message,
    }),
  )

/** Checks a partial save together with stored fields; reports only what the save touches. */
export const checkSave = (stored: Checked, changes: Some<Checked>, now: Date): Problem[] => [
  ...checkFields({ ...stored, ...changes }).filter(({ path }) =>
    RULES.some((rule) => rule.path === path && rule.fields.some((field) => changes[field] !== undefined)),
  ),
  ...checkGraduationYears(changes.education ?? [], now),
  ...checkSize(stored, changes),
]

export const PROFILE_TOO_LONG = `A profile can hold ${showCount(c.PROFILE_TEXT_MAX)} characters of text in all. Please shorten it`

/** A save may not make a profile longer than it may be; the fields that it adds most to are named. One that shortens it is welcome. */
function checkSize(stored: object, changes: object): Problem[] {
  const before = Object.entries(stored)
  const grown = Object.entries(changes)
    .map(([field, value]) => ({
      field,
      by: textSize(value) - textSize(before.find(([name]) => name === field)?.[1]),
    }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by)
  let size = textSize({ ...stored, ...changes })
  const problems: Problem[] = []
  for (const { field, by } of grown) {
    if (size <= c.PROFILE_TEXT_MAX) break
    problems.push({ path: field, message: PROFILE_TOO_LONG })
    size -= by
  }
  return problems
}

/** The later of 2030 and this year + 10 (decisions, Profiles and preferences). */
export const lastGraduationYear = (now: Date) => Math.max(c.LAST_GRADUATION_YEAR, now.getUTCFullYear() + c.GRADUATION_YEARS_AHEAD)

export const graduationYearSentence = (now: Date) =>
  `Graduation year must be between ${c.FIRST_GRADUATION_YEAR} and ${lastGraduationYear(now)}`

const checkGraduationYears = (education: readonly { graduationYear: number | null }[], now: Date): Problem[] =>
  education.flatMap(({ graduationYear }, index) =>
    (graduationYear ?? 0) > lastGraduationYear(now)
      ? { path: `education.${index}.graduationYear`, message: graduationYearSentence(now) }
      : [],
  )

import { z } from 'zod'
import { isCountryOrOther, readCountry } from '#shared/countries/country-rules'
import { entries, entry } from '#shared/entries'
import { amount, line, read, toNumber, wordsOrNull, yesNo } from '#shared/fields'
import { maybeOneOf, oneOf, severalOf } from '#shared/options'
import { tidyLine } from '#shared/text/text'
import { thousands } from '#shared/thousands'
import { isIsoDate } from '#shared/time/dates'
import * as c from './constants.ts'
import { MAX_HIDDEN_COMPANIES } from './limit.ts'

const { server } = c.LIMITS

const salary = (label: string) =>
  read(
    (raw) => (toNumber(raw) === 0 ? null : raw),
    amount(`${label} must be a whole number from 0 to ${thousands(c.SALARY_MAX)}`, {
      min: 0,
      max: c.SALARY_MAX,
      step: 1,
    }),
  )

export const workAuthorizationEntry = entry(
  {
    country: read(
      (raw) => (typeof raw === 'string' ? (readCountry(raw) ?? raw.trim()) : raw),
      z.string('Country is required').refine(isCountryOrOther, 'Country must be one of the list'),
    ),
    workAuthorization: oneOf('Work authorization', c.WORK_AUTHORIZATIONS, c.WORK_AUTHORIZATION_ALIASES),
    /** In words, for other-visa. */
    otherVisa: line('Other visa', server.visa),
    securityClearance: maybeOneOf('Security clearance', c.SECURITY_CLEARANCES, c.SECURITY_CLEARANCE_ALIASES),
  },
  {
    spellings: {
      workAuthorization: ['visaRequirement', 'work_authorization'],
      otherVisa: ['other_visa'],
      securityClearance: ['security_clearance'],
    },
  },
)
export type WorkAuthorizationEntry = z.output<typeof workAuthorizationEntry>
export const workAuthorizationEntries = entries('Work authorization', workAuthorizationEntry, c.MAX_ENTRIES)

export const jobTypes = severalOf('Job types', c.JOB_TYPES, c.JOB_TYPE_ALIASES)

/** spec 2 §3.1: the job preference fields, and what the job preferences screen also edits. */
export const preferencesShape = {
  desired_job_title: line('Desired job title', server.jobTitle),
  desired_location_city: line('Desired city', server.text),
  desired_location_state: line('Desired state', server.text),
  desired_salary_min: salary('Minimum salary'),
  desired_salary_max: salary('Maximum salary'),
  current_salary: salary('Current salary'),
  current_salary_currency: maybeOneOf('Currency', c.CURRENCIES),
  expected_salary_currency: maybeOneOf('Currency', c.CURRENCIES),
  total_experience: amount(`Years of experience must be between 0 and ${c.EXPERIENCE_YEARS_MAX}, with one decimal at most`, {
    min: 0,
    max: c.EXPERIENCE_YEARS_MAX,
    step: 0.1,
  }),
  highest_education_level: maybeOneOf('Education level', c.EDUCATION_LEVELS, c.EDUCATION_LEVEL_ALIASES),
  expected_joining_date: read(tidyLine, z.string().refine(isIsoDate, 'Joining date must have the form YYYY-MM-DD').nullable()),
  work_authorization: maybeOneOf('Work authorization', c.WORK_AUTHORIZATIONS, c.WORK_AUTHORIZATION_ALIASES),
  security_clearance: maybeOneOf('Security clearance', c.SECURITY_CLEARANCES, c.SECURITY_CLEARANCE_ALIASES),
  active_security_clearance: maybeOneOf('Active security clearance', c.SECURITY_CLEARANCES, c.ACTIVE_CLEARANCE_ALIASES),
  driving_license: maybeOneOf('Driving license', c.DRIVING_LICENSES, c.DRIVING_LICENSE_ALIASES),
  travel_availability: maybeOneOf('Travel', c.TRAVEL),
  veteran_status: maybeOneOf('Veteran status', c.VETERAN_STATUSES, c.VETERAN_STATUS_ALIASES),
  disability_status: maybeOneOf('Disability', c.DISABILITY_STATUSES, c.DISABILITY_STATUS_ALIASES),
  race_ethnicity: maybeOneOf('Race or ethnicity', c.ETHNICITIES, c.ETHNICITY_ALIASES),
  /** One text is split at its commas (spec 2 §5.6). */
  companies_to_exclude: wordsOrNull('Companies to exclude', { max: MAX_HIDDEN_COMPANIES, each: server.company }),
  willing_to_relocate: yesNo('Relocation'),
  work_authorization_entries: workAuthorizationEntries.nullable(),
  automation_job_types: jobTypes,
}
export type PreferencesFields = z.output<z.ZodObject<typeof preferencesShape>>

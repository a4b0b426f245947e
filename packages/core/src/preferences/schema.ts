import { z } from 'zod'
import { LIMITS, MAX_WORDS, SALARY_MAX } from '#profiles/constants'
import { personsDay, preferenceChanges, profile, profileChanges, profileId, savePoint } from '#profiles/schema'
import { jobTypes, preferencesShape, workAuthorizationEntries } from '#profiles/schema-preferences'
import { readCountry } from '#shared/countries/country-rules'
import { lineOrEmpty, proseOrEmpty, read, requiredAmount, words } from '#shared/fields'
import { MAX_APPLICATIONS_PER_DAY } from './constants.ts'

const { server } = LIMITS
const salary = requiredAmount('Salary must be a whole number', { min: 0, max: SALARY_MAX, step: 1 })
const list = (label: string) => words(label, { max: MAX_WORDS, each: server.jobTitle })
/** Names of the one list, in any usual spelling. */
const countries = read(
  (raw) => (Array.isArray(raw) ? raw.map((name) => (typeof name === 'string' ? (readCountry(name) ?? name) : name)) : raw),
  list('Countries').refine((names) => names.every((name) => readCountry(name) === name), 'Country must be one of the list'),
)

/** Settings are refused without these three (spec 1 §5). They are columns of the profile, so that there is one truth. */
const profileColumns = {
  isActive: z.boolean(),
  jobTypes,
  workAuthorizationEntries: z
    .array(z.unknown(), 'Work authorization must be a list')
    .pipe(workAuthorizationEntries) as unknown as typeof workAuthorizationEntries,
}
const furtherShape = {
  salaryRange: z
    .object({ min: salary, max: salary })
    .refine(({ min, max }) => min <= max, 'Maximum salary must not be below the minimum'),
  autoGenerateCoverLetter: z.boolean(),
  customMessage: proseOrEmpty('Message', server.text),
  preferredJobTitle: lineOrEmpty('Preferred job title', server.jobTitle),
  preferredCities: list('Cities'),
  preferredStates: list('States'),
  preferredCountries: countries,
  maxApplicationsPerDay: requiredAmount(`Applications per day must be a whole number up to ${MAX_APPLICATIONS_PER_DAY}`, {
    min: 0,
    max: MAX_APPLICATIONS_PER_DAY,
    step: 1,
  }),
  minMatchScore: requiredAmount('Match score must be between 0 and 100', { min: 0, max: 100, step: 1 }),
  keywords: list('Keywords'),
  excludeKeywords: list('Keywords to exclude'),
  locations: list('Locations'),
}

/** What automation does with a profile (spec 2 §3.4). */
export const autoApplySettings = z.object({ ...profileColumns, ...furtherShape })
export type AutoApplySettings = z.output<typeof autoApplySettings>

/** What is stored beside the profile. */
export const furtherSettings = z.object(furtherShape)
export type FurtherSettings = z.output<typeof furtherSettings>

/** A save: the three, and what else is to change. */
export const settingsChanges = z.object({ ...profileColumns, ...furtherSettings.partial().shape })
export type SettingsChanges = z.output<typeof settingsChanges>

/** What the job preferences screen edits of them; title, cities, states, job types, salary and authorizations follow the preferences. */
export const editedSettings = furtherSettings.omit({
  salaryRange: true,
  preferredJobTitle: true,
  preferredCities: true,
  preferredStates: true,
})
export type EditedSettings = z.output<typeof editedSettings>

/** With the version of the profile that has them: a save says which one it started from. */
export const storedSettings = autoApplySettings.extend({ version: z.int() })
export const settingsSave = z.object({ profileId, ...savePoint, settings: settingsChanges })

/** The browser's copy: never used for another person. */
export const settingsCopy = autoApplySettings.extend({ user_id: z.string(), profileId: z.string() })
export type SettingsCopy = z.output<typeof settingsCopy>

/** The documented columns (spec 2 §7). */
export const automation = profile.pick({
  automation_is_active: true,
  automation_job_types: true,
  work_authorization_entries: true,
  updated_at: true,
})
export const automationChanges = automation.omit({ updated_at: true }).partial().extend({ profileId })

export const jobPreferences = z.object(preferencesShape)
export type JobPreferences = z.output<typeof jobPreferences>
export const ofProfile = z.object({ profileId })
/** The preferences and what is edited beside them: all of it is stored, or nothing. */
export const preferencesSave = ofProfile.extend({
  ...savePoint,
  ...personsDay,
  changes: preferenceChanges,
  /** What was edited on other tabs of the same screen. */
  otherTabs: profileChanges.optional(),
  settings: editedSettings.partial().optional(),
})
export const preferencesAnswer = ofProfile.extend({ version: z.int(), preferences: jobPreferences, settings: autoApplySettings })
/** Whether saving switched automation off; the screen then says so. */
export const preferencesSaved = z.object({ profile, settings: autoApplySettings, automationPaused: z.boolean() })

import { DEFAULT_JOB_TYPES, LIMITS, MAX_WORDS } from '#profiles/constants'
import type { Profile } from '#profiles/schema'
import { isRecord } from '#shared/records'
import { splitAtCommas } from '#shared/text/text'
import { trimToSchema } from '#shared/trim-to-schema'
import * as c from './constants.ts'
import {
  type AutoApplySettings,
  type EditedSettings,
  type FurtherSettings,
  furtherSettings,
  type JobPreferences,
  type SettingsCopy,
  settingsCopy,
} from './schema.ts'

/** The settings beside active, job types and authorization entries, as they are at first (spec 2 §3.4). */
export const DEFAULT_FURTHER_SETTINGS: FurtherSettings = {
  salaryRange: { ...c.DEFAULT_SALARY_RANGE },
  autoGenerateCoverLetter: true,
  customMessage: '',
  preferredJobTitle: '',
  preferredCities: [],
  preferredStates: [],
  preferredCountries: [],
  maxApplicationsPerDay: c.DEFAULT_APPLICATIONS_PER_DAY,
  minMatchScore: c.DEFAULT_MATCH_SCORE,
  keywords: [],
  excludeKeywords: [],
  locations: [...c.DEFAULT_LOCATIONS],
}
export const DEFAULT_SETTINGS: AutoApplySettings = {
  isActive: false,
  jobTypes: [...DEFAULT_JOB_TYPES],
  workAuthorizationEntries: [],
  ...DEFAULT_FURTHER_SETTINGS,
}

type Columns = Pick<Profile, 'automation_is_active' | 'automation_job_types' | 'work_authorization_entries'>

/** What is stored beside the profile; what is not of today's form is trimmed to it. */
export const readFurtherSettings = (stored: Record<string, unknown> | null): FurtherSettings | null =>
  trimToSchema(furtherSettings, { ...DEFAULT_FURTHER_SETTINGS, ...stored })?.value ?? null

/** Settings from the profile's columns, the stored settings, and defaults. */
export const settingsOf = (profile: Columns, stored: Partial<FurtherSettings> | null): AutoApplySettings => ({
  ...DEFAULT_FURTHER_SETTINGS,
  ...stored,
  isActive: profile.automation_is_active,
  jobTypes: profile.automation_job_types,
  workAuthorizationEntries: profile.work_authorization_entries ?? [],
})

/** Splits settings into profile columns and stored settings. */
export function toColumns({ isActive, jobTypes, workAuthorizationEntries, ...further }: AutoApplySettings): {
  columns: Columns
  further: FurtherSettings
} {
  const columns = {
    automation_is_active: isActive,
    automation_job_types: jobTypes,
    work_authorization_entries: workAuthorizationEntries,
  }
  return { columns, further }
}

/** spec 1 §5: valid settings. */
export const areSettings = (value: unknown): value is AutoApplySettings =>
  isRecord(value) &&
  typeof value.isActive === 'boolean' &&
  Array.isArray(value.jobTypes) &&
  Array.isArray(value.workAuthorizationEntries)

export type SyncData = Partial<
  Pick<
    AutoApplySettings,
    'preferredJobTitle' | 'preferredCities' | 'preferredStates' | 'preferredCountries' | 'jobTypes' | 'workAuthorizationEntries'
  >
>

/** Syncing replaces a field only with a non-empty value (spec 1 §5). */
export const syncToAutoApply = (settings: AutoApplySettings, data: SyncData): AutoApplySettings => ({
  ...settings,
  ...Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value.length > 0)),
})

type SyncedPreferences = Pick<
  JobPreferences,
  'desired_job_title' | 'desired_location_city' | 'desired_location_state' | 'automation_job_types' | 'work_authorization_entries'
>
export const toSyncData = (preferences: SyncedPreferences): SyncData => ({
  preferredJobTitle: preferences.desired_job_title ?? '',
  preferredCities: toPlaces(preferences.desired_location_city),
  preferredStates: toPlaces(preferences.desired_location_state),
  jobTypes: preferences.automation_job_types,
})

/** The text is longer than the list and its entries may be. */
const toPlaces = (text: string | null) =>
  splitAtCommas(text ?? '')
    .slice(0, MAX_WORDS)
    .map((place) => place.slice(0, LIMITS.server.jobTitle).toWellFormed())

/**
 * The settings after saving job preferences (decisions, Profiles): automation is off, salary range and preferences are synced, and the
 * rest is kept. Edited settings apply as they are, even if empty. A removed work authorization is removed here as well, so that it is
 * never claimed.
 */
export const settingsAfterSave = (
  settings: AutoApplySettings,
  preferences: SyncedPreferences & Salaries,
  edited: Partial<EditedSettings> = {},
): AutoApplySettings => ({
  ...syncToAutoApply(settings, toSyncData(preferences)),
  ...edited,
  isActive: false,
  workAuthorizationEntries: preferences.work_authorization_entries ?? [],
  salaryRange: salaryRangeOf(preferences),
})

type Salaries = Pick<JobPreferences, 'desired_salary_min' | 'desired_salary_max'>
/** Defaults to 50000 and 150000; min never exceeds max. */
export function salaryRangeOf({ desired_salary_min: min, desired_salary_max: max }: Salaries) {
  const { min: usualMin, max: usualMax } = c.DEFAULT_SALARY_RANGE
  return { min: min ?? Math.min(usualMin, max ?? usualMin), max: max ?? Math.max(usualMax, min ?? usualMax) }
}

/** The browser's copy, if it is valid and belongs to this person. */
export function readSettingsCopy(json: string | null, userId: string): SettingsCopy | undefined {
  try {
    const { data } = settingsCopy.safeParse(JSON.parse(json ?? ''))
    return data?.user_id === userId ? data : undefined
  } catch {
    return undefined
  }
}

/** The first three, and '+N' for the rest (spec 2 §2.6). */
export function summaryList(items: readonly string[] | null): { shown: string[]; more: string | null } {
  const all = items ?? []
  const rest = all.length - c.SUMMARY_LIST_LENGTH
  return { shown: all.slice(0, c.SUMMARY_LIST_LENGTH), more: rest > 0 ? `+${rest}` : null }
}

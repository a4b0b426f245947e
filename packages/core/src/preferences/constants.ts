/** Settings of a person who has not changed them (spec 2 §3.4, spec 1 §3). */
export const DEFAULT_SALARY_RANGE = { min: 50_000, max: 150_000 } as const
export const DEFAULT_LOCATIONS = ['remote'] as const
export const DEFAULT_APPLICATIONS_PER_DAY = 5
export const DEFAULT_MATCH_SCORE = 70

/** Limit against abuse; the plan's limit is lower. */
export const MAX_APPLICATIONS_PER_DAY = 1000

/** spec 2 §9: items shown in summary lists; the rest is counted. */
export const SUMMARY_LIST_LENGTH = 3

/** The browser's copy of the settings (spec 2 §3.4; decisions, Profiles and preferences). */
export const SETTINGS_KEY = 'autoApplySettings'

/** The toast after saving job preferences (spec 2 §8). */
export const PREFERENCES_SAVED = {
  title: 'Job Preferences Saved',
  message: 'Your job preferences and automation settings have been updated successfully.',
} as const
export const NO_PROFILE_AVAILABLE = 'No Profile Available'

import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import {
  type AutoApplySettings,
  type EditedSettings,
  editedSettings,
  type JobPreferences,
} from '@jobapply/core/preferences/schema'
import { preferencesShape } from '@jobapply/core/profiles/schema-preferences'
import { pick } from '#forms/draft-state.ts'

/** What the server has, as far as it could be loaded. */
export type Loaded = { version: number; preferences: JobPreferences; settings: AutoApplySettings | undefined }
/** The preferences, and the settings that are edited beside them. */
export type PreferenceValues = JobPreferences & EditedSettings

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]
export const PREFERENCE_FIELDS = keysOf(preferencesShape)
export const SETTING_FIELDS = keysOf(editedSettings.shape)

/** Settings that could not be loaded are shown as the defaults (spec 2 §7). */
export const valuesOf = ({ preferences, settings }: Loaded): PreferenceValues => ({
  ...preferences,
  ...pick(settings ?? DEFAULT_SETTINGS, SETTING_FIELDS),
})

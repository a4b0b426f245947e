import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import {
  type AutoApplySettings,
  furtherSettings,
  type JobPreferences,
  type jobPreferences,
} from '@jobapply/core/preferences/schema'
import { type PreferenceChanges, SECTION_FIELDS, sectionForms } from '@jobapply/core/profiles/schema'
import { changedFields } from '@jobapply/core/shared/same'
import type { EditedSettings } from './auto-apply-fields.tsx'

/** What the server has, as far as it could be loaded. */
export type Loaded = { version: number; preferences: JobPreferences; settings: AutoApplySettings | undefined }
/** What is on the screen. */
export type Draft = { preferences: JobPreferences; settings: EditedSettings }
export type Problems = Readonly<Record<string, string>>

const editedSettings = furtherSettings.pick({
  preferredCountries: true,
  locations: true,
  maxApplicationsPerDay: true,
  minMatchScore: true,
  keywords: true,
  excludeKeywords: true,
  autoGenerateCoverLetter: true,
  customMessage: true,
})
const PREFERENCES = SECTION_FIELDS.preferences as readonly (keyof typeof jobPreferences.shape)[]
const SETTINGS = Object.keys(editedSettings.shape) as (keyof EditedSettings)[]

/** Settings that could not be loaded are shown as the defaults (spec 2 §7). */
export const draftOf = ({ preferences, settings }: Loaded): Draft => ({
  preferences,
  settings: pick(settings ?? DEFAULT_SETTINGS, SETTINGS),
})

/** By path, the first sentence for each field. */
export function judge({ preferences, settings }: Draft): Problems {
  const issues = [sectionForms.preferences.safeParse(preferences), editedSettings.safeParse(settings)].flatMap(
    ({ error }) => error?.issues ?? [],
  )
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path.join('.'), message]))
}

/** Only what is different from what was loaded: the rest is nobody's edit. */
export function changesOf(loaded: Loaded, draft: Draft) {
  const stored = draftOf(loaded)
  const preferences = changedFields(stored.preferences, draft.preferences, PREFERENCES)
  const settings = changedFields(stored.settings, draft.settings, SETTINGS)
  return {
    preferences: pick(draft.preferences, preferences) as PreferenceChanges,
    settings: pick(draft.settings, settings) as Partial<EditedSettings>,
    isDirty: preferences.length + settings.length > 0,
  }
}

const pick = <T extends object, K extends keyof T>(record: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, K>

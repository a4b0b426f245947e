import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import {
  type AutoApplySettings,
  type EditedSettings,
  editedSettings,
  type JobPreferences,
  type jobPreferences,
} from '@jobapply/core/preferences/schema'
import { addEntry, canAddWorkAuthorization, missingOfAuthorization } from '@jobapply/core/profiles/adding'
import { type PreferenceChanges, SECTION_FIELDS, sectionForms } from '@jobapply/core/profiles/schema'
import { changedFields } from '@jobapply/core/shared/same'
import { isTouched, LISTS, type Draft as NewEntryOf } from '#features/profiles/editor/lists.ts'

const AUTHORIZATIONS = 'work_authorization_entries'
export type NewAuthorization = NewEntryOf<typeof AUTHORIZATIONS>
const NO_ENTRY: NewAuthorization = LISTS[AUTHORIZATIONS].blank

/** What the server has, as far as it could be loaded. */
export type Loaded = { version: number; preferences: JobPreferences; settings: AutoApplySettings | undefined }
/** What is on the screen. */
export type Draft = {
  preferences: JobPreferences
  settings: EditedSettings
  /** An authorization in the form that adds one. */
  entry: NewAuthorization
  /** By field: words typed and not yet added. */
  typed: Readonly<Record<string, string>>
}
export type Problems = Readonly<Record<string, string>>

const PREFERENCES = SECTION_FIELDS.preferences as readonly (keyof typeof jobPreferences.shape)[]
const SETTINGS = Object.keys(editedSettings.shape) as (keyof EditedSettings)[]

/** Settings that could not be loaded are shown as the defaults (spec 2 §7). */
export const draftOf = ({ preferences, settings }: Loaded): Draft => ({
  preferences,
  settings: pick(settings ?? DEFAULT_SETTINGS, SETTINGS),
  entry: NO_ENTRY,
  typed: {},
})

/** Saved since, and nothing that stands here has changed by it: the next save may start from it. */
export const isOnlyNewer = (loaded: Loaded, base: Loaded) =>
  loaded.version > base.version && !changesOf(base, draftOf(loaded)).isDirty

/** By path, the first sentence for each field. */
export function judge({ preferences, settings }: Pick<Draft, 'preferences' | 'settings'>): Problems {
  const issues = [sectionForms.preferences.safeParse(preferences), editedSettings.safeParse(settings)].flatMap(
    ({ error }) => error?.issues ?? [],
  )
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path.join('.'), message]))
}

/** Only what is different from what was loaded: the rest is nobody's edit. What is half typed counts as unsaved. */
export function changesOf(loaded: Loaded, draft: Draft) {
  const stored = draftOf(loaded)
  const preferences = changedFields(stored.preferences, draft.preferences, PREFERENCES)
  const settings = changedFields(stored.settings, draft.settings, SETTINGS)
  const isHalfTyped = hasEntry(draft) || Object.values(draft.typed).some((text) => text.trim() !== '')
  return {
    preferences: pick(draft.preferences, preferences) as PreferenceChanges,
    settings: pick(draft.settings, settings) as Partial<EditedSettings>,
    isDirty: preferences.length + settings.length > 0 || isHalfTyped,
  }
}

/** Something stands in the form of a new authorization. */
export const hasEntry = ({ entry }: Draft) => isTouched(AUTHORIZATIONS, entry)
export const canAddEntry = ({ entry }: Draft) => canAddWorkAuthorization(entry, 'preferences')
export const withoutEntry = (draft: Draft): Draft => ({ ...draft, entry: NO_ENTRY })

/** The new authorization in its list. */
export function withEntryAdded(draft: Draft, id: string): Draft {
  const entries = addEntry(draft.preferences[AUTHORIZATIONS] ?? [], { ...draft.entry, id })
  return withoutEntry({ ...draft, preferences: { ...draft.preferences, [AUTHORIZATIONS]: entries } })
}

const NEW = `${AUTHORIZATIONS}.new.`
export const pathInEntry = (key: string) => NEW + key
export const isInEntry = (path: string) => path.startsWith(NEW)
/** What the new authorization lacks, at its fields. */
export const entryProblems = ({ entry }: Draft): Problems =>
  Object.fromEntries(missingOfAuthorization(entry, 'preferences').map(({ path, message }) => [pathInEntry(path), message]))

const pick = <T extends object, K extends keyof T>(record: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, K>

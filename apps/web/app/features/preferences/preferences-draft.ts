import { PREFERENCES_SAVED } from '@jobapply/core/preferences/constants'
import { PREFERENCES_NOT_SAVED } from '@jobapply/core/preferences/faults'
import { editedSettings } from '@jobapply/core/preferences/schema'
import { canAddWorkAuthorization } from '@jobapply/core/profiles/adding'
import { SUCCESS } from '@jobapply/core/profiles/constants'
import { sectionForms } from '@jobapply/core/profiles/schema'
import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { LISTS, type NewEntries } from '#features/profiles/editor/lists.ts'
import { tellNotSaved } from '#features/profiles/saving/save-failure.ts'
import { openDraft } from '#forms/draft.ts'
import type { Form } from '#forms/form.ts'
import { byPath, type Problems } from '#forms/problems.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { type Loaded, PREFERENCE_FIELDS, type PreferenceValues, SETTING_FIELDS, valuesOf } from './preference-values.ts'
import { loadPreferences, sendPreferences } from './send-preferences.ts'

const { work_authorization_entries: authorizations } = LISTS

/** The form of /job-preferences. It sends only what was changed. */
const preferencesForm = (profileId: string, reveal: () => void): Form<Loaded, PreferenceValues, 'preferences'> => ({
  sections: { preferences: [...PREFERENCE_FIELDS, ...SETTING_FIELDS] },
  lists: {
    work_authorization_entries: {
      ...authorizations,
      needs: { ...authorizations.needs, securityClearance: 'Security clearance' },
      canAdd: (entry) => canAddWorkAuthorization(entry, 'preferences'),
    },
  },
  listTitle: () => 'Work Authorization',
  valuesOf,
  check: (_, values) => checkPreferences(values),
  reveal,
  load: () => loadPreferences(profileId),
  send: (save, client) => sendPreferences(profileId, save, client),
  conflict: 'PROFILE_CHANGED',
  reloaded: { title: SUCCESS.reloaded, description: 'These are your latest job preferences.' },
  onLoaded: () => {},
  onNotLoaded: toastFault,
  onSaved: (_stored, _save, notices) => {
    const { title, message } = PREFERENCES_SAVED
    showToast({ title, description: [message, ...notices].join(' '), kind: 'good' })
  },
  onNotSaved: (error) =>
    tellNotSaved(error, PREFERENCES_NOT_SAVED, { refused: BAD_INPUT.title, notFound: PREFERENCES_NOT_SAVED.title }),
})

function checkPreferences(values: PreferenceValues): Problems {
  const parsed = [sectionForms.preferences.safeParse(values), editedSettings.safeParse(values)]
  const issues = parsed.flatMap(({ error }) => error?.issues ?? [])
  return byPath(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** The edits of one profile's preferences until they are saved. */
export function openPreferences(profileId: string, loaded: Loaded, reveal: () => void) {
  const draft = openDraft<Loaded, PreferenceValues, 'preferences', Pick<NewEntries, 'work_authorization_entries'>>(
    preferencesForm(profileId, reveal),
    loaded,
  )
  return {
    ...draft,
    /** Takes over what the server has now; settings that could not be loaded before are completed. */
    adopt(newer: Loaded) {
      const { base } = draft.read()
      if (!base.settings && newer.settings) draft.complete({ ...base, settings: newer.settings })
      draft.adopt(newer)
    },
  }
}

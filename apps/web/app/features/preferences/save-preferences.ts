import { AUTOMATION_PAUSED, PREFERENCES_SAVED } from '@jobapply/core/preferences/constants'
import { PREFERENCES_NOT_SAVED, SETTINGS_NOT_SAVED } from '@jobapply/core/preferences/faults'
import { jobPreferences } from '@jobapply/core/preferences/schema'
import { api, client } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import type { changesOf, Loaded } from './preferences-draft.ts'

type Save = { profileId: string; version: number; overwrite: boolean; changes: ReturnType<typeof changesOf> }

/** The preferences first, which pauses automation; then what else the settings say. Answers what the server has then. */
export async function savePreferences({ profileId: profile_id, version, overwrite, changes }: Save) {
  const { profile, settings: carried } = await client.preferences.save({
    profile_id,
    version,
    overwrite,
    changes: changes.preferences,
  })
  const { isActive, jobTypes, workAuthorizationEntries } = carried
  const wanted = { isActive, jobTypes, workAuthorizationEntries, ...changes.settings }
  const hasMore = Object.keys(changes.settings).length > 0
  const more = hasMore ? await client.preferences.settings.save({ profile_id, settings: wanted }).catch(() => null) : carried
  const settings = more ?? carried

  const stored = { profile_id, version: profile.version, preferences: jobPreferences.parse(profile), settings }
  const newest = hasMore ? await client.preferences.get({ profile_id }).catch(() => stored) : stored
  queryClient.setQueryData(api.preferences.settings.get.queryKey({ input: { profile_id } }), settings)
  queryClient.setQueryData(api.preferences.get.queryKey({ input: { profile_id } }), newest)
  void queryClient.invalidateQueries({ queryKey: api.profiles.key() })
  tell(more !== null)
  return { newest: newest satisfies Loaded as Loaded, isWhole: more !== null }
}

function tell(isWhole: boolean) {
  if (isWhole) {
    showToast({ title: PREFERENCES_SAVED.title, description: PREFERENCES_SAVED.message, kind: 'good' })
    showToast({ title: AUTOMATION_PAUSED, description: '', kind: 'good' })
  } else showToast({ title: SETTINGS_NOT_SAVED.title, description: SETTINGS_NOT_SAVED.message, kind: 'bad' })
}

export const tellNotSaved = (message: string = PREFERENCES_NOT_SAVED.message) =>
  showToast({ title: PREFERENCES_NOT_SAVED.title, description: message, kind: 'bad' })

import { PREFERENCES_SAVED } from '@jobapply/core/preferences/constants'
import { PREFERENCES_NOT_SAVED } from '@jobapply/core/preferences/faults'
import { jobPreferences } from '@jobapply/core/preferences/schema'
import { AUTOMATION_PAUSED } from '@jobapply/core/profiles/constants'
import { rememberProfile } from '#features/profiles/profile-cache.ts'
import { api, client } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { timeZone } from '#platform/today.ts'
import type { changesOf, Loaded } from './preferences-draft.ts'

type Save = { profileId: string; version: number; overwrite: boolean; changes: ReturnType<typeof changesOf> }

/** In one call: all of it is stored, or nothing. Answers what the server has then. */
export async function savePreferences({ profileId, version, overwrite, changes }: Save): Promise<Loaded> {
  const { preferences, settings: edited } = changes
  const { profile, settings } = await client.preferences.save({
    profileId,
    version,
    overwrite,
    timeZone: timeZone(),
    changes: preferences,
    settings: edited,
  })
  const newest = { profileId, version: profile.version, preferences: jobPreferences.parse(profile), settings }
  const input = { profileId }
  queryClient.setQueryData(api.preferences.settings.get.queryKey({ input }), { ...settings, version: profile.version })
  queryClient.setQueryData(api.preferences.get.queryKey({ input }), newest)
  rememberProfile(profile)
  showToast({ title: PREFERENCES_SAVED.title, description: PREFERENCES_SAVED.message, kind: 'good' })
  showToast({ title: AUTOMATION_PAUSED, description: '', kind: 'good' })
  return newest
}

export const tellNotSaved = (message: string = PREFERENCES_NOT_SAVED.message) =>
  showToast({ title: PREFERENCES_NOT_SAVED.title, description: message, kind: 'bad' })

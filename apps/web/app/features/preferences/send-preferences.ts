import { jobPreferences } from '@jobapply/core/preferences/schema'
import { AUTOMATION_PAUSED } from '@jobapply/core/profiles/constants'
import { rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import { pick } from '#forms/draft-state.ts'
import type { Save, Sent } from '#forms/form.ts'
import { api, type Client } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { timeZone } from '#platform/today.ts'
import { type Loaded, PREFERENCE_FIELDS, type PreferenceValues, SETTING_FIELDS } from './preference-values.ts'

type Changes = Save<Loaded, PreferenceValues, 'preferences'>

/** In one call: all of it is stored, or nothing. */
export async function sendPreferences(profileId: string, save: Changes, client: Client): Promise<Sent<Loaded>> {
  const { base, values, changed, overwrite } = save
  const { profile, settings, automationPaused } = await client.preferences.save({
    profileId: profileId,
    version: base.version,
    overwrite,
    timeZone: timeZone(),
    changes: pick(
      values,
      PREFERENCE_FIELDS.filter((field) => changed.includes(field)),
    ),
    settings: pick(
      values,
      SETTING_FIELDS.filter((field) => changed.includes(field)),
    ),
  })
  const stored = { version: profile.version, preferences: jobPreferences.parse(profile), settings }
  rememberPreferences(profileId, stored)
  rememberProfile(profile)
  return { stored, notices: automationPaused ? [AUTOMATION_PAUSED] : [] }
}

export async function loadPreferences(profileId: string): Promise<Loaded> {
  const input = { profileId: profileId }
  const [answer, { version: _, ...settings }] = await Promise.all([
    api.preferences.get.call(input),
    api.preferences.settings.get.call(input),
  ])
  const stored = { version: answer.version, preferences: answer.preferences, settings }
  rememberPreferences(profileId, stored)
  return stored
}

function rememberPreferences(profileId: string, { version, preferences, settings }: Required<Loaded>) {
  if (!settings) return
  const input = { profileId: profileId }
  queryClient.setQueryData(api.preferences.settings.get.queryKey({ input }), { ...settings, version })
  queryClient.setQueryData(api.preferences.get.queryKey({ input }), { ...input, version, preferences, settings })
}

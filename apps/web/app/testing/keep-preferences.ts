import { type AutoApplySettings, jobPreferences, preferencesAnswer } from '@jobapply/core/preferences/schema'
import { joiningDate } from '@jobapply/core/profiles/joining'
import type { Profile } from '@jobapply/core/profiles/schema'
import { today } from '#platform/today.ts'
import { type Answers, fault } from './calls.ts'
import { keepProfiles } from './keep-profiles.ts'
import { findRecorded, recorded } from './recordings.ts'

/** Profiles with their preferences and auto-apply settings, which live as long as the test. */
export function keepPreferences(...first: Profile[]) {
  const profiles = keepProfiles(...first)
  const settings = new Map<string, AutoApplySettings>()
  const settingsOf = (id: string): AutoApplySettings => settings.get(id) ?? bareSettings()
  const answers: NonNullable<Answers['preferences']> = {
    get: ({ profileId }) => read(profileId) ?? fault('PROFILE_NOT_FOUND'),
    settings: {
      get: ({ profileId }) => ({ ...settingsOf(profileId), version: profiles.stored(profileId)?.version ?? 1 }),
    },
    save: ({ profileId, version, overwrite, changes, settings: changed }) => {
      const before = profiles.stored(profileId)
      if (!before) return fault('PROFILE_NOT_FOUND')
      if (!overwrite && version !== before.version) return fault('PROFILE_CHANGED')
      settings.set(profileId, { ...settingsOf(profileId), ...(changed as Partial<AutoApplySettings>), isActive: false })
      const wishes = changes as Partial<Profile>
      const joining = wishes.expected_joining_date && {
        expected_joining_date: joiningDate(wishes.expected_joining_date, today()),
      }
      const profile = profiles.change(profileId, { ...wishes, ...joining, automation_is_active: false })
      if ('fault' in profile) return profile
      return { profile, settings: settingsOf(profileId), automationPaused: before.automation_is_active }
    },
  }
  function read(profileId: string) {
    const profile = profiles.stored(profileId)
    return (
      profile && {
        profileId,
        version: profile.version,
        preferences: jobPreferences.parse(profile),
        settings: settingsOf(profileId),
      }
    )
  }
  return {
    answers: { profiles: profiles.answers, preferences: answers },
    profiles,
    /** Changes settings as another window does. */
    set: (id: string, changes: Partial<AutoApplySettings>) => settings.set(id, { ...settingsOf(id), ...changes }),
    stored: (id: string) => profiles.stored(id) && read(id),
  }
}

/** Those of a profile that nobody has changed: Maya's second one. */
function bareSettings(): AutoApplySettings {
  const bare = recorded.maya.profiles.list.find(({ is_primary }) => !is_primary)
  const { output } = findRecorded('maya', 'preferences/get', { profileId: bare?.id }) ?? {}
  return structuredClone(preferencesAnswer.parse(output).settings)
}

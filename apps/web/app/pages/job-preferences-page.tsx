import { PRODUCT } from '@jobapply/core/auth/constants'
import { SETTINGS_NOT_LOADED } from '@jobapply/core/preferences/faults'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { FollowedCompanies } from '#features/jobs/followed-companies.tsx'
import { PreferencesEditor } from '#features/preferences/preferences-editor.tsx'
import { PreferencesSkeleton } from '#features/preferences/preferences-skeleton.tsx'
import { useSettingsOf } from '#features/preferences/settings-copy.ts'
import { NoProfile, ProfilesNotLoaded } from '#features/profiles/no-profile.tsx'
import { PagePurpose } from '#features/profiles/page-purpose.tsx'
import { ProfileChips } from '#features/profiles/profile-chips.tsx'
import { useSelectedProfile } from '#features/profiles/selected-profile.ts'
import { UnwantedJobs } from '#features/search/unwanted/unwanted-jobs.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

export const meta = () => [{ title: `Job Preferences · ${PRODUCT}` }]

export default function JobPreferencesPage() {
  const { profiles, selected, isGone, hold, select } = useSelectedProfile(PATHS.jobPreferences)
  if (!profiles.data) return profiles.isError ? <ProfilesNotLoaded query={profiles} /> : <PreferencesSkeleton />
  const heading = (
    <div className="grid min-w-0 gap-1">
      <h1 className="sr-only">Job Preferences</h1>
      <PagePurpose of="preferences" />
      {selected && profiles.data.length === 1 && <p className="truncate text-ink-2">{selected.profile_name}</p>}
    </div>
  )
  return (
    <div className="max-w-[56rem]">
      {selected ? (
        <OfProfile key={selected.id} profile={selected} heading={heading} isGone={isGone} onUnsaved={hold}>
          {profiles.data.length > 1 && <ProfileChips profiles={profiles.data} selectedId={selected.id} onSelect={select} />}
        </OfProfile>
      ) : (
        <div className="grid gap-6">
          {heading}
          <NoProfile>
            Job preferences belong to a profile. Create or select a profile first; then say here what you are looking for.
          </NoProfile>
        </div>
      )}
      <div className="mt-8 grid gap-8">
        <FollowedCompanies />
        <UnwantedJobs />
      </div>
    </div>
  )
}

type Props = {
  profile: Profile
  heading: ReactNode
  isGone: boolean
  onUnsaved: (isUnsaved: boolean) => void
  children: ReactNode
}

function OfProfile({ profile, heading, isGone, onUnsaved, children }: Props) {
  const input = { profileId: profile.id }
  const answer = useQuery(api.preferences.get.queryOptions({ input }))
  const settings = useSettingsOf(profile.id)
  const loaded = useMemo(() => answer.data && { ...answer.data, settings: settings.data }, [answer.data, settings.data])

  // A retry must not unmount the form: it may have edits.
  const hasFailed = !settings.data && settings.errorUpdateCount > 0
  if (!loaded || (settings.isPending && !hasFailed)) return answer.isError ? <Loading query={answer} /> : <PreferencesSkeleton />
  const problem = hasFailed && (
    <Alert kind="bad">
      <p>{SETTINGS_NOT_LOADED.message}</p>
      <Button busy={settings.isFetching} onClick={() => void settings.refetch()} className="mt-2 text-ink">
        Retry
      </Button>
    </Alert>
  )
  return (
    <PreferencesEditor
      profileId={profile.id}
      loaded={loaded}
      heading={heading}
      isGone={isGone}
      onUnsaved={onUnsaved}
      settingsProblem={problem}
    >
      {children}
    </PreferencesEditor>
  )
}

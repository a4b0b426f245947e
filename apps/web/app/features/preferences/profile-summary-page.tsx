import { PRODUCT } from '@jobapply/core/auth/constants'
import { JOB_TYPES } from '@jobapply/core/profiles/constants'
import { Pencil, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'
import { NoProfile, ProfilesNotLoaded } from '#features/profiles/no-profile.tsx'
import { PagePurpose } from '#features/profiles/page-purpose.tsx'
import { ProfileChips } from '#features/profiles/profile-chips.tsx'
import { ProfileSummary } from '#features/profiles/profile-summary.tsx'
import { useSelectedProfile } from '#features/profiles/selected-profile.ts'
import { PATHS } from '#paths.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useSettingsCopy, useSettingsOf } from './settings-copy.ts'
import { SummarySkeleton } from './summary-skeleton.tsx'

export const meta = () => [{ title: `Profile Summary · ${PRODUCT}` }]

export default function ProfileSummaryPage() {
  const { profiles, selected, select } = useSelectedProfile(PATHS.profileSummary)
  if (!profiles.data) return profiles.isError ? <ProfilesNotLoaded query={profiles} /> : <SummarySkeleton />
  return (
    <div className="grid max-w-[66rem] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="sr-only font-serif text-28 print:not-sr-only">Profile Summary</h1>
          <PagePurpose of="summary" />
        </div>
        {selected && (
          <div className="flex flex-wrap gap-2.5 print:hidden">
            <Link to={`${PATHS.editProfile}/${selected.id}`} className={buttonClass({ look: 'primary' })}>
              <Pencil aria-hidden className="size-4" />
              Edit Profile
            </Link>
            <Link to={`${PATHS.jobPreferences}/${selected.id}`} className={buttonClass()}>
              <SlidersHorizontal aria-hidden className="size-4" />
              Job Preferences
            </Link>
          </div>
        )}
      </div>
      {selected ? (
        <>
          <ProfileChips profiles={profiles.data} selectedId={selected.id} onSelect={select} />
          <AutoApplyLine profileId={selected.id} />
          <ProfileSummary profile={selected} />
        </>
      ) : (
        <NoProfile>Create or select a profile first. Everything you store in it is shown here.</NoProfile>
      )}
    </div>
  )
}

/** What automation would do with this profile, from the browser's copy of the settings. */
function AutoApplyLine({ profileId }: { profileId: string }) {
  const { data } = useSettingsOf(profileId)
  const settings = useSettingsCopy(profileId) ?? data
  return (
    <p
      aria-label="Auto-apply settings"
      role="note"
      className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2"
    >
      {settings && (
        <>
          <Badge tone={settings.isActive ? 'good' : 'plain'}>{settings.isActive ? 'Automation on' : 'Automation off'}</Badge>
          <span>{settings.jobTypes.map((type) => JOB_TYPES[type]).join(', ')}</span>
          <span>
            up to {settings.maxApplicationsPerDay} {settings.maxApplicationsPerDay === 1 ? 'application' : 'applications'} a day
          </span>
          <span>match score {settings.minMatchScore} or higher</span>
        </>
      )}
    </p>
  )
}

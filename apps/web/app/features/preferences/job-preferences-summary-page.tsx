import { PRODUCT } from '@jobapply/core/auth/constants'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'
import { NoProfile, ProfilesNotLoaded } from '#features/profiles/no-profile.tsx'
import { ProfileChips } from '#features/profiles/profile-chips.tsx'
import { useSelectedProfile } from '#features/profiles/selected-profile.ts'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { PreferencesSummary } from './preferences-summary.tsx'
import { SummarySkeleton } from './summary-skeleton.tsx'

export const meta = () => [{ title: `Job Preferences Summary · ${PRODUCT}` }]

export default function JobPreferencesSummaryPage() {
  const { profiles, selected, select } = useSelectedProfile(PATHS.jobPreferencesSummary)
  if (!profiles.data) return profiles.isError ? <ProfilesNotLoaded query={profiles} /> : <SummarySkeleton />
  return (
    <div className="grid max-w-[66rem] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="sr-only font-serif text-28 print:not-sr-only">Job Preferences Summary</h1>
          {selected && <p className="wrap-anywhere text-ink-2">{selected.profile_name}</p>}
        </div>
        {selected && (
          <Link to={`${PATHS.jobPreferences}/${selected.id}`} className={`${buttonClass({ look: 'primary' })} print:hidden`}>
            <SlidersHorizontal aria-hidden className="size-4" />
            Edit Job Preferences
          </Link>
        )}
      </div>
      {profiles.data.length > 1 && selected && (
        <ProfileChips profiles={profiles.data} selectedId={selected.id} onSelect={select} />
      )}
      {selected ? (
        <OfProfile profile={selected} />
      ) : (
        <NoProfile>Job preferences belong to a profile. Create or select a profile first.</NoProfile>
      )}
    </div>
  )
}

function OfProfile({ profile }: { profile: Profile }) {
  const answer = useQuery(api.preferences.get.queryOptions({ input: { profileId: profile.id } }))
  return answer.data ? <PreferencesSummary {...answer.data} /> : <Loading query={answer} />
}

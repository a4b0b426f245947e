import { PRODUCT } from '@jobapply/core/auth/constants'
import { NO_PROFILE_SELECTED } from '@jobapply/core/profiles/constants'
import { UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PATHS } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { NameDialog } from '#ui/dialogs/name-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { ProfilesNotLoaded } from './no-profile.tsx'
import { PagePurpose } from './page-purpose.tsx'
import { createProfile } from './profile-actions.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileMenuButton } from './profile-menu-button.tsx'
import { PROFILE_NAME } from './profile-name.ts'
import { ProfilesHeader } from './profiles-header.tsx'
import { ProfilesSkeleton } from './profiles-skeleton.tsx'
import { useSelectedProfile } from './selected-profile.ts'

const ProfileOverview = lazy(() => import('./profile-overview.tsx'))

export const meta = () => [{ title: `Profiles · ${PRODUCT}` }]

export default function ProfilesPage() {
  const { profiles, selected, isGone, hold, replaceBy, select } = useSelectedProfile(PATHS.profiles)
  const [creating, setCreating] = useState(false)
  if (!profiles.data) return profiles.isError ? <ProfilesNotLoaded query={profiles} /> : <ProfilesSkeleton />

  async function create(name: string) {
    const profile = await createProfile(name)
    if (profile) select(profile.id)
    return profile !== undefined
  }

  return (
    <div className="max-w-[66rem]">
      <ProfilesHeader count={profiles.data.length} onNew={() => setCreating(true)} />
      <PagePurpose of="profile" className="mt-1" />
      {selected ? (
        <>
          <ul aria-label="Your profiles" className="-mx-4 mt-5 flex gap-4 overflow-x-auto px-4 pt-1 pb-3 md:-mx-7 md:px-7">
            {profiles.data.map((profile) => (
              <li key={profile.id} className="w-72 max-w-[82vw] shrink-0">
                <ProfileCard
                  profile={profile}
                  isOpen={profile.id === selected.id}
                  menu={<ProfileMenuButton profile={profile} />}
                />
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <Suspense fallback={<EditorSkeleton />}>
              <ProfileOverview key={selected.id} profile={selected} isGone={isGone} onUnsaved={hold} onKept={replaceBy} />
            </Suspense>
          </div>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState
            Icon={UserRoundPlus}
            title={NO_PROFILE_SELECTED}
            action={
              <Button look="primary" onClick={() => setCreating(true)}>
                Create your first profile
              </Button>
            }
          >
            A profile holds what employers ask: who you are, where you worked, what you can do. Create your first one to start.
          </EmptyState>
        </div>
      )}
      {creating && (
        <NameDialog
          title="Create New Profile"
          action="Create Profile"
          {...PROFILE_NAME}
          onSubmit={create}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

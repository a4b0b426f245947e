import { PRODUCT } from '@jobapply/core/auth/constants'
import { NO_PROFILE_SELECTED } from '@jobapply/core/profiles/constants'
import { PROFILES_NOT_LOADED } from '@jobapply/core/profiles/faults'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { createProfile } from './profile-actions.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileMenuButton } from './profile-menu-button.tsx'
import { ProfileNameDialog } from './profile-name-dialog.tsx'
import { ProfilesHeader } from './profiles-header.tsx'
import { ProfilesSkeleton } from './profiles-skeleton.tsx'

const ProfileOverview = lazy(() => import('./profile-overview.tsx'))

export const meta = () => [{ title: `Profiles · ${PRODUCT}` }]

export default function ProfilesPage() {
  const { profileId } = useParams()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const profiles = useQuery(api.profiles.list.queryOptions())
  const selected = profiles.data && chooseProfile(profiles.data, profileId)
  const address = selected ? `${PATHS.profiles}/${selected.id}` : PATHS.profiles
  const isElsewhere = profiles.data !== undefined && selected?.id !== profileId

  useEffect(() => {
    if (isElsewhere) void navigate(address, { replace: true })
  }, [isElsewhere, address, navigate])

  if (!profiles.data) {
    if (!profiles.isError) return <ProfilesSkeleton />
    return (
      <section role="alert" className="grid justify-items-start gap-3">
        <h1 className="font-serif text-28">{PROFILES_NOT_LOADED.title}</h1>
        <p className="text-ink-2">{PROFILES_NOT_LOADED.message}</p>
        <Button busy={profiles.isFetching} onClick={() => void profiles.refetch()}>
          Try again
        </Button>
      </section>
    )
  }

  async function create(name: string) {
    const profile = await createProfile(name)
    if (profile) void navigate(`${PATHS.profiles}/${profile.id}`)
    return profile !== undefined
  }

  return (
    <div className="max-w-[66rem]">
      <ProfilesHeader count={profiles.data.length} onNew={() => setCreating(true)} />
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
              <ProfileOverview key={selected.id} profile={selected} />
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
        <ProfileNameDialog
          title="Create New Profile"
          action="Create Profile"
          onSubmit={create}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

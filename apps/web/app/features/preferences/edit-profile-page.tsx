import { PRODUCT } from '@jobapply/core/auth/constants'
import { NOT_FOUND_TEXT } from '@jobapply/core/profiles/constants'
import { PROFILE_NOT_FOUND } from '@jobapply/core/profiles/faults'
import { isProfileId } from '@jobapply/core/profiles/rules'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { EditorSkeleton } from '#features/profiles/editor-skeleton.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { buttonClass } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'

export const meta = () => [{ title: `Edit profile · ${PRODUCT}` }]

export default function EditProfilePage() {
  const { profileId = '' } = useParams()
  if (!isProfileId(profileId)) return <Navigate to={PATHS.profiles} replace />
  return (
    <div className="max-w-[66rem]">
      <Link to={PATHS.profiles} className={`-ml-3.5 ${buttonClass({ look: 'quiet' })}`}>
        <ArrowLeft aria-hidden className="size-4" />
        Back
      </Link>
      <EditedProfile id={profileId} />
    </div>
  )
}

function EditedProfile({ id }: { id: string }) {
  const profile = useQuery(api.profiles.get.queryOptions({ input: { id } }))
  const [isUnsaved, setIsUnsaved] = useState(false)
  const navigate = useNavigate()
  const isGone = profile.error instanceof ORPCError && profile.error.code === 'PROFILE_NOT_FOUND'
  if (profile.data && (!isGone || isUnsaved))
    return (
      <EditProfileForm
        key={id}
        profile={profile.data}
        isGone={isGone}
        onUnsaved={setIsUnsaved}
        onKept={(kept) => void navigate(`${PATHS.editProfile}/${kept.id}`, { replace: true })}
      />
    )
  if (isGone)
    return (
      <section className="mt-4 grid gap-2">
        <h1 className="font-serif text-28">{PROFILE_NOT_FOUND.title}</h1>
        <p className="max-w-[60ch] text-ink-2">{NOT_FOUND_TEXT}</p>
      </section>
    )
  if (profile.isError) return <Loading query={profile} />
  return (
    <div role="status" aria-label="Loading" className="mt-3">
      <h1 className="sr-only">Edit profile</h1>
      <EditorSkeleton />
    </div>
  )
}

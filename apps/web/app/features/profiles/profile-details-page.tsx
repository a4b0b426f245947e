import { PRODUCT } from '@jobapply/core/auth/constants'
import { isProfileId } from '@jobapply/core/profiles/rules'
import { usableFacts } from '@jobapply/core/profiles/summary/usable'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileQuestion, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ProfileSheet } from './sheet/profile-sheet.tsx'

export const meta = () => [{ title: `Profile Details · ${PRODUCT}` }]

export default function ProfileDetailsPage() {
  const { profileId = '' } = useParams()
  const isWellFormed = isProfileId(profileId)
  const profile = useQuery(api.profiles.get.queryOptions({ input: { id: profileId }, enabled: isWellFormed }))
  const isMissing = profile.error instanceof ORPCError && profile.error.code === 'PROFILE_NOT_FOUND'

  if (!isWellFormed || isMissing) return <NotFound />
  if (!profile.data) return profile.isError ? <Loading query={profile} /> : <Waiting />
  return (
    <div className="mx-auto max-w-[52rem] print:max-w-none">
      <div className="mb-4 flex items-center justify-between gap-4 print:hidden">
        <Link to={`${PATHS.editProfile}/${profileId}`} className={buttonClass({ look: 'quiet' })}>
          <ArrowLeft aria-hidden className="size-4" />
          Back to Editor
        </Link>
        <Button onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
      <ProfileSheet profile={usableFacts(profile.data)} />
    </div>
  )
}

const NotFound = () => (
  <EmptyState
    Icon={FileQuestion}
    title="Profile Not Found"
    Heading="h1"
    action={
      <Link to={PATHS.profiles} className={buttonClass({ look: 'primary' })}>
        <ArrowLeft aria-hidden className="size-4" />
        Back to Profiles
      </Link>
    }
  >
    There's no profile at this address. It may have been deleted, or the link may be wrong.
  </EmptyState>
)

const Waiting = () => (
  <div role="status" aria-label="Loading" className="mx-auto max-w-[52rem]">
    <div className="mb-4 flex justify-between">
      <Skeleton className="h-9 w-36" />
      <Skeleton className="h-9 w-24" />
    </div>
    <Skeleton className="h-[60vh] w-full rounded-card" />
  </div>
)

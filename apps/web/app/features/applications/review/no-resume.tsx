import type { Profile } from '@jobapply/core/profiles/schema'
import { FileWarning } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import type { Line, ReviewState } from './use-review.ts'

/** Neither a document was chosen, nor has the profile a file of its own. */
export function lacksResume({ reviewed, resumeId }: Line, profiles: readonly Profile[]) {
  const profile = profiles.find(({ id }) => id === reviewed?.profileId)
  return profile !== undefined && resumeId === null && !profile.uploaded_resume_filename
}

type Props = { line: Line; review: ReviewState; profiles: readonly Profile[] }

/** Said before anything is approved, with the two ways to a resume. */
export function NoResume({ line, review, profiles }: Props) {
  const { mutate, isPending } = useMutate()
  const profileId = line.reviewed?.profileId
  const profile = profiles.find(({ id }) => id === profileId)
  if (!profile) return null

  /** Every line that goes out with this profile and has none gets it. */
  const make = () =>
    mutate(
      async (client) => {
        const { id } = await client.documents.resumes.create({ profileId: profile.id })
        for (const other of review.lines)
          if (other.reviewed?.profileId === profile.id && lacksResume(other, profiles)) review.chooseResume(other.job.jobId, id)
      },
      { reload: [api.documents.resumes.list.key()] },
    )

  return (
    <div
      role="note"
      className="mx-4 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-warn-wash px-3 py-2 text-13 lg:mr-5 lg:ml-13.5"
    >
      <FileWarning aria-hidden className="size-4 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-60">This application has no resume. Most employers ask for one.</p>
      <Button size="small" busy={isPending} disabled={isPending} onClick={() => void make()}>
        Make one from “{profile.profile_name}”
      </Button>
      <Link to={`${PATHS.editProfile}/${profile.id}`} className={buttonClass({ look: 'quiet', size: 'small' })}>
        Upload one
      </Link>
    </div>
  )
}

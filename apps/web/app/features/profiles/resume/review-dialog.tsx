import type { Profile } from '@jobapply/core/profiles/schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import type { AutoSaved } from './auto-saved.ts'
import { Review } from './review.tsx'
import { reviewOptions } from './review-query.ts'

type Props = { profile: Profile; opensOn: 'review' | 'report'; autoSaved: AutoSaved | undefined; onClose: () => void }

/** What the newest resume adds to the profile, to keep, edit or skip, and how readable the file is. */
export default function ReviewDialog({ profile, opensOn, autoSaved, onClose }: Props) {
  const review = useQuery({ ...reviewOptions(profile), placeholderData: keepPreviousData })
  if (review.data)
    return <Review profile={profile} review={review.data} opensOn={opensOn} autoSaved={autoSaved} onClose={onClose} />
  return (
    <WideDialog title="Review your resume" onClose={onClose}>
      {review.data === null ? <p>This profile has no resume yet.</p> : <Loading query={review} />}
    </WideDialog>
  )
}

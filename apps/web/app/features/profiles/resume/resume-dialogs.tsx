import type { Profile } from '@jobapply/core/profiles/schema'
import { lazy, Suspense } from 'react'

const UploadDialog = lazy(() => import('./upload-dialog.tsx'))
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))
const FilesDialog = lazy(() => import('./files-dialog.tsx'))

export type ResumeDialog = 'upload' | 'review' | 'report' | 'files'
type Props = {
  profile: Profile
  /** Saves the resume's data at once where it overwrites nothing that was typed. */
  autoSave?: boolean
  open: ResumeDialog | undefined
  onOpen: (dialog: ResumeDialog | undefined) => void
}

/** The dialogs for a profile's resume; each one's code is loaded when it opens. */
export function ResumeDialogs({ profile, autoSave = false, open, onOpen }: Props) {
  const close = () => onOpen(undefined)
  return (
    <Suspense>
      {open === 'upload' && (
        <UploadDialog
          profile={profile}
          autoSave={autoSave}
          onClose={close}
          onUploaded={({ autoSave: saved, review }) =>
            onOpen(saved === 'saved' && review.proposals.length === 0 ? undefined : 'review')
          }
        />
      )}
      {(open === 'review' || open === 'report') && <ReviewDialog key={open} profile={profile} opensOn={open} onClose={close} />}
      {open === 'files' && <FilesDialog profile={profile} onClose={close} />}
    </Suspense>
  )
}

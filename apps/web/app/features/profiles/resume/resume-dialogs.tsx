import type { Profile } from '@jobapply/core/profiles/schema'
import { lazy, Suspense, useState } from 'react'
import type { AutoSaved } from './auto-saved.ts'

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
  const [autoSaved, setAutoSaved] = useState<AutoSaved>()
  const close = () => onOpen(undefined)
  return (
    <Suspense>
      {open === 'upload' && (
        <UploadDialog
          profile={profile}
          autoSave={autoSave}
          onClose={close}
          onUploaded={({ autoSave: outcome, review, profile: after }) => {
            setAutoSaved(outcome === 'saved' ? { before: profile, after } : undefined)
            onOpen(outcome === 'saved' && review.proposals.length === 0 ? undefined : 'review')
          }}
        />
      )}
      {(open === 'review' || open === 'report') && (
        <ReviewDialog
          key={open}
          profile={profile}
          opensOn={open}
          // Only what is still so: a later save or an undo has another version.
          autoSaved={autoSaved?.after.version === profile.version ? autoSaved : undefined}
          onClose={close}
        />
      )}
      {open === 'files' && <FilesDialog profile={profile} onClose={close} />}
    </Suspense>
  )
}

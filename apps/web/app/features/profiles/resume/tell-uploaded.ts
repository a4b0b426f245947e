import type { Profile } from '@jobapply/core/profiles/schema'
import { AUTO_SAVED, UPLOADED } from '@jobapply/core/resume/constants'
import { AUTO_SAVE_FAILED, AUTO_SAVE_REFUSED } from '@jobapply/core/resume/faults'
import { showToast } from '#platform/toasts.ts'
import { describeSaved, undoSaved } from './auto-saved.ts'
import type { Uploaded } from './upload-resume.ts'

/** Tells the result of the upload, and on /edit-profile of the automatic save (spec 2 §8), in one toast. */
export function tellUploaded(filename: string, before: Profile, { profile, autoSave, review }: Uploaded) {
  if (autoSave === 'none')
    return showToast({ title: UPLOADED, description: `${filename} is stored with "${profile.profile_name}".`, kind: 'good' })
  if (autoSave === 'saved') {
    const saved = { before, after: profile }
    const what = describeSaved(saved)
    const undo = { label: 'Undo', run: () => void undoSaved(saved) }
    return showToast({
      title: AUTO_SAVED,
      description: `${UPLOADED} ${describeUpload(what, review.proposals.length)}`,
      kind: 'good',
      ...(what && { action: undo }),
    })
  }
  const { title, message } = autoSave === 'refused' ? AUTO_SAVE_REFUSED : AUTO_SAVE_FAILED
  showToast({ title, description: `${UPLOADED} ${message}`, kind: 'bad' })
}

/** What was saved, and how much waits in the review: what was saved is no proposal any more. */
function describeUpload(what: string, open: number): string {
  const rest = open === 0 ? '' : open === 1 ? 'One thing needs your review.' : `${open} things wait for your review.`
  if (what) return `Saved: ${what}. ${rest}`.trim()
  return rest || 'Everything in it is already in your profile.'
}

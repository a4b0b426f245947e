import { AUTO_SAVED, UPLOADED } from '@jobapply/core/resume/constants'
import { AUTO_SAVE_FAILED, AUTO_SAVE_REFUSED } from '@jobapply/core/resume/faults'
import { showToast } from '#platform/toasts.ts'
import type { Uploaded } from './upload-resume.ts'

/** Tells the result of the upload, and on /edit-profile of the automatic save (spec 2 §8). */
export function tellUploaded(filename: string, { profile, review, autoSave }: Uploaded) {
  showToast({ title: UPLOADED, description: `${filename} is stored with "${profile.profile_name}".`, kind: 'good' })
  const open = review.proposals.length
  const rest = open === 0 ? '' : ` ${open === 1 ? 'One thing is' : `${open} things are`} left for you to look at.`
  if (autoSave === 'saved')
    showToast({ title: AUTO_SAVED, description: `What was empty is filled in; what you typed stays.${rest}`, kind: 'good' })
  const failure = { none: undefined, saved: undefined, refused: AUTO_SAVE_REFUSED, failed: AUTO_SAVE_FAILED }[autoSave]
  if (failure) showToast({ title: failure.title, description: failure.message, kind: 'bad' })
}

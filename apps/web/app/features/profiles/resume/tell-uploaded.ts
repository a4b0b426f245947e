import { AUTO_SAVED, UPLOADED } from '@jobapply/core/resume/constants'
import { AUTO_SAVE_FAILED, AUTO_SAVE_REFUSED } from '@jobapply/core/resume/faults'
import { showToast } from '#platform/toasts.ts'
import type { Uploaded } from './upload-resume.ts'

/** Tells the result of the upload, and on /edit-profile of the automatic save (spec 2 §8), in one toast. */
export function tellUploaded(filename: string, { profile, autoSave }: Uploaded) {
  if (autoSave === 'none')
    return showToast({ title: UPLOADED, description: `${filename} is stored with "${profile.profile_name}".`, kind: 'good' })
  // The review says what was saved already, and offers the way back.
  if (autoSave === 'saved')
    return showToast({ title: AUTO_SAVED, description: `${UPLOADED} What you typed stays as it was.`, kind: 'good' })
  const { title, message } = autoSave === 'refused' ? AUTO_SAVE_REFUSED : AUTO_SAVE_FAILED
  showToast({ title, description: `${UPLOADED} ${message}`, kind: 'bad' })
}

import { type ContentChange, contentChanges, takeChanges } from '@jobapply/core/documents/changes'
import { contentOf } from '@jobapply/core/documents/rules'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { usableFacts } from '@jobapply/core/profiles/summary/usable'
import type { ResumeValues } from '#features/documents/editing/resume-values.ts'
import { showToast } from '#platform/toasts.ts'
import { keepKeyboard } from '#ui/return-focus.ts'
import type { ResumeDraft } from './resume-draft.ts'

/** Always the same when there is none, so that the pages are not drawn again for each key. */
const NO_CHANGES: readonly ContentChange[] = []

/** What the profile says since the resume last looked at it. */
export function changesOf(values: ResumeValues, profile: Profile | undefined): readonly ContentChange[] {
  if (!profile) return NO_CHANGES
  const compared = { content: contentOf(values), profileContent: values.profileContent }
  const changes = contentChanges(compared, contentOf(usableFacts(profile)))
  return changes.length > 0 ? changes : NO_CHANGES
}

/** Takes these changes of the profile. */
export function take(draft: ResumeDraft, profile: Profile, keys: string[]) {
  const { profileContent, ...values } = draft.read().values
  const [content, now] = [contentOf(values), contentOf(usableFacts(profile))]
  draft.change({
    ...takeChanges({ content, profileContent }, now, keys),
    profileContent: takeChanges({ content: profileContent, profileContent }, now, keys),
  })
  const title = keys.length === 1 ? '1 change applied' : `${keys.length} changes applied`
  settle(title, 'Your resume now matches your profile there.', () => draft.change({ ...content, profileContent }))
}

/** Takes what was accepted of a tailoring. */
export function tailor(draft: ResumeDraft, tailored: ResumeContent, job: string) {
  const content = contentOf(draft.read().values)
  draft.change(tailored)
  settle('Resume tailored', `It starts with what ${job} asks for.`, () => draft.change(content))
}

/** From now on only later changes are offered. */
export function leave(draft: ResumeDraft, profile: Profile) {
  const { profileContent } = draft.read().values
  draft.change({ profileContent: contentOf(usableFacts(profile)) })
  settle('Left as it is', "We'll tell you when the profile changes again.", () => draft.change({ profileContent }))
}

function settle(title: string, description: string, undo: () => void) {
  showToast({ title, description, kind: 'good', action: { label: 'Undo', run: undo } })
  // The button is gone with its block.
  requestAnimationFrame(keepKeyboard)
}

import { SUCCESS } from '@jobapply/core/profiles/constants'
import { type Accepted, changesOf, type ResumeReview } from '@jobapply/core/profiles/resume-review'
import type { Profile } from '@jobapply/core/profiles/schema'
import { rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import type { Client } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { refreshFiles } from './review-query.ts'
import { forgetChoices } from './review-state.ts'

type Save = {
  profile: Profile
  review: ResumeReview
  accepted: readonly Accepted[]
  overwrite: boolean
}

/** Saves the kept proposals. */
export async function saveReview({ profile, review, accepted, overwrite }: Save, client: Client): Promise<void> {
  const { id, version } = profile
  const { resumeId, filename } = review
  const changes = changesOf(profile, accepted)
  rememberProfile(await client.profiles.saveReview({ id, version, resumeId, overwrite, changes }))
  forgetChoices(resumeId)
  void refreshFiles(id)
  const count = accepted.length
  const what = count === 0 ? 'Nothing was saved' : count === 1 ? 'One thing was saved' : `${count} things were saved`
  showToast({ title: SUCCESS.saved, description: `${what} from ${filename}.`, kind: 'good' })
}
